// Holds lines of JSON against a schema of the project. Usage: node lines.cjs holds|refuses SCHEMA FILE...
// holds: all lines are valid. A member that the schema does not know is an error here, though readers should let it
// pass; and each member of the schema occurs in some line, and in SCHEMA.md between backquotes.
// refuses: each file has a line that is not valid, whatever members are let pass.
// Exit status: 0 all holds, 1 not all, 77 the packages of package.json are not installed.
'use strict';
const fs = require('fs');

function ajv() {
  try {
    const Ajv = require('ajv/dist/2020');
    return new Ajv({allErrors: false, strictRequired: false});
  } catch (trouble) {
    if (trouble.code !== 'MODULE_NOT_FOUND') throw trouble;
    console.log(`skipped: json_schemas: ${trouble.message.split('\n')[0]} (./dev test installs it)`);
    process.exit(77);
  }
}

// All objects of the schema that describe members, wherever they stand in it, but for conditions on single members.
function* objects_of(schema) {
  if (schema === null || typeof schema !== 'object') return;
  if (schema.properties && schema.type) yield schema;
  for (const part of Object.values(schema)) yield* objects_of(part);
}

function close(schema) {
  for (const each of objects_of(schema)) each.additionalProperties = false;
}

// Notes the names of all members in a value, of its own and of what it holds.
function note_members(value, names) {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) for (const name of Object.keys(value)) names.add(name);
  for (const part of Object.values(value)) note_members(part, names);
}

const document_file = 'src/report/SCHEMA.md';
const [verb, schema_file, ...files] = process.argv.slice(2);
const schema = JSON.parse(fs.readFileSync(schema_file, 'utf8'));
const is_open_valid = ajv().compile(structuredClone(schema));
close(schema);
const is_valid = ajv().compile(schema);
const seen = new Set();
let lines = 0;
let failures = 0;

function fail(message) {
  if (++failures <= 20) console.log(message);
}

function values_in(file) {
  return fs.readFileSync(file, 'utf8').split('\n').filter(line => line !== '').map(line => JSON.parse(line));
}

function hold(file) {
  for (const value of values_in(file)) {
    ++lines;
    note_members(value, seen);
    if (!is_valid(value)) {
      const why = is_valid.errors.map(one => `${one.instancePath}: ${one.message}`).join('; ');
      fail(`${file}: ${why}\n  ${JSON.stringify(value).slice(0, 400)}`);
    }
    value.a_member_of_tomorrow = 1;
    if (!is_open_valid(value)) fail(`${file}: a member more is not let pass`);
  }
}

function hold_members() {
  const document = fs.readFileSync(document_file, 'utf8');
  for (const each of objects_of(schema)) {
    for (const name of Object.keys(each.properties)) {
      if (!seen.has(name)) fail(`${schema_file}: no line has \`${name}\``);
      if (!document.includes(`\`${name}\``)) fail(`${document_file}: nothing about \`${name}\``);
    }
  }
}

function refuse(file) {
  ++lines;
  if (values_in(file).every(value => is_open_valid(value))) fail(`${file}: called valid`);
}

files.forEach(verb === 'refuses' ? refuse : hold);
if (verb === 'holds') hold_members();
if (failures > 0) console.log(`${schema_file}: ${failures} failures`);
process.exit(lines > 0 && failures === 0 ? 0 : 1);
