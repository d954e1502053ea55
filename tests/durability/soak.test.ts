/**
 * Hours of uploads, thumbnails, tables and prints: the server does not grow. `SOAK_SECONDS` says how long; without it,
 * it is left out.
 */
import {PASSWORD, signIn, type Client} from '../harness/client';
import {asObject, asText, idOf} from '../harness/json';
import {startServer, type TestServer} from '../harness/server';
import {postFile, signedForm} from '../harness/signed-form';
import {addCategory} from '../design/scene';
import {imported} from '../engine/transfer';
import {heldBy, type Held} from './memory';

const SECONDS = Number(process.env.SOAK_SECONDS ?? 0);
const LIMIT_MB = 400;

const DRAWING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M10 10H90V90H10Z" fill="#c33"/></svg>',
);

let server: TestServer;
let admin: Client;
let photo: Buffer;
let categoryId: number;

/** As a camera makes it: no two pixels alike. */
async function makePhoto(): Promise<Buffer> {
  const {default: sharp} = await import('sharp');
  const noise = {type: 'gaussian' as const, mean: 128, sigma: 40};
  return sharp({create: {width: 4000, height: 3000, channels: 3, background: '#888', noise}})
    .jpeg({quality: 80})
    .toBuffer();
}

async function upload(name: string, content: Buffer): Promise<string> {
  const answer = await postFile(admin, await signedForm(admin), {name, content});
  expect(answer.status).toBe(201);
  return asText(asObject(await answer.json()).url);
}

const POINTS = 20;

/** The megabytes of the server, and of all together, at so many points of the run. */
function curveOf(held: readonly Held[]): readonly string[] {
  const step = Math.max(1, Math.ceil(held.length / POINTS));
  return held
    .filter((_each, at) => at % step === 0)
    .map(({server: alone, together}) => `${Math.round(alone)} ${Math.round(together)}`);
}

async function round(): Promise<void> {
  const url = await upload('photo.jpg', photo);
  await Promise.all(
    [64, 128, 256, 512].map(async size => (await fetch(`${server.url}${url}?size=${size}`)).arrayBuffer()),
  );
  await upload('drawing.svg', DRAWING);
  expect((await imported(admin, 'tag-type', 'labelTypeName\nA\nB', {dryRun: true})).status).toBe(200);
  const design = {
    frontData: {
      version: '7.4.0',
      objects: [
        {id: 'workspace', type: 'rect', width: 650, height: 650},
        {type: 'image', src: url, left: 325, top: 325, width: 400, height: 300},
      ],
    },
    backData: null,
  };
  const printed = await fetch(`${server.url}/rest/template/print?format=pdf`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', token: admin.token ?? ''},
    body: JSON.stringify({design, categoryId}),
  });
  expect([printed.status, (await printed.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
}

(SECONDS > 0 && process.platform === 'linux' ? test : test.skip)(
  'the server holds less than 400 MB, also together with the processes that work for it',
  async () => {
    server = await startServer();
    try {
      admin = await signIn(server.url, 'admin', PASSWORD);
      photo = await makePhoto();
      categoryId = idOf(await addCategory(admin));
      await admin.data('/design/category/updateCategoryConfig', {
        id: categoryId,
        hasBg: 0,
        isSticker: 0,
        stickerEffectType: 1,
        positionConfigs: [
          {designPostion: 0, printWidthMm: 40, bleedMm: 2},
          {designPostion: 1, printWidthMm: 40},
        ],
      });
      const end = Date.now() + SECONDS * 1000;
      const held: Held[] = [];
      while (Date.now() < end) {
        await round();
        held.push(heldBy(server.pid));
      }
      const most = {
        rounds: held.length,
        server: Math.max(...held.map(each => each.server)),
        together: Math.max(...held.map(each => each.together)),
      };
      console.log(most, curveOf(held));
      expect(most.server).toBeLessThan(LIMIT_MB);
      expect(most.together).toBeLessThan(LIMIT_MB);
    } finally {
      await server.stop();
    }
  },
  (SECONDS + 120) * 1000,
);
