#!/usr/bin/env bash
# Holds the conformance cases against their schemas. Exit status 77, which CTest counts as skipped, where there is no
# node or the packages are missing.
set -uo pipefail
self=$(realpath "$0")
cd "${self%/*}/../.." || exit 2
command -v node >/dev/null || { echo "skipped: conformance_schemas: there is no node"; exit 77; }
exec node tests/conformance/schemas.cjs
