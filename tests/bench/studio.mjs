/**
 * `npm run bench -- studio`: artwork statistics by designer over 100,000 drawing tasks, beside 300 ms; and a board of
 * 500 of them, which opens beside 700 ms and drags beside 12 ms of script a frame.
 */
import {createRequire} from 'node:module';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {median, openBrowser, paintedAfter, unfold} from './browser.mjs';
import {request, signIn} from './load.mjs';
import {root, startChild, startDatabase} from './processes.mjs';

const postgres = createRequire(join(root, 'backend/dist/main.js'))('postgres');

const TASKS = 100_000;
const CARDS = 500;
const STATISTICS_MS = 300;
const OPEN_MS = 700;
const FRAME_MS = 12;
const TRIES = 20;
const OPENINGS = 7;
/** Steps of the pointer along the board, there and back. */
const STEPS = 120;
const PATH = '/drawingSystem/drawingTaskList';

const log = line => process.stdout.write(`${line}\n`);

function tell(name, figure, aim) {
  log(`${name.padEnd(44)}${figure.toFixed(1).padStart(8)} ms, ${figure <= aim ? 'within' : 'above'} ${aim} ms`);
}

/** Copies of the tasks that there are until there are so many, over two years. */
async function plant(sql, count) {
  const columns = await sql`
    select column_name as name from information_schema.columns
    where table_name = 'drawing_task' and column_name not in ('id', 'number', 'submitted_at', 'created_at')
      and is_generated = 'NEVER'`;
  const names = columns.map(({name}) => name);
  await sql`
    insert into drawing_task (${sql(names)}, number, submitted_at, created_at)
    select ${sql(names.map(name => `one.${name}`))}, 'BENCH' || place,
      case when place % 9 < 4 then now() - (place % 730) * interval '1 day' end,
      now() - (place % 730) * interval '1 day'
    from generate_series(1, ${count}) place
    join lateral (select * from drawing_task where number not like 'BENCH%' order by id offset place % (
      select count(*) from drawing_task where number not like 'BENCH%') limit 1) one on true`;
  await sql`analyze drawing_task`;
}

async function timeStatistics(url, sql) {
  const token = await signIn(url, 'admin');
  const day = years => new Date(Date.now() - years * 365 * 86_400_000).toISOString().slice(0, 10);
  const query = {from: day(1), to: day(0), by: 'designer', step: 'month'};
  const path = `/rest/reports/artwork-statistics?${new URLSearchParams(query)}`;
  const taken = [];
  let told;
  for (let index = 0; index <= TRIES; index += 1) {
    await sql`update drawing_task set updated_at = now() where id = (select max(id) from drawing_task)`;
    const begun = performance.now();
    const {body} = await request(url, path, {token});
    taken.push(performance.now() - begun);
    told = JSON.parse(body);
  }
  log(`${told.totals.submitted} tasks of a year, ${told.groups.length} designers, ${told.measures.length} measures`);
  log(`first answer over ${TASKS} tasks: ${taken[0].toFixed(0)} ms`);
  tell('statistics by designer, median', median(taken.slice(1)), STATISTICS_MS);
  tell('statistics by designer, slowest', Math.max(...taken.slice(1)), STATISTICS_MS);
}

async function scriptOf(session) {
  const {metrics} = await session.send('Performance.getMetrics');
  return metrics.find(({name}) => name === 'ScriptDuration').value * 1000;
}

/** Milliseconds of script for each frame that was drawn while a card was carried over the board. */
async function drag(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const first = page.locator('main [role="group"] section li').first();
  await first.scrollIntoViewIfNeeded();
  const card = await first.boundingBox();
  const y = card.y + card.height / 2;
  await page.mouse.move(card.x + 40, y);
  await page.mouse.down();
  await page.mouse.move(card.x + 60, y, {steps: 5});
  await page.evaluate(() => {
    window.frames_drawn = 0;
    const count = () => {
      window.frames_drawn += 1;
      window.frames_counted = requestAnimationFrame(count);
    };
    count();
  });
  const before = await scriptOf(session);
  for (let step = 0; step < STEPS; step += 1)
    await page.mouse.move(card.x + 60 + (step < STEPS / 2 ? step : STEPS - step) * 16, y + (step % 7) * 8);
  const script = (await scriptOf(session)) - before;
  const isHeld = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].some(each => getComputedStyle(each).cursor === 'grabbing'),
  );
  if (!isHeld) throw new Error('The card was not carried.');
  const frames = await page.evaluate(() => {
    cancelAnimationFrame(window.frames_counted);
    return window.frames_drawn;
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  log(`${script.toFixed(0)} ms of script in ${frames} frames`);
  return script / frames;
}

async function timeBoard(url) {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({viewport: {width: 1920, height: 1000}, locale: 'en-US'});
    await page.goto(`${url}/ly/login`);
    await page.locator('input[autocomplete="username"]').fill('admin');
    await page.locator('input[type="password"]').fill('emblem-demo');
    await page.locator('button[type="submit"]').click();
    await unfold(page, 'Artwork system');
    const taken = [];
    for (let index = 0; index <= OPENINGS; index += 1) {
      const link = page.locator(`nav a[href="${PATH}"]`).first();
      await link.waitFor();
      taken.push(await paintedAfter(page, () => link.click(), {rows: 'main [role="group"] section li'}));
      await page.waitForLoadState('networkidle');
      if (index < OPENINGS) await page.goBack();
    }
    log(`the first opening: ${taken[0].toFixed(0)} ms, with its scripts to fetch`);
    tell('board of 500, opened, median', median(taken.slice(1)), OPEN_MS);
    tell('board of 500, opened, slowest', Math.max(...taken.slice(1)), OPEN_MS);
    // Until all cards of all columns are on the screen's board.
    for (;;) {
      const more = page.getByRole('button', {name: 'Show more'});
      if ((await more.count()) === 0) break;
      await more.first().click();
      await page.waitForLoadState('networkidle');
    }
    const shown = await page.locator('main [role="group"] section li').count();
    log(`${shown} cards are drawn`);
    tell('script a frame while dragged', await drag(page), FRAME_MS);
  } finally {
    await browser.close();
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'emblem-studio-'));
const database = await startDatabase({dataDir, log: () => undefined});
try {
  const {child, url} = await startChild(
    ['backend/dist/main.js'],
    {DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', SEED: 'demo'},
    () => undefined,
  );
  const sql = postgres(database.url, {max: 1});
  try {
    await plant(sql, TASKS);
    await timeStatistics(url, sql);
    await sql`delete from drawing_task where number like 'BENCH%'`;
    const [{count}] = await sql`select count(*)::int from drawing_task where deleted_at is null`;
    await plant(sql, Math.max(0, CARDS - count));
    await timeBoard(url);
  } finally {
    await sql.end();
    child.removeAllListeners('exit');
    child.kill('SIGTERM');
    await new Promise(done => child.once('exit', done));
  }
} finally {
  await database.stop();
  await rm(dataDir, {recursive: true, force: true});
}
