# shellcheck shell=bash
# Completion in bash. All names come from the program: verbs and options from its help, rules from `explain`, and the
# values of an option from what it says to one that it does not know.
#
# What fails leaves nothing to choose from.
# shellcheck disable=SC2312

# _strictpgn_verbs PROGRAM help [VERB]: those that belong to it, one to a line
_strictpgn_verbs() {
  "$@" | sed -nE '/^Verbs:/,/^$/s/^  ([a-z]+) .*/\1/p'
}

# _strictpgn_options PROGRAM help [VERB]...
_strictpgn_options() {
  "$@" | sed -nE 's/^  (-[a-zA-Z],|   ) (--[a-z0-9-]+)([[ ].*)?$/\2/p'
}

# _strictpgn_rules PROGRAM
_strictpgn_rules() {
  "$1" explain --color never | sed -nE 's/^  ([a-z0-9-]+) .*/\1/p'
}

# _strictpgn_values PROGRAM VERB OPTION: the words that an option takes one of. No verb does anything where it is
# given none of them; what else a verb cannot do without is given to it, too.
_strictpgn_values() {
  local words=("$3=?")
  case "$2 $3" in
    'check --pieces') words+=(--fix) ;;
    'convert --to') ;;
    'convert '*) words+=(--to uci) ;;
    'fuzz replay '*) words+=(--target true /dev/null/none) ;;
    'fuzz '*) words+=(--target true --count 1 --out /dev/null/none) ;;
    'split '*) words+=(--clean - --faulty -) ;;
    *) ;;
  esac
  case $2 in
    'fuzz replay') words=(fuzz replay "${words[@]}") ;;
    merge) words=(check --no-config "${words[@]}") ;; # whose report it makes
    check | format | convert | fen | epd | ast | split | view) words=("$2" --no-config "${words[@]}") ;;
    *) words=("$2" "${words[@]}") ;;
  esac
  { "$1" "${words[@]}" 2>&1 >/dev/null || true; } | sed -nE 's/.* is none of ([a-z0-9, ]+).*/\1/p' | tr -d ,
}

# _strictpgn_words PROGRAM CURRENT OPTION WORD...: all that may stand at the cursor, which is in the value of an option
# or not, but for files. The words are those before the cursor.
_strictpgn_words() {
  local program=$1 current=$2 option=$3 verb=${4-}
  shift 3
  if [[ "$verb ${2-}" == 'fuzz replay' ]]; then verb='fuzz replay'; fi
  case $option in
    --profile | --encoding | --format | --level | --color | --input | --dialect | --to | --ep | --pieces | --nags | \
      --fail-on | --fix | --findings | --texts | --labels | --rule=*)
      _strictpgn_values "$program" "$verb" "$option"
      return
      ;;
    --select | --ignore | --violate)
      _strictpgn_rules "$program"
      return
      ;;
    --rule)
      _strictpgn_rules "$program" | sed 's/$/=/'
      return
      ;;
    *) ;;
  esac
  if [[ $current == -* ]]; then
    # shellcheck disable=SC2086 # two words for two verbs
    _strictpgn_options "$program" help $verb
  elif (($# == 0)); then
    _strictpgn_verbs "$program" help
    echo help
  elif [[ $verb == help ]]; then
    _strictpgn_verbs "$program" "$@"
  elif [[ $verb == explain ]]; then
    _strictpgn_rules "$program"
  elif (($# == 1)); then
    _strictpgn_verbs "$program" help "$verb"
  fi
}

# _strictpgn PROGRAM CURRENT BEFORE, as bash calls it
_strictpgn() {
  local IFS=$' \t\n' program=${1/#~\//$HOME/} current=$2 option=$3 prefix='' words
  local before=("${COMP_WORDS[@]:1:COMP_CWORD-1}")
  if [[ " ${before[*]} " == *' -- '* ]]; then return; fi
  # An equals sign is a word by itself, unless somebody does not want that.
  if ((COMP_CWORD > 1)) && [[ ${COMP_WORDS[COMP_CWORD]} == '=' ]]; then
    before+=('=')
    current=''
  elif [[ $current == --*=* ]]; then
    before+=("${current%%=*}" '=')
    prefix=${current%%=*}=
    current=${current#*=}
  fi
  local count=${#before[@]}
  if ((count > 1)) && [[ ${before[count - 1]} == '=' ]]; then
    option=${before[count - 2]}
    # --rule NAME=LEVEL, or --rule=NAME=LEVEL
    if [[ $option != -* ]]; then option="--rule=$option"; fi
  elif [[ $option == --fix ]]; then
    option='' # its value stands behind such a sign or not at all
  fi
  words=$(_strictpgn_words "$program" "$current" "$option" "${before[@]}" 2>/dev/null </dev/null)
  mapfile -t COMPREPLY <<<"$(compgen -P "$prefix" -W "$words" -- "$current")"
  case ${COMPREPLY[0]} in
    '') COMPREPLY=() ;;
    *=) compopt -o nospace 2>/dev/null || true ;;
    *) ;;
  esac
}

complete -o bashdefault -o default -F _strictpgn strictpgn
