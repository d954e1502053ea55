/** What strangers send that is too much, in one file or in many: it is refused, and others do not notice. */
import {Client, PASSWORD, signIn, signInMember} from '../harness/client';
import {uniqueName} from '../harness/world';
import {asObject, asText} from '../harness/json';
import {isWholeMatrix} from '../harness/sample';
import {startServer, type TestServer} from '../harness/server';
import {postFile, signedForm, uploadForm} from '../harness/signed-form';
import {PNG} from '../harness/upload';
import {imported} from '../engine/transfer';
import {HONEST_WORKBOOK, HOSTILE_DRAWINGS, HOSTILE_PICTURES, HOSTILE_TABLES, type HostileFile} from './hostile-files';

let server: TestServer;
let visitor: Client;
let admin: Client;

beforeAll(async () => {
  // Little enough that whatever is read in the server's own process ends it.
  server = await startServer({
    env: {
      NODE_OPTIONS: '--max-old-space-size=256',
      QUOTAS: 'form-uploads=2,member-uploads=3,member-upload-mb=1,member-designs=3,member-kept=2',
    },
  });
  visitor = new Client(server.url);
  admin = await signIn(server.url, 'admin');
});
afterAll(() => server.stop());

/** Does it while another user is answered again and again. */
async function besides<T>(work: Promise<T>): Promise<T> {
  let underWay = true;
  const done = work.finally(() => {
    underWay = false;
  });
  while (underWay) await admin.first('tag-type');
  return done;
}

async function upload(file: HostileFile): Promise<Response> {
  return besides(postFile(visitor, await signedForm(visitor, {systemName: 'customOss'}), file));
}

/** The plain cases always, what takes long with the whole matrix. */
const DRAWINGS = Object.keys(HOSTILE_DRAWINGS).filter(name => isWholeMatrix || name === '6,000 levels');

test.each(DRAWINGS)('a drawing with %s is refused, and others are answered meanwhile', async name => {
  const {status} = await upload({name: 'bomb.svg', content: HOSTILE_DRAWINGS[name]?.() ?? Buffer.alloc(0)});
  expect(status).toBe(422);
});

test('a drawing is stored plain for everybody, and as it came for staff, who do not see it drawn', async () => {
  const content =
    '<?xml version="1.0" encoding="UTF-16"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">' +
    '<script>hacked()</script>' +
    '<style>.a{fill:#0a0}</style><rect class="a" width="10" height="10"/><image ' +
    'href="https://elsewhere.test/a.png" width="1" height="1"/></svg>';
  const form = await signedForm(visitor, {systemName: 'customOss'});
  const sent = await postFile(visitor, form, {name: 'logo.svg', content: Buffer.from(`\uFEFF${content}`, 'utf16le')});
  const {url, key, notes} = asObject(await sent.json());
  expect([sent.status, notes]).toEqual([
    201,
    [{code: 'picture', text: 'Linked or broken pictures in the drawing were left out (https://elsewhere.test/a.png).'}],
  ]);
  const plain = await (await fetch(`${server.url}${String(url)}`)).text();
  expect(plain).toContain('fill="#00aa00"');
  expect(plain).not.toMatch(/hacked|elsewhere|style/);
  const original = `${server.url}/files/${String(key).replace('public/', 'private/')}.original`;
  expect((await fetch(original)).status).toBe(404);
  const mine = await fetch(original, {headers: {token: admin.token ?? ''}});
  expect([mine.status, mine.headers.get('content-disposition')]).toEqual([200, 'attachment']);
  expect(Buffer.from(await mine.arrayBuffer()).toString('utf16le')).toBe(`\uFEFF${content}`);
});

test.each(Object.entries(HOSTILE_PICTURES))('%s is refused, or shown small', async (_what, file) => {
  const answer = await upload(file);
  const {url, message} = asObject(await answer.json());
  if (answer.status !== 201)
    return expect([answer.status, message]).toEqual([
      422,
      'This picture has too many pixels; 100 megapixels are the most.',
    ]);
  expect((await besides(fetch(`${server.url}${asText(url)}?size=64`))).status).toBe(200);
});

test('a property takes its files alone, at the upload for it and in the record that names another', async () => {
  // More than the file may be, and no more than a whole form may: it is told while the file is coming in.
  const large = Buffer.concat([PNG, Buffer.alloc(11_000_000)]);
  const form = await signedForm(admin, {property: 'tax-exemption.certificate'});
  const sent = async (name: string, content: Buffer, signed = form) => {
    const answer = await postFile(admin, signed, {name, content});
    const {url, message} = asObject(await answer.json());
    return {status: answer.status, url, message};
  };
  expect(await sent('a.gif', PNG)).toMatchObject({
    status: 415,
    message: 'Only pdf, jpg, jpeg, png formats are supported',
  });
  expect(await sent('a.png', large)).toMatchObject({status: 413, message: 'The file must not be larger than 10 MB.'});
  const small = await sent('a.png', PNG);
  expect(small.status).toBe(201);
  const free = await signedForm(admin);
  const tooLarge = await sent('a.png', large, free);
  expect(tooLarge.status).toBe(201);

  const entered = async (certificate: unknown, client = admin) => {
    const userEmail = `${uniqueName('exempt')}@example.com`;
    const {status, body} = await client.rest('POST', 'tax-exemption', {userEmail, certificate});
    return [status, asObject(body).errors];
  };
  expect(await entered(small.url)).toEqual([201, undefined]);
  expect(await entered(tooLarge.url)).toEqual([422, {certificate: 'The file must not be larger than 10 MB.'}]);
  expect(await entered(tooLarge.url, admin.speaking('zh'))).toEqual([422, {certificate: '文件不能超过 10 MB'}]);
  const {id} = await admin.first('language');
  const picture = await admin.rest('PUT', `language/${String(id)}`, {img: '/files/public/a/b.pdf'});
  expect([picture.status, asObject(picture.body).errors]).toEqual([422, {img: 'Only JPEG, GIF, PNG, WEBP, SVG'}]);

  for (const property of ['tax-exemption.userEmail', 'tax-exemption', 'nothing.at-all', 'constructor.name'])
    expect(await admin.call('/gyoss/oss/web/config', {property})).toMatchObject({code: '422'});
});

