/** What comes in by the websites: who new inquiries go to, and messages that are answered by mail. */
import {Client, signIn} from '../harness/client';
import {asObjects, idOf, type Json} from '../harness/json';
import {MailServer} from '../harness/mail-server';
import {startServer, type TestServer} from '../harness/server';
import {makePerson, uniqueName} from '../harness/world';
import {errorsOf} from '../design/scene';

let mail: MailServer;
let server: TestServer;
let admin: Client;

beforeAll(async () => {
  mail = await MailServer.start();
  server = await startServer({env: mail.env});
  admin = await signIn(server.url, 'admin');
}, 240_000);
afterAll(async () => {
  await server?.stop();
  await mail?.stop();
});

async function newPlatform(market: string): Promise<number> {
  const values = {proName: uniqueName('Branch'), proType: 0, projectIsDefault: 0, state: 1, market};
  return idOf(await admin.create('project', values));
}

describe('allocation of new inquiries', () => {
  it('gives them by shares, however many come at once, and passes over who is away', async () => {
    const proId = await newPlatform('german');
    const [much, little] = [await makePerson(admin), await makePerson(admin)];
    const rule = (values: Json) => admin.create('inquiry-allocation', {proId, ...values});
    await rule({salesmanId: much.id, share: 3});
    const {id: second} = await rule({salesmanId: little.id, share: 1});
    const ask = async (values: Json = {}) =>
      (await admin.create('inquiry', {proId, name: 'Ada', email: 'ada@example.com', quantity: 1, ...values}))
        .salesmanId;
    const shares = async (count: number) => {
      const given = await Promise.all(Array.from({length: count}, () => ask()));
      return [much.id, little.id].map(id => given.filter(each => each === id).length);
    };
    expect(await shares(16)).toEqual([12, 4]);
    const given = asObjects(await admin.list('inquiry-allocation', {filter: {proId}})).map(each => each.given);
    expect([...given].sort()).toEqual([12, 4]);

    // Whoever joins gets no backlog, and a rule for the very category goes first.
    const late = await makePerson(admin);
    await rule({salesmanId: late.id, share: 4});
    const joined = await Promise.all(Array.from({length: 16}, () => ask()));
    expect(joined.filter(each => each === late.id)).toHaveLength(8);
    const {id: categoryId} = await admin.first('category');
    const special = await makePerson(admin);
    await rule({salesmanId: special.id, categoryId});
    expect(await ask({categoryId})).toBe(special.id);
    expect(await ask()).not.toBe(special.id);

    await admin.update('inquiry-allocation', idOf({id: second}), {state: 0});
    await admin.update('user', late.id, {state: 0});
    expect(await shares(3)).toEqual([3, 0]);
    expect(await ask({salesmanId: little.id})).toBe(little.id);
  });
});

describe('messages of a website', () => {
  it('come in from anybody, within limits, and are answered by mail', async () => {
    const visitor = new Client(server.url);
    const email = `${uniqueName('reader')}@example.com`.toLowerCase();
    const sent = {name: 'Rosa', email, subject: 'Samples', message: 'May we see\nthree samples?'};
    const add = (values: Json = {}) => visitor.call('/app/contact/add', {...sent, ...values});
    const site = await admin.first('project', {projectIsDefault: 1});
    const german = await admin.first('language', {language: 'de'});
    await admin.update('project', idOf(site), {defaultLanguageId: german.id});
    expect((await add()).data).toEqual({sent: true});
    await admin.update('project', idOf(site), {defaultLanguageId: site.defaultLanguageId});
    const message = await admin.first('contact-message', {email});
    expect(message).toMatchObject({...sent, status: 1, answer: null, language: 'de'});
    for (const [name, value] of [
      ['email', 'no address'],
      ['email', `${email}, other@example.com`],
      ['message', ' '],
      ['message', 'x'.repeat(5001)],
      ['subject', 'x'.repeat(201)],
      ['name', ''],
      ['status', 2],
    ] as const)
      expect(errorsOf(await add({[name]: value}))).toHaveProperty(name);
    const many = await Promise.all(Array.from({length: 6}, () => add()));
    expect(many.map(({code}) => code)).toContain('429');
    expect((await visitor.rest('GET', 'contact-message')).status).toBe(401);

    const id = idOf(message);
    const answer = (by: Client, text: string | null) =>
      by.rest('POST', 'contact-message/actions/answer', {ids: [id], values: text === null ? {} : {answer: text}});
    const reader = await makePerson(admin, {rights: {'contact-message.read': 'all'}});
    expect((await answer(reader.client, 'No')).status).toBe(403);
    expect((await answer(admin, null)).status).toBe(422);
    expect((await answer(admin, 'They leave on Friday.')).status).toBe(200);
    const got = await mail.mailTo(email);
    expect(JSON.stringify(got)).toContain('They leave on Friday.');
    expect(JSON.stringify(got)).toContain('three samples?');
    expect(JSON.stringify(got)).toContain('Sie schrieben:');
    expect(await admin.get('contact-message', id)).toMatchObject({status: 2, answer: 'They leave on Friday.'});
    expect((await admin.rest('PUT', `contact-message/${id}`, {answer: 'Other'})).status).toBe(422);
  });
});
