/**
 * The console beside react-admin's plain shell (rival/), on the same records, in the same browser, by turns: JavaScript
 * before the first paint, from signing in to a usable dashboard, from a click in the menu to painted rows. `npm run
 * bench -- console [--rounds 9]`.
 */
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {build, preview} from 'vite';
import {median, openBrowser, paintedAfter, unfold} from './browser.mjs';
import {root, startChild} from './processes.mjs';

const argument = process.argv.indexOf('--rounds');
const ROUNDS = argument > 0 ? Number(process.argv[argument + 1]) : 9;
const PASSWORD = 'emblem-demo';

const log = line => process.stdout.write(`${line}\n`);

/** Where each of the two keeps what is clicked and waited for. */
const CONSOLE = {
  name: 'console',
  start: '/ly/login',
  user: 'input[name="userName"], input[autocomplete="username"]',
  password: 'input[type="password"]',
  submit: 'button[type="submit"]',
  dashboard: 'main section li',
  orders: {
    group: 'Inquiries and orders',
    link: 'nav a[href$="/order/orderManage"]',
    row: 'main tbody tr a[href*="/orderManage/"]',
  },
  countries: {group: 'Settings', link: 'nav a[href="/set/country"]', row: 'main tbody tr a[href*="/set/country/"]'},
};
const PLAIN = {
  name: 'plain',
  start: '/#/login',
  user: 'input[name="username"]',
  password: 'input[name="password"]',
  submit: 'button[type="submit"]',
  dashboard: '[data-bench="dashboard"] li',
  orders: {link: 'a[href="#/order"]', row: 'tbody td.column-title'},
  countries: {link: 'a[href="#/country"]', row: 'tbody td.column-code'},
};

async function firstPaint(page) {
  return page.evaluate(
    () =>
      new Promise(done => {
        const known = performance.getEntriesByName('first-contentful-paint')[0];
        if (known) done(known.startTime);
        else
          new PerformanceObserver(list =>
            list.getEntriesByName('first-contentful-paint').forEach(({startTime}) => done(startTime)),
          ).observe({type: 'paint', buffered: true});
      }),
  );
}

/** Scripts as a server sends them (gzip), by when they had arrived. */
async function scriptBytes(page, scripts, before) {
  const ended = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({name, responseEnd}) => [name, responseEnd]),
  );
  const inTime = ended.filter(([name, end]) => end <= before && scripts.has(name));
  return inTime.reduce((sum, [name]) => sum + gzipSync(scripts.get(name)).length, 0) / 1024;
}

async function round(browser, {url, ...app}) {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}, locale: 'en-US'});
  const page = await context.newPage();
  const scripts = new Map();
  const bodies = [];
  page.on('response', response => {
    if (response.request().resourceType() === 'script')
      bodies.push(response.body().then(body => scripts.set(response.url(), body)));
  });
  await page.goto(url + app.start);
  await page.locator(app.user).waitFor();
  await Promise.all(bodies);
  const paint = await firstPaint(page);
  const sample = {'JS before first paint, kB': await scriptBytes(page, scripts, paint), 'first paint, ms': paint};
  await page.locator(app.user).fill('admin');
  await page.locator(app.password).fill(PASSWORD);
  sample['sign-in to dashboard, ms'] = await paintedAfter(page, () => page.locator(app.submit).click(), {
    rows: app.dashboard,
  });
  await Promise.all(bodies);
  sample['JS to the dashboard, kB'] = await scriptBytes(page, scripts, Infinity);
  const visit = async (title, {group, link, row}) => {
    await unfold(page, group);
    await page.locator(link).first().waitFor();
    sample[title] = await paintedAfter(page, () => page.locator(link).first().click(), {rows: row});
    await page.waitForLoadState('networkidle');
  };
  await visit('first list, ms', app.orders);
  await visit('next list, ms', app.countries);
  await context.close();
  return sample;
}

function report(samples) {
  const [first] = samples.console;
  log(`${'median of ' + ROUNDS} rounds`.padEnd(30) + 'console'.padStart(10) + 'plain'.padStart(10));
  for (const title of Object.keys(first)) {
    const of = name =>
      median(samples[name].map(sample => sample[title]))
        .toFixed(0)
        .padStart(10);
    log(title.padEnd(30) + of('console') + of('plain'));
  }
}

async function servePlain(outDir, target) {
  const proxy = Object.fromEntries(['/api', '/rest'].map(path => [path, target]));
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
const server = await startChild(
  ['backend/dist/main.js'],
  {SEED: 'demo', PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data')},
  log,
);
const plain = await servePlain(join(folder, 'plain'), server.url);
const browser = await openBrowser();
try {
  const samples = {console: [], plain: []};
  for (let index = 0; index < ROUNDS; index += 1)
    for (const app of [
      {...CONSOLE, url: server.url},
      {...PLAIN, url: plain.url},
    ])
      samples[app.name].push(await round(browser, app));
  report(samples);
} finally {
  await browser.close();
  await plain.close();
  server.child.kill('SIGTERM');
  await new Promise(done => server.child.once('exit', done));
  await rm(folder, {recursive: true, force: true});
}
