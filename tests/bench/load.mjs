/** Requests in loops, and what they cost the process that answers them. */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {Agent, request as send} from 'node:http';

const agent = new Agent({keepAlive: true, maxSockets: 64});
const WARM_UP = 200;

export function request(url, path, {token, method = 'GET', body}) {
  return new Promise((done, failed) => {
    const headers = {
      ...(token ? {token} : {}),
      ...(body ? {'content-type': 'application/json', 'content-length': Buffer.byteLength(body)} : {}),
    };
    const outgoing = send(url + path, {method, agent, headers}, response => {
      const chunks = [];
      response.on('data', chunk => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        if (response.statusCode >= 400)
          failed(new Error(`${method} ${path}: ${response.statusCode} ${text.slice(0, 300)}`));
        else done({body: text, headers: response.headers});
      });
    });
    outgoing.on('error', failed);
    outgoing.end(body);
  });
}

export async function signIn(url, userName) {
  const {body} = await request(url, '/api/login', {
    method: 'POST',
    body: JSON.stringify({userName, password: 'emblem-demo'}),
  });
  const {code, message, data} = JSON.parse(body);
  if (code !== '200') throw new Error(`${userName} cannot sign in: ${message}`);
  return data.token;
}

/** Processor seconds of a process so far, where the system tells (Linux). */
export function cpuSeconds(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const fields = readFileSync(file, 'utf8').split(') ')[1].split(' ');
  const ticks = Number(execFileSync('getconf', ['CLK_TCK'], {encoding: 'utf8'}));
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}

async function warmUp(send) {
  for (let index = 0; index < WARM_UP; index += 1) await send(index);
}

async function slice({send, cpu, total}, connections, seconds) {
  const before = cpu();
  const begun = performance.now();
  const end = begun + seconds * 1000;
  await Promise.all(
    Array.from({length: connections}, async () => {
      while (performance.now() < end) {
        await send(total.done);
        total.done += 1;
      }
    }),
  );
  total.seconds += (performance.now() - begun) / 1000;
  const after = cpu();
  total.cpu = before === undefined ? undefined : total.cpu + after - before;
}

/**
 * Requests a second and processor milliseconds a request of each rival, `{name: {send, cpu}}`. They take turns in
 * slices of half a second, so that whatever else the machine does falls on all alike.
 */
export async function race(rivals, {connections, seconds}) {
  const running = Object.entries(rivals).map(([name, rival]) => ({
    name,
    ...rival,
    total: {done: 0, seconds: 0, cpu: 0},
  }));
  for (const {send} of running) await warmUp(send);
  for (let round = 0; round < seconds * 2; round += 1)
    for (const rival of running) await slice(rival, connections, 0.5);
  return Object.fromEntries(
    running.map(({name, total}) => [
      name,
      {
        perSecond: total.done / total.seconds,
        cpuMs: total.cpu === undefined ? undefined : (total.cpu * 1000) / total.done,
      },
    ]),
  );
}
