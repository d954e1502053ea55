/** Timed tasks: their rows, their schedules, and runs that are neither lost nor doubled with several processes. */
import postgres, {type Sql} from 'postgres';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, idOf, type Json} from '../harness/json';
import {ServerProcess} from '../harness/server-process';
import {startServer, type TestServer} from '../harness/server';
import {makePerson, uniqueName} from '../harness/world';

const PATIENCE = 60_000;

let first: TestServer;
let second: {server: ServerProcess; url: string};
let admin: Client;
let sql: Sql;

beforeAll(async () => {
  first = await startServer();
  second = await ServerProcess.start({DATABASE_URL: first.databaseUrl, DATA_DIR: first.dataDir, SEED: 'tiny'});
  admin = await signInAdmin(first);
  sql = postgres(first.databaseUrl, {max: 2, onnotice: () => undefined});
}, 240_000);

afterAll(async () => {
  await sql?.end();
  await second?.server.kill('SIGTERM');
  await first?.stop();
});

function task(values: Json = {}): Promise<Json> {
  return admin.create('timed-task', {
    taskName: uniqueName('task'),
    job: 'clearOldKeys',
    cron: '0 0 1 1 *',
    state: 1,
    ...values,
  });
}

function runsOf(id: number): Promise<readonly Json[]> {
  return admin.list('timed-task-run', {filter: {taskId: id}, sort: ['id', 'ASC']});
}

/** Asks until the runs of the task are as they should be. */
async function until(id: number, holds: (runs: readonly Json[]) => boolean): Promise<readonly Json[]> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const runs = await runsOf(id);
    if (holds(runs)) return runs;
    if (Date.now() > deadline)
      throw new Error(`The runs stayed ${JSON.stringify(runs)}:\n${first.log}\n${second.server.log}`);
  }
}

const ended = (runs: readonly Json[]): boolean => runs.length > 0 && runs.every(run => run.finishedAt !== null);

/** What happens every minute, as often as wanted. */
async function look(times: number): Promise<void> {
  await Promise.all(Array.from({length: times}, () => sql`select graphile_worker.add_job('queueDueTasks')`));
}

async function untilQuiet(): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const [{count = 0} = {}] = await sql`
      select count(*)::int as count from graphile_worker.jobs
      where task_identifier in ('queueDueTasks', 'runTimedTask')`;
    if (count === 0) return;
    if (Date.now() > deadline) throw new Error(`${count} jobs were not taken:\n${first.log}`);
  }
}

async function makeDue(...ids: readonly number[]): Promise<void> {
  await sql`update timed_task set next_run_at = now() - interval '3 days' where id = any(${[...ids]})`;
}

test('each job with a schedule has one row, though two processes started', async () => {
  const jobs = (await admin.list('timed-task', {sort: ['id', 'ASC']})).map(row => row.job);
  expect([...jobs].sort()).toEqual([
    'calculateCommissions',
    'checkExternalLinks',
    'clearExpiredSessions',
    'clearExpiredShares',
    'clearOldAttempts',
    'clearOldKeys',
    'clearOldMessages',
    'clearOldResumes',
    'clearOldRuns',
    'clearOrphanedFiles',
    'freezeKpi',
    'makeRecurringTasks',
    'readTargetFigures',
    'recheckFigures',
    'refreshRepurchases',
    'sendSmsReminders',
    'settleMail',
    'takeAutomaticTransitions',
  ]);
});

test('a row that an administrator deleted or changed stays so after the next start', async () => {
  const [deleted, changed] = await Promise.all(
    ['clearOldAttempts', 'clearExpiredShares'].map(job => admin.first('timed-task', {job})),
  );
  await admin.remove('timed-task', idOf(deleted));
  await admin.update('timed-task', idOf(changed), {cron: '5 5 * * *'});
  await second.server.kill('SIGTERM');
  second = await ServerProcess.start({DATABASE_URL: first.databaseUrl, DATA_DIR: first.dataDir, SEED: 'tiny'});
  expect(await admin.total('timed-task', {job: 'clearOldAttempts'})).toBe(0);
  expect(await admin.get('timed-task', idOf(changed))).toMatchObject({cron: '5 5 * * *'});
});

describe('a schedule', () => {
  test('says when the task is due next, in UTC', async () => {
    const {nextRunAt} = await task({cron: '30 6 * * 1-5'});
    const next = new Date(String(nextRunAt));
    expect([next.getUTCHours(), next.getUTCMinutes(), [1, 2, 3, 4, 5].includes(next.getUTCDay())]).toEqual([
      6,
      30,
      true,
    ]);
    expect(next.getTime()).toBeGreaterThan(Date.now());
  });

  test.each(['* * * *', '61 * * * *', 'every day', '0 0 30 2 *', '1 2 3 4 5 6'])(
    '"%s" is refused at its field, in both languages',
    async cron => {
      const before = await task();
      for (const language of ['en', 'zh'] as const) {
        const answer = await admin.speaking(language).rest('PUT', `timed-task/${idOf(before)}`, {cron});
        expect(answer.status).toBe(422);
        expect(Object.keys(asObject(asObject(answer.body).errors))).toEqual(['cron']);
      }
      expect(await admin.get('timed-task', idOf(before))).toMatchObject({
        cron: '0 0 1 1 *',
        nextRunAt: before.nextRunAt,
      });
    },
  );

  test('that is switched off is never due, and counts from now when it is switched on', async () => {
    const id = idOf(await task({cron: '* * * * *'}));
    await admin.action('timed-task', 'toggle', {ids: [id], on: false});
    expect(await admin.get('timed-task', id)).toMatchObject({nextRunAt: null});
    await look(1);
    await untilQuiet();
    expect(await runsOf(id)).toEqual([]);
    await admin.update('timed-task', id, {cron: '0 0 1 1 *'});
    expect(await admin.get('timed-task', id)).toMatchObject({nextRunAt: null});
    await admin.action('timed-task', 'toggle', {ids: [id], on: true});
    expect(Date.parse(String((await admin.get('timed-task', id)).nextRunAt))).toBeGreaterThan(Date.now());
  });
});

