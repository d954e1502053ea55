/**
 * Design administration on the demo world: from a click in the menu to painted rows and the SQL statements behind it,
 * for each list; the libraries with 100,000 cliparts and 20,000 templates; the work of adding a plating colour; how
 * many screens were written by hand. `npm run bench -- design [--rounds 3] [--statements] [--only colorChart]`: the
 * statements of screens with too many; only the lists whose path has that part, and nothing else.
 */
import {mkdtemp, rm} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {build, preview} from 'vite';
import {median, openBrowser, paintedAfter, watchRequests} from './browser.mjs';
import {fillLibraries} from './design-libraries.mjs';
import {comparePlating} from './design-plating.mjs';
import {lists as allLists, screens} from './design-screens.mjs';
import {signIn} from './load.mjs';
import {root, startChild, startDatabase} from './processes.mjs';
import {openStatements} from './statements.mjs';

const postgres = createRequire(join(root, 'backend/dist/main.js'))('postgres');
const argument = process.argv.indexOf('--rounds');
const ROUNDS = argument > 0 ? Number(process.argv[argument + 1]) : 3;
const only = process.argv.indexOf('--only');
const ONLY = only > 0 ? process.argv[only + 1] : '';
const AIM = {ms: 300, statements: 5, byHand: 20};
const LIBRARIES = {cliparts: 100_000, templates: 20_000};
const CLIPARTS = {path: '/templateManagement/categoryLibrary/elements', heading: 'Element management'};
const TEMPLATES = {path: '/templateManagement/templateLibrary', heading: 'Published templates'};

const lists = () => allLists().filter(({path}) => path.includes(ONLY));
const log = line => process.stdout.write(`${line}\n`);
const rowsOf = heading => `main tbody tr td, main ul[aria-label="${heading}"] > li`;
const marked = (figure, aim) => `${figure}${figure > aim ? ' !' : '  '}`;

/** A page of the console with the whole menu unfolded and the list of another part of it shown. */
async function openConsole(browser, {url, token}) {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}, locale: 'en-US'});
  await context.addCookies([{name: 'emblem_staff', value: token, url}]);
  const page = await context.newPage();
  const idle = watchRequests(page);
  await page.goto(`${url}/set/country`);
  await page.locator('main tbody tr').first().waitFor();
  await page.locator('nav .MuiListItemButton-root[aria-expanded]').first().waitFor();
  const folded = page.locator('nav .MuiListItemButton-root[aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().click();
  await idle();
  return {page, idle, close: () => context.close()};
}

const menuLink = (page, path) => page.locator(`nav a[href="${path}"]`).first();

async function openList({page, idle}, {path, heading}) {
  const ms = await paintedAfter(page, () => menuLink(page, path).click(), {rows: rowsOf(heading), heading});
  await idle();
  return ms;
}

/** Opens the form of the first record, where a row leads to one. */
async function openFirst({page, idle}, path) {
  const link = page.locator(`main a[href^="${path}/"]:not([role=tab]):not([href$="/create"])`).first();
  if ((await link.count()) === 0) return false;
  const opened = idle(1);
  await link.click();
  await opened;
  return true;
}

async function countStatements(tab, statements, screen) {
  statements.mark();
  await openList(tab, screen);
  const list = statements.taken();
  statements.mark();
  const opened = await openFirst(tab, screen.path);
  return {list, record: opened ? statements.taken() : undefined};
}

/**
 * What is sent on a clock falls on one screen or another: sessions and the platform of the host, read again after 30
 * seconds, unread messages, a sign of life. The statements of a screen are those that it sends in both of two rounds.
 */
