/**
 * Somebody with an ordinary question while others attack: asks for a list every 100 ms, and looks how much memory the
 * server and its processes hold. A process of its own, since whoever attacks is too busy to measure. Prints what it saw
 * when its input ends. `bystander.mjs <url> <token> <pid>`
 */
import {readFileSync, readdirSync} from 'node:fs';

const [url, token, server] = process.argv.slice(2);
const EVERY_MS = 100;

function fieldOf(pid, name) {
  try {
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

const children = pid =>
  readdirSync('/proc').filter(name => /^\d+$/.test(name) && fieldOf(name, 'PPid') === Number(pid));
const megabytes = pid => fieldOf(pid, 'VmRSS') / 1024;

const seen = {asked: 0, refused: 0, longestMs: 0, over1s: 0, serverMb: 0, largestChildMb: 0, togetherMb: 0};
let ended = false;

async function ask() {
  const start = performance.now();
  try {
    const answer = await fetch(`${url}/rest/continent`, {headers: {token}});
    await answer.arrayBuffer();
    if (answer.status !== 200) seen.refused += 1;
  } catch {
    seen.refused += 1;
  }
  const ms = performance.now() - start;
  seen.asked += 1;
  if (ms > 1000) seen.over1s += 1;
  seen.longestMs = Math.max(seen.longestMs, ms);
}

function look() {
  const all = children(server).map(megabytes);
  const own = megabytes(server);
  seen.serverMb = Math.max(seen.serverMb, own);
  seen.largestChildMb = Math.max(seen.largestChildMb, ...all);
  seen.togetherMb = Math.max(seen.togetherMb, own + all.reduce((sum, each) => sum + each, 0));
}

process.stdin.resume().once('end', () => {
  ended = true;
});
while (!ended) {
  await Promise.all([
    ask(),
    new Promise(done => {
      setTimeout(done, EVERY_MS);
    }),
  ]);
  look();
}
console.log(JSON.stringify(seen));
