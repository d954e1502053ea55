import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);
const PACKAGE = resolve(__dirname, '..');

/** Used as the console would use it, then printed. */
const ENTRY = `
import {compileModel, fieldErrors} from '@emblem/schemas';
import {navigation, schemas} from 'virtual:emblem/schemas';
import {validators} from 'virtual:emblem/validators';
const model = compileModel(schemas);
const {create, update} = await validators['plating-colour']();
const entity = model.entity('plating-colour');
const ok = create({});
console.log(JSON.stringify({
  entities: schemas.length, menu: navigation.nodes.length, ok, errors: fieldErrors(create.errors, entity, 'zh', {}),
  update: update({platingName: '金', paltingShadeConvex: 'red'}),
}));
`;

/** Vite is an ES module, which Jest does not load: it builds in a process of its own. */
const BUILD = `
import {build} from 'vite';
import vite from ${JSON.stringify(join(PACKAGE, 'dist/vite.js'))};
const root = process.argv[1];
await build({
  root, configFile: false, logLevel: 'error', plugins: [vite.emblemSchemas()],
  build: {outDir: 'out', target: 'es2022', lib: {entry: 'entry.js', formats: ['es'], fileName: () => 'entry.mjs'}},
});
`;

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'emblem-vite-'));
  writeFileSync(join(root, 'entry.js'), ENTRY);
});

afterAll(() => {
  rmSync(root, {recursive: true});
});

test('a built page has the schemas and validators that need no code made at run time', async () => {
  await run('node', ['--input-type=module', '-e', BUILD, root], {cwd: PACKAGE});
  const {stdout} = await run('node', ['--disallow-code-generation-from-strings', join(root, 'out/entry.mjs')]);
  const seen: unknown = JSON.parse(stdout);
  expect(seen).toMatchObject({ok: false, update: false, errors: {platingName: '请输入电镀名称'}});
  expect(seen).toHaveProperty('entities', expect.any(Number));
}, 60_000);
