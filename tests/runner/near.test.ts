/** Which tests a change is tried by (`npm run test:near`), and that the map knows every folder and every test. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from '../harness/places';
import {evaluated} from './evaluated';

const MAP: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(join(ROOT, 'tests/near.json'), 'utf8'),
);

/** What is made of sources, or comes from elsewhere. */
const MADE = ['dist', 'generated', 'node_modules'];

/** Paths from the root of the files below a folder. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), {withFileTypes: true}).flatMap(entry => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return MADE.includes(entry.name) ? [] : filesBelow(path);
  });
}

interface Chosen {
  readonly path: string;
  readonly reason: string;
}

async function candidates(question: {
  readonly changed: readonly string[];
  readonly tests: Readonly<Record<string, string>>;
  readonly names?: readonly string[];
  readonly importing?: readonly string[];
}): Promise<unknown> {
  return evaluated(`
    import {candidates} from './near/candidates.mjs';
    const map = ${JSON.stringify(MAP)};
    console.log(JSON.stringify(candidates({names: [], importing: [], map, ...${JSON.stringify(question)}})));
  `);
}

async function choose(list: readonly Chosen[], seconds: Readonly<Record<string, number>>, limit: number) {
  return evaluated(`
    import {choose} from './near/choice.mjs';
    const choice = choose(${JSON.stringify(list)}, ${JSON.stringify(seconds)}, ${limit});
    const paths = list => list.map(({path}) => path);
    console.log(JSON.stringify({taken: paths(choice.taken), left: paths(choice.left)}));
  `);
}

describe('the map', () => {
  test('has an entry for every source, and names every test that no import leads to', () => {
    const folders = Object.keys(MAP);
    const all = ['schemas', 'backend/src', 'admin/src', 'editor/src', 'editor/print', 'seed/src'].flatMap(filesBelow);
    const known = folders.map(folder => `${folder}/`);
    expect(all.length).toBeGreaterThan(1500);
    expect(all.filter(path => !known.some(folder => path.startsWith(folder)) && path.split('/').length > 2)).toEqual(
      [],
    );

    const named = Object.values(MAP).flat();
    expect(named.filter(path => !existsSync(join(ROOT, path)))).toEqual([]);
    expect(folders.filter(path => !existsSync(join(ROOT, path)))).toEqual([]);
    const tests = filesBelow('tests').filter(path => /\.(?:test|spec)\.ts$/.test(path));
    expect(tests.length).toBeGreaterThan(100);
    expect(tests.filter(test => !named.some(path => test === path || test.startsWith(`${path}/`)))).toEqual([]);
  });
});

describe('a change', () => {
  test('of an entity is tried by what goes through entities, by what names it, and by its folder', async () => {
    const tests = {
      'tests/contract/each.test.ts': `import {keyed} from ${"'../harness/sample'"};`,
      'tests/sales/a.test.ts': "client.list('order')",
      'tests/sales/b.test.ts': "client.list('link-order'); goTo('/orders')",
      'tests/e2e/c.spec.ts': "page.goto('/order/orderList/5')",
      'tests/contract/names.test.ts': 'nothing of it',
      'tests/mail/e.test.ts': 'in this order',
    };
    const changed = ['schemas/entities/sales/order.json'];
    expect(await candidates({changed, tests, names: ['order', '/order/orderList']})).toEqual([
      {path: 'tests/contract/each.test.ts', reason: 'of each entity'},
      {path: 'tests/sales/a.test.ts', reason: 'names it in its room'},
      {path: 'tests/e2e/c.spec.ts', reason: 'names it'},
      {path: 'tests/contract/names.test.ts', reason: 'of its folder'},
    ]);
  });

  test('is looked for among the tests that there are, by the names that navigation gives it', async () => {
    const found = await evaluated(`
      import {testsOf} from './near/tests.mjs';
      console.log(JSON.stringify(await testsOf(['schemas/entities/tasks/task.json'])));
    `);
    expect(found).toContainEqual({path: 'tests/e2e/tasks.spec.ts', reason: 'names it in its room'});
    expect(found).toContainEqual({path: 'tests/e2e/generated-screens.spec.ts', reason: 'of each entity'});
  });

  test('of a screen is tried by the tests beside it, by the specs of its folder and by what imports it', async () => {
    const tests = {
      'admin/src/engine/board/columns.test.ts': '',
      'admin/src/engine/list/rows.test.ts': '',
      'tests/e2e/board.spec.ts': '',
      'tests/e2e/admin-list.spec.ts': '',
    };
    const changed = ['admin/src/engine/board/Board.tsx', 'tests/e2e/own.spec.ts'];
    expect(await candidates({changed, tests, importing: ['admin/src/engine/list/rows.test.ts']})).toEqual([
      {path: 'admin/src/engine/board/columns.test.ts', reason: 'beside it'},
      {path: 'tests/e2e/board.spec.ts', reason: 'of its folder'},
      {path: 'admin/src/engine/list/rows.test.ts', reason: 'imports it'},
    ]);
  });

  test('of a document, at the root or in its folder, is tried by what holds documents to the sources', async () => {
    const tests = {'tests/contract/documents.test.ts': '', 'tests/contract/names.test.ts': ''};
    const found = [{path: 'tests/contract/documents.test.ts', reason: 'of its folder'}];
    expect(await candidates({changed: ['CONTRIBUTING.md'], tests})).toEqual(found);
    expect(await candidates({changed: ['docs/money.md'], tests})).toEqual(found);
  });

  test('takes the best reasons first and the quickest of them while there is time, and says what is left', async () => {
    const list = [
      {path: 'tests/e2e/slow.spec.ts', reason: 'names it'},
      {path: 'tests/e2e/quick.spec.ts', reason: 'names it'},
      {path: 'admin/src/a.test.ts', reason: 'imports it'},
    ];
    const seconds = {'tests/e2e/slow.spec.ts': 200, 'tests/e2e/quick.spec.ts': 20, 'admin/src/a.test.ts': 5};
    expect(await choose(list, seconds, 60)).toEqual({
      taken: ['tests/e2e/quick.spec.ts', 'admin/src/a.test.ts'],
      left: ['tests/e2e/slow.spec.ts'],
    });
    expect(await choose([{path: 'tests/e2e/slow.spec.ts', reason: 'changed'}], seconds, 10)).toEqual({
      taken: ['tests/e2e/slow.spec.ts'],
      left: [],
    });
  });
});