describe('what is due', () => {
  test('runs once however many processes look at once, and however often it was missed', async () => {
    const ids = (await Promise.all([1, 2, 3].map(() => task()))).map(idOf);
    await makeDue(...ids);
    await look(12);
    for (const id of ids) {
      const [run] = await until(id, ended);
      expect(run).toMatchObject({runState: 'done', trigger: 'schedule', userId: null, message: null});
    }
    await look(4);
    await untilQuiet();
    for (const id of ids) {
      expect(await runsOf(id)).toHaveLength(1);
      expect(await admin.get('timed-task', id)).toMatchObject({lastState: 'done', lastMessage: null});
      expect(Date.parse(String((await admin.get('timed-task', id)).nextRunAt))).toBeGreaterThan(Date.now());
    }
  });

  test('is not lost when the processes end before it ran', async () => {
    const id = idOf(await task());
    await first.kill('SIGTERM');
    await second.server.kill('SIGTERM');
    await makeDue(id);
    await first.restart();
    second = await ServerProcess.start({DATABASE_URL: first.databaseUrl, DATA_DIR: first.dataDir, SEED: 'tiny'});
    admin = await signInAdmin(first);
    await look(2);
    expect(await until(id, ended)).toHaveLength(1);
  }, 120_000);

  test('that fails keeps its message, is not tried again before its time, and its next success clears it', async () => {
    const id = idOf(await task());
    await sql`
      create function fail_on_purpose() returns trigger language plpgsql as $$
      begin raise exception 'the disk is full'; end $$`;
    await sql`
      create trigger fail_on_purpose before delete on emblem.idempotency
      for each statement execute function fail_on_purpose()`;
    await makeDue(id);
    await look(1);
    expect(await until(id, ended)).toMatchObject([{runState: 'failed', message: 'the disk is full'}]);
    expect(await admin.get('timed-task', id)).toMatchObject({
      lastState: 'failed',
      lastMessage: 'the disk is full',
      failureCount: 1,
    });
    await untilQuiet();
    await sql`drop trigger fail_on_purpose on emblem.idempotency`;
    await admin.action('timed-task', 'run-now', {ids: [id]});
    expect(await until(id, runs => runs.length === 2 && ended(runs))).toMatchObject([
      {runState: 'failed'},
      {runState: 'done'},
    ]);
    expect(await admin.get('timed-task', id)).toMatchObject({lastState: 'done', lastMessage: null, failureCount: 0});
  });
});

test('messages go after 180 days, with the marks of who read them; younger ones stay', async () => {
  const person = await makePerson(admin);
  const send = async (): Promise<number> =>
    idOf(
      await admin.create('broadcast-message', {
        announcementTitle: uniqueName('message'),
        announcementContent: 'content',
        audience: 'users',
        userIds: [person.id],
      }),
    );
  const [old, young] = [await send(), await send()];
  await sql`update broadcast_message set created_at = now() - interval '181 days' where id = ${old}`;
  await sql`update broadcast_message set created_at = now() - interval '179 days' where id = ${young}`;
  const id = idOf(await admin.first('timed-task', {job: 'clearOldMessages'}));
  await admin.action('timed-task', 'run-now', {ids: [id]});
  expect(await until(id, ended)).toMatchObject([{runState: 'done'}]);
  expect(await admin.list('broadcast-message', {filter: {id: [old, young]}})).toMatchObject([{id: young}]);
  expect(await person.client.list('notification')).toMatchObject([{messageId: young}]);
});

describe('run now', () => {
  test('runs at once under the name of whoever asked, and leaves the schedule as it is', async () => {
    const before = await task();
    expect(await admin.action('timed-task', 'run-now', {ids: [idOf(before)]})).toEqual({count: 1});
    const me = await admin.first('user', {userName: 'admin'});
    expect(await until(idOf(before), ended)).toMatchObject([{runState: 'done', trigger: 'manual', userId: me.id}]);
    expect(await admin.get('timed-task', idOf(before))).toMatchObject({nextRunAt: before.nextRunAt, lastState: 'done'});
  });

  test('needs its own right', async () => {
    const id = idOf(await task());
    const {client} = await makePerson(admin, {
      rights: {'timed-task.read': 'all', 'timed-task.update': 'all', 'timed-task-run.read': 'all'},
    });
    expect((await client.rest('POST', 'timed-task/actions/run-now', {ids: [id]})).status).toBe(403);
    expect(await client.list('timed-task-run', {filter: {taskId: id}})).toEqual([]);
  });

  test('runs are written by nobody but the system', async () => {
    const id = idOf(await task());
    const answer = await admin.rest('POST', 'timed-task-run', {
      taskId: id,
      trigger: 'manual',
      runState: 'done',
      dueAt: '2026-01-01T00:00:00.000Z',
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await runsOf(id)).toEqual([]);
  });
});
