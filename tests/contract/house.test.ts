import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from '../harness/places';

type Files = Readonly<Record<string, string>>;

/** What a part of `npm run lint` says; `call` is code that has `files`, these by their paths from the root. */
function said(part: string, call: string, files: Files): readonly string[] {
  const run = `
    const lint = await import(${JSON.stringify(join(ROOT, 'scripts/lint', part))});
    const files = new Map(Object.entries(${JSON.stringify(files)}));
    console.log(JSON.stringify(${call}));`;
  const lines: unknown = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', run], {encoding: 'utf8', cwd: ROOT}),
  );
  return Array.isArray(lines) ? lines.map(String) : [];
}

function findings(files: Files): readonly string[] {
  return said('imports.mjs', 'lint.findings(files)', files);
}

test('the house is kept: packages one way, floors, libraries and modules in their place, no cycle of any kind', () => {
  const faults = findings({
    'admin/src/model/record.ts': 'export type Id = number;',
    'admin/src/widgets/Link.tsx':
      "import type {Id} from '../model/record';\nexport const load = () => import('../shell/Layout');",
    'admin/src/shell/Layout.tsx': "import {load} from '../widgets/Link';",
    'admin/src/attic/box.ts': "import {Layout} from '../shell/Layout';",
    'backend/src/modules/sales/a.ts':
      "import {b} from '../mail/b';\nimport postgres from 'postgres';\nimport type {Sql} from 'postgres';",
    'backend/src/modules/mail/b.ts': "import {seedWorld} from '@emblem/seed';",
    'backend/src/modules/shipping/price.ts':
      "import {openFreight} from '../../integrations/freight';\n" +
      "import {usps} from '../../integrations/freight/usps';\n" +
      "import type {Freight} from '../../integrations/freight/port';",
    'backend/src/integrations/freight/index.ts': "import type {Freight} from './port';\nimport {usps} from './usps';",
    'backend/src/integrations/freight/port.ts': '',
    'backend/src/integrations/freight/usps.ts': '',
    'backend/src/server/first-world.ts': "import {seedWorld} from '@emblem/seed';",
    'editor/src/document/a.ts': "import {useState} from 'react';\nimport {Canvas} from 'fabric';",
    'editor/src/panels/a.tsx': "import {useState} from 'react';\nimport {readFileSync} from 'node:fs';",
    'editor/src/panels/a.test.ts': "import {readFileSync} from 'node:fs';",
    'editor/print/src/page.ts': "import {Panel} from '../../src/panels/a';",
  });
  const port = 'The index of a service chooses the adapter, by the provider of the account.';
  expect(faults).toEqual([
    'admin/src/widgets/Link.tsx: "../shell/Layout". shell is a floor above widgets.',
    'admin/src/attic/box.ts: "../shell/Layout". "attic" has no floor yet: add it in scripts/lint/house.mjs.',
    'backend/src/modules/sales/a.ts: "../mail/b". A module does not import another\'s acts.',
    'backend/src/modules/sales/a.ts: "postgres". SQL is written in database/, read/ and write/ only.',
    'backend/src/modules/mail/b.ts: "@emblem/seed". Dependencies point one way: backend does not know seed.',
    'backend/src/modules/shipping/price.ts: "../../integrations/freight/usps". ' + port,
    'backend/src/modules/shipping/price.ts: "../../integrations/freight/port". ' + port,
    'editor/src/document/a.ts: "react". No React here: this is data and functions.',
    'editor/src/document/a.ts: "fabric". fabric is known to scene/ and objects/*/view only.',
    'editor/src/panels/a.tsx: "node:fs". This runs in browsers too.',
    'editor/print/src/page.ts: "../../src/panels/a". Of the editor, print knows the records and their check only.',
    'These import each other in a cycle: admin/src/shell/Layout.tsx, admin/src/widgets/Link.tsx',
  ]);
});

test('a folder of a package has floors of its own, which hold between the files in it', () => {
  const list = {
    'admin/src/engine/list/ListPage.tsx': "import {Link} from '../rows/Link';\nimport {say} from '../notices';",
    'admin/src/engine/list/table/Table.tsx': "import {Page} from '../ListPage';",
  };
  expect(findings({...list, 'admin/src/engine/rows/Link.tsx': '', 'admin/src/engine/notices.ts': ''})).toEqual([]);
  const faults = findings({
    ...list,
    'admin/src/engine/notices.ts': "import {Link} from './rows/Link';",
    'admin/src/engine/rows/Link.tsx': "export const load = () => import('../list/table/Table');",
    'admin/src/engine/rows/Link.test.tsx': "import {Page} from '../list/ListPage';",
    'admin/src/engine/cellar/box.ts': "import type {Link} from '../rows/Link';",
    'admin/src/engine/form/a.ts': "import {own} from './b';\nimport {Layout} from '../../shell/Layout';",
    'admin/src/engine/form/b.ts': '',
    'admin/src/shell/Layout.tsx': "import {Page} from '../engine/list/ListPage';",
  });
  expect(faults).toEqual([
    'admin/src/engine/notices.ts: "./rows/Link". rows is a floor above notices.',
    'admin/src/engine/rows/Link.tsx: "../list/table/Table". list is a floor above rows.',
    'admin/src/engine/cellar/box.ts: "../rows/Link". "cellar" has no floor yet: add it in scripts/lint/house.mjs.',
    'admin/src/engine/form/a.ts: "../../shell/Layout". shell is a floor above engine.',
    'These import each other in a cycle: admin/src/engine/list/ListPage.tsx, admin/src/engine/list/table/Table.tsx, ' +
      'admin/src/engine/notices.ts, admin/src/engine/rows/Link.tsx',
  ]);
});

