#!/usr/bin/env bash
# The page of `check --format html` in a browser: its own script and style run, no other script does
# that gets into it, and it fits the screen of a phone.
# Usage: run.sh STRICTPGN. Exit status 77 without chromium: nothing was tried.
set -euo pipefail

program=$(realpath "$1")
samples=$(cd "$(dirname "$0")/../../../samples" && pwd)
browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome) || {
  echo "skipped: html_page: there is no chromium"
  exit 77
}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

long=$(printf 'a_name_as_long_as_that_of_a_tournament_%.0s' 1 2 3 4 5 6)
cp "$samples/mistakes.pgn" "$long.pgn"
cp "$samples/philidor.pgn" "sound_$long.pgn"
"$program" check --format html "$long.pgn" "sound_$long.pgn" "missing_$long.pgn" >page.html 2>/dev/null ||
  [ $? = 2 ] # as one file is missing

attack="<script>document.title = 'attacked'</script><img src=x onerror=\"document.title = 'attacked'\">"
sed "s|<main|$attack&|" page.html >attacked.html
sed '/Content-Security-Policy/d' attacked.html >open.html

# look PAGE WIDTH: the title, what the script says, a color that the style gives, how wide the content is.
look() {
  cat >look.html <<HTML
<iframe id="shown" src="$1" width="$2" height="900" style="border: 0"></iframe>
<script>
onload = () => setTimeout(() => {
  const page = document.getElementById('shown').contentDocument;
  const words = [page.title.slice(0, 9), page.getElementById('found').textContent,
    'margin ' + getComputedStyle(page.body).margin,
    page.documentElement.scrollWidth <= page.documentElement.clientWidth ? 'fits' : 'too wide'];
  document.body.textContent = 'seen: ' + words.join('; ');
}, 300);
</script>
HTML
  "$browser" --headless --no-sandbox --disable-gpu --allow-file-access-from-files \
    --user-data-dir="$folder/profile" --window-size=1600,1000 --virtual-time-budget=5000 \
    --dump-dom "file://$folder/look.html" 2>/dev/null | sed -n 's|.*seen: \(.*\)</body>.*|\1|p'
}

failures=0
expect() { # PAGE WIDTH PATTERN
  local seen
  seen=$(look "$1" "$2")
  [[ $seen =~ $3 ]] && return
  echo "$1 at $2: $seen"
  failures=$((failures + 1))
}

for width in 320 390 768 1400; do
  expect page.html "$width" '^strictpgn; [0-9]+ of [0-9]+ findings shown; margin 0px; fits$'
done
expect attacked.html 390 '^strictpgn; '
expect open.html 390 '^attacked; ' # the attack is one
exit $((failures != 0))
