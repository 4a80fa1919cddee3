# shellcheck shell=bash
# Completion in bash. All names come from the program: verbs and options from its help, rules from `explain`, and the
# values of an option from what it says to one that it does not know.
#
# What fails leaves nothing to choose from.
# shellcheck disable=SC2312

# _strictpgn_verbs PROGRAM help [VERB]: those that belong to it, one to a line
_strictpgn_verbs() {
  "$@" | sed -nE '/^Subcommands:/,/^$/s/^  ([a-z]+) .*/\1/p'
}

# _strictpgn_options PROGRAM help [VERB]...
_strictpgn_options() {
  "$@" | sed -nE 's/^  (-[a-zA-Z],)?(--[a-z0-9-]+)[ {].*/\2/p'
}

# _strictpgn_rules PROGRAM
_strictpgn_rules() {
  "$1" explain --color never | sed -nE 's/^  ([a-z0-9-]+) .*/\1/p'
}

# _strictpgn_values PROGRAM VERB OPTION: the words that an option takes one of. No verb does anything where it is
# given none of them; what else a verb cannot do without is given to it, too.
_strictpgn_values() {
  local words=("$2" "$3=?")
  case "$2 $3" in
    'check --pieces') words+=(--fix) ;;
    'convert --to') ;;
    'convert '*) words+=(--to uci) ;;
    'fuzz '*) words+=(--target true --count 1 --out /dev/null/none) ;;
    'merge '*) words=(check "$3=?") ;;
    'split '*) words+=(--clean - --faulty -) ;;
    *) ;;
  esac
  { "$1" "${words[@]}" 2>&1 >/dev/null || true; } | sed -nE 's/.* is none of ([a-z0-9, ]+).*/\1/p' | tr -d ,
}

# _strictpgn_words PROGRAM CURRENT OPTION: all that may stand at the cursor, which is in the value of an option or
# not, but for files
_strictpgn_words() {
  local program=$1 current=$2 option=$3 verb=${COMP_WORDS[1]} help=("$1" help)
  if ((COMP_CWORD > 1)); then help+=("$verb"); fi
  if ((COMP_CWORD > 2)) && [[ "$verb ${COMP_WORDS[2]}" == 'fuzz replay' ]]; then help+=(replay); fi
  case $option in
    --profile | --encoding | --format | --level | --color | --input | --dialect | --to | --ep | --pieces | --nags | \
      --fail-on | --fix | --findings | --texts | --labels)
      _strictpgn_values "$program" "$verb" "$option"
      return
      ;;
    --select | --ignore | --rule | --violate)
      _strictpgn_rules "$program"
      return
      ;;
    *) ;;
  esac
  if [[ $current == -* ]]; then
    _strictpgn_options "${help[@]}"
  elif ((COMP_CWORD == 1)); then
    _strictpgn_verbs "${help[@]}"
    echo help
  elif ((COMP_CWORD == 2)); then
    case $verb in
      help) _strictpgn_verbs "$program" help ;;
      explain) _strictpgn_rules "$program" ;;
      *) _strictpgn_verbs "${help[@]}" ;;
    esac
  fi
}

_strictpgn() {
  local current=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} words
  # An equals sign is a word by itself.
  if [[ $current == '=' ]]; then
    current=
  elif [[ $option == '=' ]]; then
    option=${COMP_WORDS[COMP_CWORD - 2]}
  elif [[ $option == --fix ]]; then
    option=  # its value stands behind such a sign or not at all
  fi
  words=$(_strictpgn_words "$1" "$current" "$option" 2>/dev/null </dev/null)
  mapfile -t COMPREPLY <<<"$(compgen -W "$words" -- "$current")"
  if [[ -z ${COMPREPLY[0]} ]]; then COMPREPLY=(); fi
}

complete -o bashdefault -o default -F _strictpgn strictpgn
