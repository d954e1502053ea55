/**
 * A backup, made while others write, holds one moment whole; a restore brings it back to the byte, or changes nothing.
 */
import {execFile} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {gunzipSync, gzipSync} from 'node:zlib';
import {checkedManifest} from '../../backend/src/backup/contents';
import {contentsOf, type Manifest} from '../../backend/src/backup/manifest';
import {signIn} from '../harness/client';
import {asNumber} from '../harness/json';
import {ROOT} from '../harness/places';
import {startServer, type TestServer} from '../harness/server';
import {ServerProcess} from '../harness/server-process';
import {PNG, uploadPicture} from '../harness/upload';
import {makeFolder, removeFolder} from './folder';
import {Writers} from './writers';

const CLI = join(ROOT, 'backend/dist/backup/cli.js');

type Env = Readonly<Record<string, string>>;

let server: TestServer;
let folder: string;

/** What the command said; throws with it when it failed. */
async function command(words: readonly string[], env: Env): Promise<string> {
  const {DATABASE_URL: _other, ...rest} = process.env;
  const {stdout} = await promisify(execFile)(process.execPath, [CLI, ...words], {cwd: ROOT, env: {...rest, ...env}});
  return stdout;
}

async function manifestOf(file: string): Promise<Manifest> {
  return checkedManifest(file, () => undefined);
}

/** Everything but where the database stands and when it was asked. */
function held(manifest: Manifest): unknown {
  return {
    structure: manifest.structure,
    contents: [...contentsOf(manifest)]
      .sort((a, b) => a.sha256.localeCompare(b.sha256))
      .map(({bytes, sha256}) => [bytes, sha256]),
  };
}

beforeAll(async () => {
  folder = makeFolder();
  server = await startServer();
}, 240_000);

afterAll(async () => {
  await removeFolder(folder);
  await server.stop();
});

test('a backup made while others write is restored whole elsewhere, and replaces a world only when told', async () => {
  const outside = {DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir};
  const file = join(folder, 'world.tar.gz');
  const world = {DATA_DIR: join(folder, 'restored')};
  const admin = await signIn(server.url, 'admin');
  const address = await uploadPicture(admin, 'kept.png');

  const writers = new Writers();
  const writing = writers.writeUntilKilled(admin, 4);
  await writers.acknowledged(40);
  const before = [...writers.roles.keys()];
  expect(await command(['backup', file], outside)).toContain('secrets included');
  await writers.acknowledged(10);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(command(['backup', file], outside)).rejects.toThrow('is there already');
  await expect(command(['restore', file, '--replace'], outside)).rejects.toThrow('Emblem is running on this database');
  await server.kill('SIGTERM');
  await writing;

  // Into an empty folder, with a database of its own; backed up again it is the same to the byte.
  await command(['restore', file], world);
  const manifest = await manifestOf(file);
  await command(['backup', join(folder, 'again.tar.gz')], world);
  expect(held(await manifestOf(join(folder, 'again.tar.gz')))).toEqual(held(manifest));
  expect(manifest.tables.find(({table}) => table === 'public.role')?.rows).toBeGreaterThanOrEqual(before.length);
  expect(readFileSync(join(world.DATA_DIR, 'secrets.key'))).toEqual(readFileSync(join(server.dataDir, 'secrets.key')));

  // What is damaged, cut off or would take the place of a world is refused before anything is touched.
  const names = readdirSync(world.DATA_DIR);
  const bytes = gunzipSync(readFileSync(file));
  const place = bytes.indexOf('Salesman');
  expect(place).toBeGreaterThan(0);
  bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
  writeFileSync(join(folder, 'damaged.tar.gz'), gzipSync(bytes, {level: 1}));
  writeFileSync(join(folder, 'short.tar.gz'), readFileSync(file).subarray(0, 20_000));
  writeFileSync(join(folder, 'other.tar.gz'), 'something else');
  await expect(command(['restore', join(folder, 'damaged.tar.gz'), '--replace'], world)).rejects.toThrow(
    /The backup is damaged: tables.public\.\w+ is not what was written/,
  );
  await expect(command(['restore', join(folder, 'short.tar.gz'), '--replace'], world)).rejects.toThrow(
    /damaged|ends before/,
  );
  await expect(command(['restore', join(folder, 'other.tar.gz'), '--replace'], world)).rejects.toThrow(
    'no backup of Emblem',
  );
  await expect(command(['restore', file], world)).rejects.toThrow('--replace');
  expect(readdirSync(world.DATA_DIR)).toEqual(names);

  const {server: restored, url} = await ServerProcess.start(world);
  try {
    await expect(command(['restore', file, '--replace'], world)).rejects.toThrow('Emblem is running');
    const client = await signIn(url, 'admin');
    const roles = new Set((await client.all('role')).map(role => asNumber(role.id)));
    expect(before.filter(id => !roles.has(id))).toEqual([]);
    const places = (await client.all('tag-type', {sort: ['sort', 'ASC']})).map(tagType => tagType.sort);
    expect(places).toEqual(places.map((_, place) => place + 1));
    expect(roles.has(asNumber((await client.create('role', {roleName: 'After the restore'})).id))).toBe(false);
    expect(Buffer.from(await (await fetch(new URL(address, url))).arrayBuffer())).toEqual(PNG);
  } finally {
    await restored.kill('SIGTERM');
  }

  // Back over the world it was made of, which has gone on since.
  const told = await command(['restore', file, '--replace'], outside);
  const aside = /lies in (\S+)\. /.exec(told)?.[1] ?? '';
  expect(existsSync(join(aside, 'files'))).toBe(true);
  await command(['backup', join(folder, 'back.tar.gz')], outside);
  expect(held(await manifestOf(join(folder, 'back.tar.gz')))).toEqual(held(manifest));
  await server.restart();
  expect(await (await signIn(server.url, 'admin')).total('role')).toBe(
    manifest.tables.find(({table}) => table === 'public.role')?.rows,
  );
}, 240_000);

test('without the keys a backup says so, and a restore leaves those that are there', async () => {
  const dataDir = join(folder, 'keyless');
  const file = join(folder, 'keyless.tar.gz');
  expect(
    await command(['backup', file, '--without-keys'], {DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir}),
  ).toContain('The keys are not in it');
  expect((await manifestOf(file)).keys).toEqual([]);
  mkdirSync(dataDir);
  cpSync(join(server.dataDir, 'secrets.key'), join(dataDir, 'secrets.key'));
  expect(await command(['restore', file], {DATA_DIR: dataDir})).not.toContain('put secrets.key');
  expect(readFileSync(join(dataDir, 'secrets.key'))).toEqual(readFileSync(join(server.dataDir, 'secrets.key')));
}, 120_000);
