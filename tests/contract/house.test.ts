import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {ROOT} from '../harness/places';

/** What `npm run lint` says of these files, by their paths from the root. */
function findings(files: Readonly<Record<string, string>>): readonly string[] {
  const run = `
    const {findings} = await import(${JSON.stringify(join(ROOT, 'scripts/lint/imports.mjs'))});
    console.log(JSON.stringify(findings(new Map(Object.entries(${JSON.stringify(files)})))));`;
  const said: unknown = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', run], {encoding: 'utf8', cwd: ROOT}),
  );
  return Array.isArray(said) ? said.map(String) : [];
}

test('the house is kept: packages one way, floors, libraries and modules in their place, no circle of any kind', () => {
  const faults = findings({
    'admin/src/model/record.ts': 'export type Id = number;',
    'admin/src/widgets/Link.tsx':
      "import type {Id} from '../model/record';\nexport const load = () => import('../shell/Layout');",
    'admin/src/shell/Layout.tsx': "import {load} from '../widgets/Link';",
    'admin/src/attic/box.ts': "import {Layout} from '../shell/Layout';",
    'backend/src/modules/sales/a.ts':
      "import {b} from '../mail/b';\nimport postgres from 'postgres';\nimport type {Sql} from 'postgres';",
    'backend/src/modules/mail/b.ts': "import {seedWorld} from '@emblem/seed';",
    'backend/src/server/first-world.ts': "import {seedWorld} from '@emblem/seed';",
    'editor/src/document/a.ts': "import {useState} from 'react';\nimport {Canvas} from 'fabric';",
    'editor/src/panels/a.tsx': "import {useState} from 'react';\nimport {readFileSync} from 'node:fs';",
    'editor/src/panels/a.test.ts': "import {readFileSync} from 'node:fs';",
    'editor/print/src/page.ts': "import {Panel} from '../../src/panels/a';",
  });
  expect(faults).toEqual([
    'admin/src/widgets/Link.tsx: "../shell/Layout". shell/ is a floor above widgets/.',
    'admin/src/attic/box.ts: "../shell/Layout". "attic" has no floor yet: add it in scripts/lint/house.mjs.',
    'backend/src/modules/sales/a.ts: "../mail/b". A module does not import another\'s acts.',
    'backend/src/modules/sales/a.ts: "postgres". SQL is written in database/, read/ and write/ only.',
    'backend/src/modules/mail/b.ts: "@emblem/seed". Dependencies point one way: backend does not know seed.',
    'editor/src/document/a.ts: "react". No React here: this is data and functions.',
    'editor/src/document/a.ts: "fabric". fabric is known to scene/ and objects/*/view only.',
    'editor/src/panels/a.tsx: "node:fs". This runs in browsers too.',
    'editor/print/src/page.ts: "../../src/panels/a". Of the editor, print knows the records and their check only.',
    'These import each other in a circle: admin/src/shell/Layout.tsx, admin/src/widgets/Link.tsx',
  ]);
});
