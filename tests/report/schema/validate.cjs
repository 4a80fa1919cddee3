// Holds SARIF logs against the schema of OASIS. Usage: node validate.cjs LOG...
// Exit status: 0 all valid, 1 not all, 77 the packages of package.json are not installed.
'use strict';
const fs = require('fs');

function validator() {
  try {
    const Ajv = require('ajv-draft-04');
    const add_formats = require('ajv-formats');
    const schema = require('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
    // unicodeRegExp: one pattern of the schema is no regular expression by the stricter rules
    const ajv = new Ajv({allErrors: true, strict: false, unicodeRegExp: false});
    return add_formats(ajv).compile(schema);
  } catch (trouble) {
    if (trouble.code !== 'MODULE_NOT_FOUND') throw trouble;
    console.log(`skipped: sarif_schema: ${trouble.message.split('\n')[0]} (./dev test installs it)`);
    process.exit(77);
  }
}

const is_valid = validator();
let status = 0;
for (const file of process.argv.slice(2)) {
  if (is_valid(JSON.parse(fs.readFileSync(file, 'utf8')))) continue;
  status = 1;
  for (const one of is_valid.errors) console.log(`${file}${one.instancePath}: ${one.message}`);
}
process.exit(status);
