/** `npm run new`: what it writes and registers is accepted as it is. */
import {execFile} from 'node:child_process';
import {cpSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {parse} from '@swc/core';
import {testFolder} from '../harness/cluster';
import {ROOT} from '../harness/places';
import {copySchemas} from '../harness/schemas';

const run = promisify(execFile);
const root = testFolder(`scaffold_${process.pid}`);

async function make(...words: string[]): Promise<string> {
  const {stdout} = await run(process.execPath, [join(ROOT, 'scripts/new.mjs'), ...words], {
    env: {...process.env, EMBLEM_ROOT: root},
  });
  return stdout;
}

beforeAll(() => {
  const parts = ['schemas/src', 'backend/src/modules', 'admin/src/pages', 'admin/src/routes', 'admin/src/controls'];
  copySchemas(join(root, 'schemas'));
  for (const part of parts) cpSync(join(ROOT, part), join(root, part), {recursive: true});
});

test('an entity, a call and a control pass the check of the build', async () => {
  await make('control', 'postcode');
  await make('entity', 'marketing', 'trade-show');
  await make('call', 'sales', 'list-shows');
  const {stdout} = await run(process.execPath, [join(ROOT, 'schemas/dist/cli.js'), 'check'], {
    env: {...process.env, EMBLEM_SCHEMAS: join(root, 'schemas')},
  });
  expect(stdout).toContain('are sound');
});

test('acts, pages and controls are registered under their names', async () => {
  await make('act', 'sales/orders', 'list-shows');
  await make('act', 'people', 'list-papers');
  await make('act', 'tasks', 'list-proofs');
  await make('page', 'sales', 'show-plan');
  const registered = {
    'backend/src/modules/sales/orders/list-shows.ts': "import type {Act} from '../../../context';",
    'backend/src/modules/sales/orders/index.ts': "import {listShows} from './list-shows';",
    'backend/src/modules/people/index.ts': '  acts: [\n    listPapers,\n',
    'backend/src/modules/tasks/index.ts': 'acts: [listProofs, ',
    'admin/src/routes/pages.tsx': "'show-plan': <ShowPlan />,",
    'admin/src/pages/sales/ShowPlan.tsx': 'export default function ShowPlan()',
    'admin/src/controls/registry.ts': "import {postcode} from './postcode';",
  };
  for (const [file, text] of Object.entries(registered)) {
    const source = readFileSync(join(root, file), 'utf8');
    expect([file, source.includes(text)]).toEqual([file, true]);
    await expect(parse(source, {syntax: 'typescript', tsx: file.endsWith('.tsx')})).resolves.toBeDefined();
  }
});

test('what somebody has made is not written over, and other words are answered with the usage', async () => {
  await expect(make('entity', 'platforms', 'country')).rejects.toMatchObject({
    stderr: expect.stringContaining('is there already'),
  });
  await expect(make('act', 'sales', 'list-shows')).rejects.toMatchObject({
    stderr: expect.stringContaining('sales/orders'),
  });
  for (const words of [
    [],
    ['entity', 'platforms'],
    ['toString', 'a', 'b'],
    ['entity', '../x', 'y'],
    ['act', 'sales/..', 'y'],
  ])
    await expect(make(...words)).rejects.toMatchObject({stderr: expect.stringContaining('Usage: ')});
});
