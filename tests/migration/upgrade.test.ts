/**
 * Databases that earlier programs made are brought to today: values, history and grants stay as they were, and whoever
 * signs in goes on working.
 */
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {loadModel, loadNavigation} from '@emblem/schemas/node';
import type {Sql} from 'postgres';
import {connect} from '../../backend/src/database/connection';
import {migrate, ReviewNeeded} from '../../backend/src/database/migrate';
import {signIn} from '../harness/client';
import {asNumber} from '../harness/json';
import {ServerProcess} from '../harness/server-process';
import {differences, readGrants, readHistory, readKept, type GivenUp} from './kept';
import {restoreWorld, WORLDS, type OldWorld} from './worlds';

/** What an upgrade changes on purpose, and why. */
const DECLARED: Readonly<Record<string, string>> = {
  'authority.rights': 'Labels that are of no entity hold the right that they are called by (0015).',
  'project.is_fd: gone': 'A site names its market instead (0001).',
  'quote_category.cate_name': 'Two that differ in capitals alone are called apart, by the mend below.',
};
/** Of those and of what is given up, what some world has. */
const seen = new Set<string>();

/** The first labels of data analysis opened nothing, and gave way to others (0015). */
const OLD_LABELS = ['conversionRate', 'inquiryCount', 'orderCount', 'profit', 'salesAmount', 'traffic'].map(
  figure => `data-analysis.view.${figure}`,
);
const OLD_IDS = `select id from authority where authority_name in ('${OLD_LABELS.join("', '")}')`;
const GIVEN_UP: GivenUp = {e_authority: `id in (${OLD_IDS})`, e_role_authority: `authority_id in (${OLD_IDS})`};

const model = loadModel();

/** What a person does who is told of names that are alike: the rows are looked up, and called apart. */
const MENDS = `
  update quote_category set cate_name = cate_name || ' (' || id || ')'
  where exists (select from quote_category one where lower(one.cate_name) = lower(quote_category.cate_name)
    and one.id < quote_category.id and one.deleted_at is null);`;

/** As a start does it. Where it is refused, the SQL that it names is put into a file, with the mend. */
async function upgrade(sql: Sql, {migrations}: OldWorld): Promise<string | undefined> {
  const run = () => migrate(sql, model, {migrations, navigation: loadNavigation()});
  try {
    await run();
    return undefined;
  } catch (error) {
    if (!(error instanceof ReviewNeeded)) throw error;
    writeFileSync(join(migrations, error.file), `${error.sql}\n${MENDS}`);
    await run();
    return error.message;
  }
}

/** An old user signs in, and an old order takes a remark. */
async function goOn(url: string): Promise<void> {
  const salesman = await signIn(url, 'salesman');
  const [order] = await salesman.list('order', {sort: ['id', 'ASC'], range: [0, 9]});
  const admin = await signIn(url, 'admin');
  const id = asNumber(order?.id);
  await admin.update('order', id, {remark: 'Seen after the upgrade'});
  expect(await admin.get('order', id)).toMatchObject({remark: 'Seen after the upgrade'});
  expect((await admin.history('order', id)).length).toBeGreaterThan(0);
  const people = await admin.list('user', {range: [0, 99]});
  expect(people.map(({name}) => name)).toEqual(people.map(({realName, userName}) => realName ?? userName));
}

async function keeps(sql: Sql, world: OldWorld): Promise<void> {
  const grants = (await readGrants(sql)).filter(grant => !OLD_LABELS.some(label => grant.includes(` ${label} `)));
  const [kept, history] = [await readKept(sql, GIVEN_UP), await readHistory(sql)];
  for (const [id, {givenUp}] of kept) if (givenUp > 0) seen.add(id);
  const refusal = await upgrade(sql, world);
  if (refusal !== undefined) expect(refusal).toMatch(/^ {2}- quote_category has rows that are alike in cate_name/m);
  const found = differences(kept, await readKept(sql, GIVEN_UP, kept));
  found.forEach(name => seen.add(name));
  expect(found.filter(name => DECLARED[name] === undefined)).toEqual([]);
  expect(await readHistory(sql, history.last)).toEqual(history);
  expect(await readGrants(sql)).toEqual(grants);
  const {server, url} = await ServerProcess.start({
    DATABASE_URL: world.url,
    DATA_DIR: world.dataDir,
    EMBLEM_MIGRATIONS: world.migrations,
  });
  try {
    await goOn(url);
    const now = new Set(await readGrants(sql));
    expect(grants.filter(grant => !now.has(grant))).toEqual([]);
  } finally {
    await server.kill('SIGTERM');
  }
}

/** All of them at once, for a start mostly waits for its database. */
test.concurrent.each(WORLDS)(
  '%s comes to today with its values, history and grants',
  async file => {
    const world = await restoreWorld(file);
    const sql = connect(world.url, {max: 2});
    try {
      expect((await readHistory(sql)).count).toBeGreaterThan(4);
      await keeps(sql, world);
    } finally {
      await sql.end({timeout: 5});
      await world.drop();
    }
  },
  420_000,
);

test('every change that is declared, and every row that is given up, is met', () => {
  expect([...Object.keys(DECLARED), ...Object.keys(GIVEN_UP)].filter(name => !seen.has(name))).toEqual([]);
});