/** Far more than the limits, and quick to be told so. */
const TABLES = Object.keys(HOSTILE_TABLES).filter(
  name =>
    isWholeMatrix ||
    ['a cell in the last place of all', '100 MB of spaces, zipped', 'a size that is a lie'].includes(name),
);

test.each(TABLES)('a table with %s is refused with a reason, and others are answered meanwhile', async name => {
  const content = new Uint8Array(HOSTILE_TABLES[name]?.() ?? Buffer.alloc(0));
  for (const client of name === TABLES[0] ? [admin, admin.speaking('zh')] : [admin]) {
    const {status, message} = await besides(imported(client, 'tag-type', content));
    expect([status, message]).toEqual([
      422,
      expect.stringMatching(client.language === 'zh' ? /表格|列|文件/ : /table|Columns|file|called/),
    ]);
  }
});

test('an honest workbook is read', async () => {
  expect(await imported(admin, 'tag-type', new Uint8Array(HONEST_WORKBOOK()), {dryRun: true})).toMatchObject({
    status: 200,
    total: 1,
    created: 1,
    errors: [],
  });
});

describe('one day allows', () => {
  async function makeMember(): Promise<Client> {
    const email = `${uniqueName('member')}@example.com`;
    await admin.create('member', {email, proId: 1, password: PASSWORD, name: 'Ann'});
    return signInMember(server.url, email);
  }
  const send = async (client: Client, content = PNG, name = 'pin.png'): Promise<number> =>
    (await postFile(client, await signedForm(client, {systemName: 'customOss'}), {name, content})).status;
  const DESIGN = JSON.stringify({
    frontData: {version: '7.4.0', objects: [{id: 'workspace', type: 'rect'}]},
    backData: null,
  });
  const share = (client: Client) =>
    client.call('/app/design/designTemplateShare/addDesignTemplateShare', {
      productId: 0,
      layersData: DESIGN,
      routingName: 'lapel-pins',
    });

  test('a few uploads with one form', async () => {
    const form = await signedForm(visitor, {systemName: 'customOss'});
    const statuses: number[] = [];
    for (const name of ['a.png', 'b.png', 'c.png'])
      statuses.push((await postFile(visitor, form, {name, content: PNG})).status);
    expect(statuses).toEqual([201, 201, 429]);
  });

  test('a member so many uploads and so many bytes, and says when there may be more', async () => {
    const [ann, bob] = [await makeMember(), await makeMember()];
    expect([await send(ann), await send(ann), await send(ann), await send(ann)]).toEqual([201, 201, 201, 429]);
    const text = Buffer.alloc(600_000, 'a');
    expect([await send(bob, text, 'a.txt'), await send(bob, text, 'a.txt')]).toEqual([201, 429]);
    const refused = await postFile(ann.speaking('zh'), await signedForm(ann, {systemName: 'customOss'}), {
      name: 'pin.png',
      content: PNG,
    });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  test('a member so many designs, with the reason in the language of who asks', async () => {
    const ann = await makeMember();
    const codes = [await share(ann), await share(ann), await share(ann), await share(ann)].map(({code}) => code);
    expect(codes).toEqual(['200', '200', '200', '429']);
    expect((await share(ann.speaking('zh'))).message).toBe('今日保存的设计已达上限，请明天再试');
    expect((await share(await makeMember())).code).toBe('200');
  });

  test('a member to keep so many things of a kind', async () => {
    const ann = await makeMember();
    const add = (categoryName: string) => ann.call('/app/designUser/editUserClipartCategory', {categoryName});
    expect([(await add('a')).code, (await add('b')).code, await add('c')]).toEqual([
      '200',
      '200',
      expect.objectContaining({code: '422', message: 'At most 2 can be kept; delete some first.'}),
    ]);
  });
});

test('an upload that is far too large is refused at its beginning', async () => {
  const form = uploadForm(await signedForm(visitor, {systemName: 'customOss'}), {
    name: 'large.txt',
    content: Buffer.alloc(80 * 1024 * 1024, 'a'),
  });
  const answer = await fetch(`${server.url}/files`, {method: 'POST', body: form});
  expect([answer.status, asObject(await answer.json()).message]).toEqual([
    413,
    'The file must not be larger than 10 MB.',
  ]);
});
