/**
 * Many open sockets, many broadcasts: what is delivered, what is lost, how long it takes and what the server's memory
 * does. `npm run bench -- sockets [--sockets 500] [--messages 1000]`.
 */
import {mkdtempSync, rmSync, chmodSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {WebSocket} from 'ws';
import {cpuSeconds, request, signIn} from './load.mjs';
import {startChild, startDatabase} from './processes.mjs';

const PER_USER = 20;

function option(name, otherwise) {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? Number(process.argv[at + 1]) : otherwise;
}

function megabytes(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
}

function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

async function call(url, token, path, body) {
  const answer = JSON.parse((await request(url, path, {token, method: 'POST', body: JSON.stringify(body)})).body);
  if (answer.code !== undefined && answer.code !== '200')
    throw new Error(`${path} answered ${answer.code}: ${answer.message}`);
  return answer.data ?? answer;
}

/** As many staff as the sockets need, signed in. */
async function staff(url, admin, count) {
  const tokens = [];
  for (let index = 0; index < count; index += 1) {
    const userName = `listener-${index}`;
    await call(url, admin, '/rest/user', {userName, password: 'emblem-demo', isAdmin: false, state: 1});
    tokens.push(await signIn(url, userName));
  }
  return tokens;
}

function open(url, token, heard) {
  return new Promise((done, failed) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws?token=${token}`);
    const seen = new Map();
    socket.on('message', data => {
      const push = JSON.parse(String(data));
      if (push.messageType === 1) heard(push, seen);
    });
    socket.once('open', () => done({socket, seen}));
    socket.once('error', failed);
  });
}

async function measure(server, log, {sockets: wanted, messages}) {
  const {
    url,
    child: {pid},
  } = server;
  const admin = await signIn(url, 'admin');
  const tokens = await staff(url, admin, Math.ceil(wanted / PER_USER));
  const idle = megabytes(pid);
  const delays = [];
  let delivered = 0;
  let twice = 0;
  const heard = ({id, announcementTitle}, seen) => {
    if (seen.has(id)) twice += 1;
    else delivered += 1;
    seen.set(id, true);
    delays.push(performance.now() - Number(announcementTitle));
  };
  const opened = [];
  const openingSince = performance.now();
  for (let index = 0; index < wanted; index += 1)
    opened.push(await open(url, tokens[Math.floor(index / PER_USER)], heard));
  log(
    `${wanted} sockets of ${tokens.length} users open after ` +
      `${((performance.now() - openingSince) / 1000).toFixed(1)} s; memory ${idle.toFixed(0)} -> ` +
      `${megabytes(pid).toFixed(0)} MB`,
  );

  const cpu = cpuSeconds(pid);
  const begun = performance.now();
  let peak = 0;
  for (let index = 0; index < messages; index += 1) {
    await call(url, admin, '/api/wsManager/broadcast/sendMessageToAll', {
      announcementTitle: String(performance.now()),
      announcementContent: `Message ${index}`,
    });
    peak = Math.max(peak, megabytes(pid));
  }
  const sent = (performance.now() - begun) / 1000;
  const due = wanted * messages;
  for (let quiet = 0, last = -1; delivered < due && quiet < 50; quiet = delivered === last ? quiet + 1 : 0) {
    last = delivered;
    await new Promise(resolve => {
      setTimeout(resolve, 100);
    });
  }
  delays.sort((a, b) => a - b);
  log(
    `${messages} broadcasts in ${sent.toFixed(1)} s (${(messages / sent).toFixed(0)}/s), ` +
      `${(cpuSeconds(pid) - cpu).toFixed(1)} s of CPU`,
  );
  log(`delivered ${delivered} of ${due}, lost ${due - delivered}, twice ${twice}`);
  log(
    `from sending to hearing: median ${quantile(delays, 0.5).toFixed(0)} ms, 99 % ` +
      `${quantile(delays, 0.99).toFixed(0)} ms, longest ${(delays.at(-1) ?? 0).toFixed(0)} ms`,
  );
  log(`memory at most ${peak.toFixed(0)} MB, afterwards ${megabytes(pid).toFixed(0)} MB`);
  for (const {socket} of opened) socket.terminate();
}

async function main() {
  const log = line => process.stdout.write(`${line}\n`);
  const folder = mkdtempSync(join(tmpdir(), 'emblem-bench-sockets-'));
  chmodSync(folder, 0o755);
  const database = await startDatabase({dataDir: folder, log: () => undefined});
  const server = await startChild(
    ['backend/dist/main.js'],
    {DATABASE_URL: database.url, DATA_DIR: folder, SEED: 'tiny', PORT: '0', HOST: '127.0.0.1'},
    log,
  );
  try {
    await measure(server, log, {sockets: option('sockets', 500), messages: option('messages', 1000)});
  } finally {
    server.child.removeAllListeners('exit');
    server.child.kill('SIGTERM');
    await new Promise(ended => {
      server.child.once('exit', ended);
    });
    await database.stop();
    rmSync(folder, {recursive: true, force: true});
  }
}

await main();
