// Holds the conformance cases and their manifest against the schemas of conformance/schema, and sees that each schema
// refuses what is spoiled. Usage: node schemas.cjs, in the root of the checkout.
// Exit status: 0 all holds, 1 not all, 77 the packages of tests/report/schema are not installed.
'use strict';
const fs = require('fs');
const path = require('path');

function ajv() {
  try {
    return new (require('../report/schema/node_modules/ajv/dist/2020'))({strict: true, strictRequired: false, strictTypes: 'log', strictTuples: false, logger: false});
  } catch (trouble) {
    if (trouble.code !== 'MODULE_NOT_FOUND') throw trouble;
    console.log(`skipped: conformance_schemas: ${trouble.message.split('\n')[0]} (./dev test installs it)`);
    process.exit(77);
  }
}

const read = file => JSON.parse(fs.readFileSync(file, 'utf8'));
const schemas = ajv();
for (const name of ['case', 'ast', 'manifest']) {
  schemas.addSchema(read(`conformance/schema/${name}.schema.json`));
}

let failures = 0;
let held = 0;
function fail(message) {
  if (++failures <= 20) console.log(message);
}

function hold(name, file) {
  ++held;
  const is_valid = schemas.getSchema(`${name}.schema.json`);
  if (!is_valid(read(file))) {
    fail(`${file}: ${is_valid.errors.map(one => `${one.instancePath}: ${one.message}`).join('; ')}`);
  }
}

// A copy that `spoil` has changed is refused.
function refuse(name, file, spoil) {
  const copy = read(file);
  spoil(copy);
  if (schemas.getSchema(`${name}.schema.json`)(copy)) fail(`${file}: called valid after ${spoil}`);
}

const root = 'conformance/cases';
const folders = fs.readdirSync(root).flatMap(area => fs.readdirSync(path.join(root, area)).map(
    name => path.join(root, area, name)));
for (const folder of folders) {
  hold('case', path.join(folder, 'case.json'));
  const tree = path.join(folder, 'ast.json');
  if (fs.existsSync(tree)) hold('ast', tree);
}
hold('manifest', 'conformance/manifest.json');

const is_rich = folder => {
  const file = path.join(folder, 'ast.json');
  return fs.existsSync(file) && /"fen"[^]*"nag"/.test(fs.readFileSync(file, 'utf8')) &&
      read(path.join(folder, 'case.json')).diagnostics.length > 0;
};
const rich = folders.find(is_rich);
const case_file = path.join(rich, 'case.json');
const tree_file = path.join(rich, 'ast.json');
const first_move = tree => tree.games[0].movetext.find(element => 'fen' in element);
for (const spoil of [
  one => delete one.verdict.import, one => { one.verdict.import = 'x'; }, one => { one.id = 'ABC'; },
  one => { one.novelty = 1; }, one => { one.diagnostics[0].severity = 'grave'; }, one => { one.fires = ['No rule']; },
  one => delete one.run.encoding,
]) refuse('case', case_file, spoil);
for (const spoil of [
  tree => delete tree.games[0].start, tree => { first_move(tree).fen = '8/8'; }, tree => delete first_move(tree).origin,
  tree => { tree.games[0].movetext.push({comment: 'a', nag: 1}); }, tree => { tree.games[0].termination = '2-0'; },
]) refuse('ast', tree_file, spoil);
for (const spoil of [
  all => { all.cases[0].novelty = 1; }, all => delete all.cases[0].folder, all => { all.suite = '1'; },
]) refuse('manifest', 'conformance/manifest.json', spoil);

if (failures > 0) console.log(`${failures} failures`);
process.exit(failures === 0 && held > 2000 ? 0 : 1);
