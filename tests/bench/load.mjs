/** Requests in loops, and what they cost the process that answers them. */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {Agent, request as send} from 'node:http';

const agent = new Agent({keepAlive: true, maxSockets: 64});
const WARM_UP = 200;

export function request(url, path, {token, method = 'GET', body}) {
  return new Promise((done, failed) => {
    const headers = {...(token ? {token} : {}), ...(body ? {'content-type': 'application/json', 'content-length': Buffer.byteLength(body)} : {})};
    const outgoing = send(url + path, {method, agent, headers}, response => {
      const chunks = [];
      response.on('data', chunk => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        if (response.statusCode >= 400) failed(new Error(`${method} ${path}: ${response.statusCode} ${text.slice(0, 300)}`));
        else done({body: text, headers: response.headers});
      });
    });
    outgoing.on('error', failed);
    outgoing.end(body);
  });
}

export async function signIn(url, userName) {
  const {body} = await request(url, '/api/login', {method: 'POST', body: JSON.stringify({userName, password: 'emblem-demo'})});
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

/** Requests a second, and processor milliseconds a request. */
export async function measure({send: one, connections, seconds, cpu}) {
  for (let index = 0; index < WARM_UP; index += 1) await one(index);
  const before = cpu();
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let done = 0;
  await Promise.all(Array.from({length: connections}, async () => {
    while (performance.now() < end) {
      await one(done);
      done += 1;
    }
  }));
  const elapsed = (performance.now() - begun) / 1000;
  const after = cpu();
  return {perSecond: done / elapsed, cpuMs: before === undefined ? undefined : ((after - before) * 1000) / done};
}
