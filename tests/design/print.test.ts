/** Designs of records as files for print, over HTTP. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName} from '@cantoo/pdf-lib';
import {asObject, asText, idOf, type Json} from '../harness/json';
import {postFile, signedForm} from '../harness/signed-form';
import {makePerson} from '../harness/world';
import type {Client} from '../harness/client';
import {addCategory, openScene, publish, type Scene} from './scene';

let scene: Scene;
let category: Json & {readonly id: number};
let template: Json & {readonly id: number};

const CENTRED = {originX: 'center', originY: 'center'};
const side = (...objects: readonly Json[]): Json => ({
  version: '7.4.0',
  objects: [
    {...CENTRED, type: 'rect', id: 'workspace', left: 325, top: 325, width: 650, height: 650, fill: '#ffffff'},
    ...objects,
  ],
});
const WORD: Json = {
  ...CENTRED,
  type: 'i-text',
  text: 'HELLO',
  fontFamily: 'Lobster',
  fontSize: 60,
  left: 325,
  top: 325,
  width: 200,
  height: 70,
  fill: '#c8102e',
};
const DESIGN = {frontData: side(WORD), backData: side({...WORD, text: '你好'})};

beforeAll(async () => {
  scene = await openScene();
  category = await addCategory(scene.admin);
  await scene.admin.data('/design/category/updateCategoryConfig', {
    id: category.id,
    hasBg: 0,
    isSticker: 0,
    stickerEffectType: 1,
    positionConfigs: [
      {designPostion: 0, printWidthMm: 40, bleedMm: 2},
      {designPostion: 1, printWidthMm: 40},
    ],
  });
  template = await publish(scene.admin, {templateFile: JSON.stringify(DESIGN), categoryId: category.id});
}, 240_000);
afterAll(() => scene?.server.stop());

async function fetched(client: Client, path: string): Promise<Response> {
  return fetch(`${scene.server.url}${path}`, {headers: {token: client.token ?? '', language: client.language}});
}

const mm = (points: number): number => Math.round((points * 25.4 * 100) / 72) / 100;

describe('a template', () => {
  it('is exported as a PDF with a page for each side, its trim and the bleed of its category', async () => {
    const answer = await fetched(scene.admin, `/rest/template/${template.id}/print?format=pdf`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="template-[\w.-]+\.pdf"$/);
    const pages = (await PDFDocument.load(await answer.arrayBuffer())).getPages();
    expect(pages.map(page => mm(page.getTrimBox().width))).toEqual([40, 40]);
    expect(pages.map(page => mm(page.getBleedBox().width))).toEqual([44, 46]);
  });

  it('is exported as SVG and PNG, of the side that is asked for', async () => {
    const svg = await (await fetched(scene.admin, `/rest/template/${template.id}/print?format=svg&bleed=0`)).text();
    expect(svg).toContain('width="40mm"');
    expect(svg).not.toContain('<text');
    const png = await fetched(scene.admin, `/rest/template/${template.id}/print?format=png&position=1`);
    expect(png.headers.get('content-type')).toBe('image/png');
  });

  it('is exported as PDF/X-4 for a press, beside the one in red, green and blue', async () => {
    const answer = await fetched(scene.admin, `/rest/template/${template.id}/print?format=pdfx`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toMatch(/\.pdf"$/);
    const file = Buffer.from(await answer.arrayBuffer());
    expect([file.includes('/GTS_PDFX'), file.includes('PDF/X-4')]).toEqual([true, true]);
  });

  it('is exported as PDF/X-4 for the first press in use, whose profile is checked as it is uploaded', async () => {
    const ours = readFileSync(join(__dirname, '../../editor/print/profiles/chemical-proof.icc'));
    const screen = Buffer.from(ours);
    screen.write('mntr', 12, 'latin1');
    const form = await signedForm(scene.admin);
    for (const content of [screen, ours.subarray(0, 5000)]) {
      const refused = await postFile(scene.admin, form, {name: 'press.icc', content});
      expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('CMYK')]);
    }
    const kept = await postFile(scene.admin, form, {name: 'press.icc', content: ours});
    expect(kept.status).toBe(201);
    const profile = new URL(asText(asObject(await kept.json()).url), scene.server.url).pathname;
    expect(
      (await scene.admin.request('POST', '/rest/press-profile', {name: 'FOGRA 39', profile: '/files/public/a.png'}))
        .status,
    ).toBe(422);
    const {id} = await scene.admin.create('press-profile', {name: 'FOGRA 39', profile});
    const path = `/rest/template/${template.id}/print?format=pdfx`;
    const intents = async (): Promise<string> => {
      const {context, catalog} = await PDFDocument.load(await (await fetched(scene.admin, path)).arrayBuffer(), {
        updateMetadata: false,
      });
      const intent = context.lookup(catalog.lookup(PDFName.of('OutputIntents'), PDFArray).get(0), PDFDict);
      return intent.lookup(PDFName.of('OutputCondition'), PDFHexString).decodeText();
    };
    expect(await intents()).toBe('FOGRA 39');
    await scene.admin.update('press-profile', Number(id), {state: 0});
    expect(await intents()).toBe('Chemical proof');
  });

  it('is exported by those alone who may print', async () => {
    const path = `/rest/template/${template.id}/print`;
    const reader = await makePerson(scene.admin, {rights: {'template.read': 'all'}});
    expect((await fetched(reader.client, path)).status).toBe(403);
    expect((await fetched(scene.visitor, path)).status).toBe(401);
    const printer = await makePerson(scene.admin, {rights: {'template.print': 'all'}});
    expect((await fetched(printer.client, path)).status).toBe(200);
    expect((await fetched(printer.client, `/rest/inquiry/${template.id}/print`)).status).toBe(403);
  });

  it('is told which signs no font has, of all its texts, and how many others there are', async () => {
    const signs = Array.from({length: 80}, (_, index) => String.fromCodePoint(0x13000 + index));
    const text = (from: number): Json => ({...WORD, text: signs.slice(from, from + 50).join('')});
    const design = {frontData: side(text(0), text(30)), backData: side(WORD)};
    const lacking = await publish(scene.admin, {templateFile: JSON.stringify(design), categoryId: category.id});
    const answer = await fetched(scene.admin, `/rest/template/${lacking.id}/print?format=pdf`);
    const problems: unknown = JSON.parse(decodeURIComponent(answer.headers.get('x-print-problems') ?? '[]'));
    expect(problems).toContainEqual({code: 'missing-sign', detail: signs.slice(0, 50).join(''), more: 30});
  });

  it('is refused with a reason in the language of who asks', async () => {
    const path = `/rest/template/${template.id}/print`;
    const wrong = await scene.admin.request('GET', `${path}?format=tiff`);
    expect([wrong.status, asObject(asObject(wrong.body).errors).format]).toEqual([
      400,
      'The format is pdf, pdfx, svg or png.',
    ]);
    expect((await scene.admin.request('GET', `${path}?bleed=900`)).status).toBe(400);
    const sizeless = await publish(scene.admin, {
      templateFile: JSON.stringify(DESIGN),
      categoryId: (await addCategory(scene.admin)).id,
    });
    const refused = await scene.admin.speaking('zh').request('GET', `/rest/template/${sizeless.id}/print`);
    expect([refused.status, asObject(refused.body).message]).toEqual([
      422,
      '该类目没有这一面的印刷尺寸，请在类目的位置配置中填写',
    ]);
    expect((await scene.admin.request('GET', '/rest/template/999999/print')).status).toBe(404);
    expect((await scene.admin.request('GET', '/rest/country/1/print')).status).toBe(404);
  });
});

it('the templates of the world are exported, one as well as the other', async () => {
  const templates = await scene.admin.list('template', {filter: {state: 3, id_lt: template.id}, range: [0, 11]});
  expect(templates.length).toBeGreaterThan(3);
  for (const {id, templateName} of templates) {
    const answer = await fetched(scene.admin, `/rest/template/${String(id)}/print?format=pdf`);
    expect({templateName, status: answer.status, problems: answer.headers.get('x-print-problems')}).toEqual({
      templateName,
      status: 200,
      problems: null,
    });
    expect(Buffer.from(await answer.arrayBuffer()).includes('/Font')).toBe(false);
  }
});

describe('a design that is not stored', () => {
  it('is exported as it is sent', async () => {
    const answer = await scene.admin.request('POST', '/rest/template/print?format=svg', {
      design: DESIGN,
      categoryId: category.id,
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  it('loads no pictures but the public files of ours', async () => {
    for (const src of ['/files/private/draft/a.png', '/files/public/../private/a.png', 'http://127.0.0.1:1/a.png']) {
      const design = {
        frontData: side({...CENTRED, type: 'image', src, left: 300, top: 300, width: 100, height: 100}),
        backData: null,
      };
      const answer = await scene.admin.request('POST', '/rest/template/print', {design, categoryId: category.id});
      expect({src, status: answer.status}).toEqual({src, status: 422});
    }
  });

  it('that is none is refused', async () => {
    for (const design of [{}, {frontData: 3}, 'x', null])
      expect(
        (await scene.admin.request('POST', '/rest/template/print', {design, categoryId: category.id})).status,
      ).toBe(422);
  });
});

describe('an inquiry', () => {
  it('is exported with the design that came with it, with the inks that designs name', async () => {
    const colour = await scene.admin.data('/design/colorCard/editColorType', {typeName: 'Reds', code: '#ff0000'});
    expect(colour).toBeDefined();
    const types = await scene.admin.list('colour-type', {filter: {typeName: 'Reds'}});
    const [type] = types;
    await scene.admin.create('colour-card', {typeId: idOf(type), pantone: '186 C', code: '#C8102E', alt: 'red'});
    const inquiry = await scene.admin.create('inquiry', {
      proId: scene.platform.id,
      name: 'Ann',
      email: 'ann@example.com',
      quantity: 100,
      categoryId: category.id,
      design: DESIGN,
    });
    const svg = await (await fetched(scene.admin, `/rest/inquiry/${idOf(inquiry)}/print?format=svg`)).text();
    expect(svg).toContain('data-ink="PANTONE 186 C"');
  });
});