test('an entry of an enumeration is named by its constant, where code compares or asks', () => {
  const state = "{properties: {state: {'x-type': 'onOff'}}}";
  const onOff = "{$id: 'onOff', body: {'x-enum': [{value: 1, key: 'on'}, {value: 0, key: 'off'}]}}";
  const faults = said('bare-values.mjs', `lint.bareValues(files, lint.enumerations([${state}], [${onOff}]))`, {
    'backend/src/modules/sales/a.ts':
      "const where = {all: [{eq: ['state', 1]}, {in: ['state', [0, 1]]}, {eq: ['state', LAMP.state.on]}, " +
      "{eq: ['id', 1]}]};",
    'backend/src/modules/sales/b.ts':
      "if (numberOf(member, 'state') !== 1 || numberOf(member, 'state') === LAMP.state.on) refuse();\n" +
      "const isOff = lamp['state'] === 0 && Number(lamp?.state) !== 1 && numberOf(await get(1), 'state') === 0;",
    'admin/src/pages/b.ts': 'const a = error.state === 1;\nexport const isOff = lamp?.state !== 0 && lamp.state === 7;',
    'seed/src/c.test.ts': 'expect(rows.filter(({state}) => state === 1)).toEqual([]);',
  });
  const mend = 'has a bare value. Name the entry by its constant in @emblem/schemas/values.';
  expect(faults).toEqual([
    `backend/src/modules/sales/a.ts:1 "eq: ['state', 1" ${mend}`,
    `backend/src/modules/sales/a.ts:1 "in: ['state', [0" ${mend}`,
    `backend/src/modules/sales/b.ts:1 "numberOf(member, 'state') !== 1" ${mend}`,
    `backend/src/modules/sales/b.ts:2 "['state'] === 0" ${mend}`,
    `backend/src/modules/sales/b.ts:2 "Number(lamp?.state) !== 1" ${mend}`,
    `backend/src/modules/sales/b.ts:2 "numberOf(await get(1), 'state') === 0" ${mend}`,
    `admin/src/pages/b.ts:2 "lamp?.state !== 0" ${mend}`,
  ]);
});

test('an exported function is not called by a participle or an adjective alone', () => {
  const faults = said('names.mjs', 'lint.bareNames(files)', {
    'a.ts': 'export function told(): void {}\nexport async function fillText() {}\nfunction kept() {}',
    'b.tsx':
      'export const whole = (part: Part): boolean => true;\nexport const shown = [1];\nexport function open() {}',
  });
  expect(faults).toEqual([
    'a.ts: "told" says neither what the function does nor what it answers.',
    'b.tsx: "whole" says neither what the function does nor what it answers.',
  ]);
});

test('a folder has no more than 40 files of code beside each other', () => {
  const names = Array.from({length: 41}, (_, at) => [`a/b/${String(at)}.ts`, ''] as const);
  expect(said('folders.mjs', 'lint.crowdedFolders(files)', Object.fromEntries(names))).toEqual([
    'a/b holds 41 files. Give it rooms: no more than 40 are looked over.',
  ]);
  expect(said('folders.mjs', 'lint.crowdedFolders(files)', Object.fromEntries(names.slice(1)))).toEqual([]);
});

test('a line of code has no more than 120 characters', () => {
  const line = 'x'.repeat(120);
  expect(said('lines.mjs', 'lint.tooLong(files)', {'a.ts': `${line}\n${line}y\n`})).toEqual([
    'a.ts:2 has 121 characters. Break the line: no more than 120 are read well.',
  ]);
});

test('the tree of ARCHITECTURE names every folder', () => {
  const [, tree = ''] = /```\n(schemas\/[^]*?)```/.exec(readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')) ?? [];
  const parts = new Map(tree.split(/\n(?=\S)/).map(part => [part.split(' ')[0] ?? '', part]));
  const foldersIn = (place: string) =>
    readdirSync(join(ROOT, place), {withFileTypes: true})
      .filter(
        entry => entry.isDirectory() && !['node_modules', 'dist'].includes(entry.name) && !entry.name.startsWith('.'),
      )
      .map(({name}) => name);
  const unnamed = (part: string, place: string) =>
    foldersIn(place)
      .filter(name => !new RegExp(`[ /]${name}/`).test(parts.get(part) ?? ''))
      .map(name => `${place}/${name}`);
  expect([
    ...foldersIn('').filter(name => !parts.has(`${name}/`)),
    ...unnamed('schemas/', 'schemas'),
    ...unnamed('backend/', 'backend/src'),
    ...unnamed('admin/', 'admin/src'),
    ...unnamed('editor/', 'editor/src'),
    ...unnamed('editor/print/', 'editor/print/src'),
  ]).toEqual([]);
});
