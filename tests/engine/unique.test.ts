/** What looks alike is the same: names and codes whatever their case and width, keys sign by sign. */
import {writtenFields, type Entity, type Field, type UniqueKeyword} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, idOf} from '../harness/json';
import {isTried} from '../harness/sample';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {newRecord, newValues, type Values} from '../harness/values';

const model = loadModel();

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

const swapCase = (text: string) =>
  text.replace(/[a-z]/gi, sign => (sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase()));
const wide = (text: string) =>
  text.replace(/[!-~]/g, sign => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).replaceAll(' ', '\u3000');

const SPELLINGS = [swapCase, wide, (text: string) => wide(swapCase(text))];

/** The other spellings of a text that its property takes. */
function spellings({schema}: Field, text: unknown): readonly string[] {
  if (typeof text !== 'string' || schema.format !== undefined) return [];
  const fits = (each: string) => schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(each);
  return SPELLINGS.map(spell => spell(text)).filter(each => each !== text && fits(each));
}

const canBeSent = (entity: Entity, {fields}: UniqueKeyword) =>
  entity.writable && fields.every(name => entity.field[name]?.readOnly !== true);

function rules(exact: boolean): readonly (readonly [name: string, entity: Entity, rule: UniqueKeyword])[] {
  return [...model.entities.values()].flatMap(entity =>
    entity.unique
      .filter(rule => canBeSent(entity, rule) && (rule.exact === true) === exact)
      .filter(rule => writtenFields(entity, rule).length > 0)
      .map(rule => [`${entity.key} (${rule.fields.join(', ')})`, entity, rule] as const),
  );
}

/** Answers to creates that are alike the first in all that the rule names, one of its texts spelled otherwise. */
async function answers(
  entity: Entity,
  rule: UniqueKeyword,
): Promise<readonly {readonly status: number; body: unknown}[]> {
  const fill = rule.fields.filter(name => entity.field[name]?.relation);
  const first = await newRecord(admin, model, entity.key, {fill});
  if (rule.fields.some(name => first[name] === null)) return [];
  const same = Object.fromEntries(rule.fields.map(name => [name, first[name]]));
  const sent = writtenFields(entity, rule).flatMap(field =>
    spellings(field, first[field.name]).map((text): Values => ({...same, [field.name]: text})),
  );
  const found: {readonly status: number; body: unknown}[] = [];
  for (const values of sent)
    found.push(
      await admin.rest('POST', entity.key, {...(await newValues(admin, model, entity.key, {values})), ...values}),
    );
  return found;
}

const FOLDED = rules(false).filter(([name]) => isTried(name, `unique ${name}`, 3));

test.each(FOLDED)('%s: another case or width is the same', async (_, entity, rule) => {
  for (const {status, body} of await answers(entity, rule)) {
    expect({status, body}).toMatchObject({status: 409});
    expect(rule.fields).toEqual(expect.arrayContaining(Object.keys(asObject(asObject(body).errors))));
  }
});

test.each(rules(true))('%s: another case is another', async (_, entity, rule) => {
  for (const {status, body} of await answers(entity, rule)) expect({status, body}).not.toMatchObject({status: 409});
});

test('a record takes another case of its own name, and another than a deleted one had', async () => {
  const {id, officeName} = await newRecord(admin, model, 'office');
  const other = swapCase(String(officeName));
  expect(await admin.update('office', Number(id), {officeName: other})).toMatchObject({officeName: other});
  await admin.remove('office', Number(id));
  expect(idOf(await admin.create('office', {officeName}))).toEqual(expect.any(Number));
});

test('a second administrator by another spelling is refused in both languages', async () => {
  const {userName} = await newRecord(admin, model, 'user');
  for (const client of [admin, admin.speaking('zh')])
    for (const spelling of [String(userName).toUpperCase(), wide(String(userName))]) {
      const values = await newValues(admin, model, 'user', {values: {userName: spelling}});
      const {status, body} = await client.rest('POST', 'user', values);
      expect({status, at: Object.keys(asObject(asObject(body).errors))}).toEqual({status: 409, at: ['userName']});
    }
});
