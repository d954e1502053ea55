/**
 * One upload of 1 GB through the signed form, to the disk and to a bucket: how fast, and how much memory the server
 * takes meanwhile. `npm run bench -- upload [--megabytes 1023]`. The bucket is s3rver in this process, so its memory is
 * not counted.
 */
import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import {request as send} from 'node:http';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import S3rver from 's3rver';
import {request, signIn} from './load.mjs';

const root = resolve(import.meta.dirname, '../..');
const argument = process.argv.indexOf('--megabytes');
const MEGABYTES = argument > 0 ? Number(process.argv[argument + 1]) : 1023;
const MEGABYTE = Buffer.alloc(1024 * 1024, 'emblem, ');
const SAMPLE_MS = 50;

const log = line => process.stdout.write(`${line}\n`);

function residentMegabytes(pid) {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
}

function startServer(env) {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, ['backend/dist/main.js'], {
      cwd: root,
      env: {...process.env, SEED: 'tiny', PORT: '0', HOST: '127.0.0.1', ...env},
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', chunk => {
      output += chunk;
      const ready = /^ready (\S+)/m.exec(output);
      if (ready) done({child, url: ready[1]});
    });
    child.once('exit', code => failed(new Error(`The server ended with ${code}:\n${output}`)));
  });
}

function field(name, value) {
  return `--bench\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

async function* body({policy, accessid, signature, dir}, name) {
  yield (
    field('policy', policy) +
      field('OSSAccessKeyId', accessid) +
      field('signature', signature) +
      field('key', dir + name)
  );
  yield (
    `--bench\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n` +
      'Content-Type: text/plain\r\n\r\n'
  );
  for (let sent = 0; sent < MEGABYTES; sent += 1) yield MEGABYTE;
  yield '\r\n--bench--\r\n';
}

async function upload(url, token) {
  const {body: answer} = await request(url, '/api/gyoss/oss/web/config', {method: 'POST', token, body: '{}'});
  const {data} = JSON.parse(answer);
  const outgoing = send(url + data.url, {
    method: 'POST',
    headers: {'content-type': 'multipart/form-data; boundary=bench', token},
  });
  const answered = new Promise((done, failed) => {
    outgoing.on('error', failed);
    outgoing.on('response', response => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 201
          ? done()
          : failed(new Error(`The upload was answered with ${response.statusCode}.`)),
      );
    });
  });
  for await (const part of body(data, 'large.txt'))
    if (!outgoing.write(part)) await new Promise(drained => outgoing.once('drain', drained));
  outgoing.end();
  await answered;
}

async function measure(kind, env) {
  const dataDir = await mkdtemp(join(tmpdir(), 'emblem-bench-upload-'));
  const {child, url} = await startServer({...env, DATA_DIR: dataDir});
  try {
    const token = await signIn(url, 'admin');
    const before = residentMegabytes(child.pid);
    let peak = before;
    const sampling = setInterval(() => {
      peak = Math.max(peak, residentMegabytes(child.pid));
    }, SAMPLE_MS);
    const begun = Date.now();
    await upload(url, token);
    clearInterval(sampling);
    const seconds = (Date.now() - begun) / 1000;
    log(
      `${kind.padEnd(6)} ${MEGABYTES} MB in ${seconds.toFixed(1)} s (${(MEGABYTES / seconds).toFixed(0)} MB/s) ` +
        `  memory before ${before.toFixed(0)} MB, peak ${peak.toFixed(0)} MB, after ` +
        `${residentMegabytes(child.pid).toFixed(0)} MB`,
    );
  } finally {
    child.removeAllListeners('exit');
    child.kill('SIGTERM');
    await new Promise(ended => child.once('exit', ended));
    await rm(dataDir, {recursive: true, force: true});
  }
}

async function main() {
  await measure('disk', {});
  const directory = await mkdtemp(join(tmpdir(), 'emblem-bench-bucket-'));
  const bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{name: 'emblem', configs: []}],
  });
  const {port} = await bucket.run();
  try {
    await measure('bucket', {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'emblem',
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    });
  } finally {
    await bucket.close();
    await rm(directory, {recursive: true, force: true});
  }
}

await main();
