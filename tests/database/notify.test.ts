/** Words between processes: after the commit, in order, and with a word about what may have been missed. */
import type {Sql} from 'postgres';
import {connect} from '../../backend/src/database/connection';
import {listen, notify} from '../../backend/src/database/notify';
import {emptyDatabase, type TestDatabase} from '../harness/database';

const CHANNEL = 'emblem_test';

let database: TestDatabase;
let speaker: Sql;
let listener: Sql;

beforeEach(async () => {
  database = await emptyDatabase();
  speaker = connect(database.url, {max: 2});
  listener = connect(database.url, {max: 2});
});

afterEach(async () => {
  await speaker.end({timeout: 1});
  await listener.end({timeout: 1});
  await database.drop();
});

/** Collects what is heard; `until` resolves when a word has come. */
function ear(): {heard: string[]; hear(word: string): void; until(word: string): Promise<void>} {
  const heard: string[] = [];
  const waiting = new Map<string, () => void>();
  return {
    heard,
    hear(word) {
      heard.push(word);
      waiting.get(word)?.();
    },
    until: word => new Promise(resolve => (heard.includes(word) ? resolve() : waiting.set(word, resolve))),
  };
}

test('a word spoken in a transaction is heard if and only if it commits', async () => {
  const {heard, hear, until} = ear();
  await listen(listener, CHANNEL, hear, () => undefined);
  await speaker
    .begin(async tx => {
      await notify(tx, CHANNEL, 'undone');
      throw new Error('undo');
    })
    .catch(() => undefined);
  await speaker.begin(async tx => {
    await notify(tx, CHANNEL, 'done');
  });
  await until('done');
  expect(heard).toEqual(['done']);
});

test('after a lost connection it listens again and says so', async () => {
  const {hear, until} = ear();
  const lost = ear();
  await listen(listener, CHANNEL, hear, () => lost.hear('connected'));
  lost.heard.length = 0;
  await speaker`
    select pg_terminate_backend(pid) from pg_stat_activity
    where query ilike 'listen%' and datname = current_database()`;
  await lost.until('connected');
  await notify(speaker, CHANNEL, 'again');
  await until('again');
});