function inBoth(first, second) {
  if (!first || !second) return undefined;
  const left = [...second];
  return first.filter(text => {
    const place = left.indexOf(text);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

async function countAll(browser, target, statements) {
  const tab = await openConsole(browser, target);
  const counted = new Map();
  for (const screen of lists()) counted.set(screen.path, await countStatements(tab, statements, screen));
  await tab.close();
  return counted;
}

async function measureLists(browser, target, statements) {
  await statements.begin();
  const rounds = [await countAll(browser, target, statements), await countAll(browser, target, statements)];
  await statements.end();
  const counted = new Map(
    lists().map(({path}) => {
      const [first, second] = rounds.map(round => round.get(path));
      return [path, {list: inBoth(first.list, second.list), record: inBoth(first.record, second.record)}];
    }),
  );
  const times = new Map(lists().map(({path}) => [path, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const tab = await openConsole(browser, target);
    for (const screen of lists()) times.get(screen.path).push(await openList(tab, screen));
    await tab.close();
  }
  return {counted, times};
}

function reportLists({counted, times}) {
  log(
    `${`list, median of ${ROUNDS}`.padEnd(64)}${'ms'.padStart(8)}${'SQL'.padStart(8)}${'SQL of a record'.padStart(18)}`,
  );
  for (const {path} of lists()) {
    const {list, record} = counted.get(path);
    log(
      path.padEnd(64) +
        marked(Math.round(median(times.get(path))), AIM.ms).padStart(9) +
        marked(list.length, AIM.statements).padStart(9) +
        (record ? marked(record.length, AIM.statements) : '-').padStart(14),
    );
  }
  if (!process.argv.includes('--statements')) return;
  for (const {path} of lists())
    for (const [what, all] of Object.entries(counted.get(path)))
      if (all && all.length > AIM.statements)
        log(`${path}, ${what}:\n${all.map(text => `  ${text.slice(0, 260)}`).join('\n')}`);
}

const CASES = [
  ['open', CLIPARTS],
  ['narrow to a type', CLIPARTS, page => page.locator('main section li').nth(3).getByRole('button').first().click()],
  ['search a name', CLIPARTS, page => page.locator('main').getByRole('searchbox').fill('rocket')],
  [
    'next page',
    CLIPARTS,
    page =>
      page
        .locator('main')
        .getByRole('button', {name: /next page/i})
        .click(),
  ],
  ['open', TEMPLATES],
  ['narrow to a type', TEMPLATES, page => page.locator('main section li').nth(3).getByRole('button').first().click()],
  ['search a name', TEMPLATES, page => page.locator('main').getByRole('searchbox').fill('wedding')],
  [
    'next page',
    TEMPLATES,
    page =>
      page
        .locator('main')
        .getByRole('button', {name: /next page/i})
        .click(),
  ],
  ['open', {path: '/templateManagement/templateLibrary/cached', heading: 'Cached templates'}],
];

async function measureLibraries(browser, target) {
  log(
    `${`libraries of ${LIBRARIES.cliparts} cliparts and ${LIBRARIES.templates} templates`.padEnd(64)}` +
      'ms'.padStart(8),
  );
  const times = CASES.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, [, screen, act]] of CASES.entries()) {
      const tab = await openConsole(browser, target);
      const opened = await openList(tab, screen);
      times[index].push(
        act
          ? await paintedAfter(tab.page, () => act(tab.page), {
              rows: rowsOf(screen.heading),
              heading: screen.heading,
              others: true,
            })
          : opened,
      );
      await tab.close();
    }
  for (const [index, [what, {heading}]] of CASES.entries())
    log(`${heading}: ${what}`.padEnd(64) + marked(Math.round(median(times[index])), AIM.ms).padStart(9));
}

async function measurePlating(browser, {url, token}, plainUrl) {
  const {page: consolePage} = await openConsole(browser, {url, token});
  await menuLink(consolePage, '/colorChart/electroplatedColor').click();
  const plainPage = await (await browser.newContext({viewport: {width: 1280, height: 800}, locale: 'en-US'})).newPage();
  await plainPage.addInitScript(value => localStorage.setItem('rival-token', value), token);
  await plainPage.goto(`${plainUrl}/#/plating-colour`);
  await comparePlating({consolePage, plainPage}, ROUNDS, log);
}

function reportScreens() {
  const all = screens();
  const byHand = all.filter(screen => screen.byHand);
  log(
    `screens: ${all.length}, written by hand: ${byHand.length} ` +
      `(${marked(((byHand.length / all.length) * 100).toFixed(1), AIM.byHand)}%, aim <= ${AIM.byHand} %)`,
  );
  for (const {name} of byHand) log(`  ${name}`);
}

async function servePlain(outDir, target) {
  const proxy = Object.fromEntries(['/api', '/rest', '/files'].map(path => [path, target]));
  await build({
    root: join(root, 'tests/bench/rival'),
    build: {outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000},
    logLevel: 'error',
    configFile: false,
  });
  const server = await preview({
    root: join(root, 'tests/bench/rival'),
    build: {outDir},
    preview: {port: 0, host: '127.0.0.1', proxy},
    logLevel: 'error',
    configFile: false,
  });
  return {url: server.resolvedUrls.local[0].replace(/\/$/, ''), close: () => server.close()};
}

const folder = await mkdtemp(join(tmpdir(), 'emblem-bench-'));
const dataDir = join(folder, 'data');
const database = await startDatabase({dataDir, log: () => undefined});
const server = await startChild(
  ['backend/dist/main.js'],
  {DATABASE_URL: database.url, DATA_DIR: dataDir, SEED: 'demo', PORT: '0', HOST: '127.0.0.1'},
  log,
);
const browser = await openBrowser();
const plain = await servePlain(join(folder, 'plain'), server.url);
const sql = postgres(database.url, {max: 1, onnotice: () => undefined});
try {
  const target = {url: server.url, token: await signIn(server.url, 'admin')};
  reportLists(await measureLists(browser, target, await openStatements(dataDir, database.url)));
  if (ONLY === '') {
    await measurePlating(browser, target, plain.url);
    reportScreens();
    await fillLibraries(sql, LIBRARIES);
    await measureLibraries(browser, target);
  }
} finally {
  await sql.end();
  await browser.close();
  await plain.close();
  server.child.removeAllListeners('exit');
  server.child.kill('SIGTERM');
  await new Promise(done => server.child.once('exit', done));
  await database.stop();
  await rm(folder, {recursive: true, force: true});
}
