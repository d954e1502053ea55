/** What the office files: certificates that expire, resumes that go, reminders by text message, and who is what. */
import postgres, {type Sql} from 'postgres';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {runJob} from '../harness/jobs';
import {asObject, asText, idOf, type Json} from '../harness/json';
import {messagesOf} from '../harness/messages';
import {startServer, type TestServer} from '../harness/server';
import {ACCOUNT, SERVICE_KEY, startServices, type Services} from '../harness/services';
import {postFile, signedForm} from '../harness/signed-form';
import {PNG} from '../harness/upload';
import {makePerson, uniqueName} from '../harness/world';

/** Where the company is, it is the first of June already. */
const NOW = '2026-05-31T17:00:00Z';

let server: TestServer;
let admin: Client;
let sql: Sql;
let services: Services;
beforeAll(async () => {
  server = await startServer({env: {EMBLEM_CLOCK: NOW}});
  admin = await signInAdmin(server);
  sql = postgres(server.databaseUrl, {max: 1, onnotice: () => undefined});
  services = await startServices();
}, 240_000);
afterAll(async () => {
  await services?.stop();
  await sql?.end();
  await server?.stop();
});

const run = (job: string) => runJob(sql, server, job);

function certificate(values: Json): Promise<Json> {
  return admin.create('certificate', {name: uniqueName('certificate'), ...values});
}

test('whoever answers for a certificate is reminded once before it expires, and once when it has', async () => {
  const owner = await makePerson(admin, {});
  const of = {ownerId: owner.id};
  const [soon, later, past, forever] = [
    await certificate({...of, expiresOn: '2026-06-20', remindDays: 30}),
    await certificate({...of, expiresOn: '2026-06-20', remindDays: 10}),
    await certificate({...of, expiresOn: '2026-05-30', remindDays: 5}),
    await certificate(of),
  ];
  expect([soon.remindOn, later.remindOn, forever.remindOn]).toEqual(['2026-05-21', '2026-06-10', null]);
  await run('takeAutomaticTransitions');
  await run('takeAutomaticTransitions');
  const states = await Promise.all([soon, later, past, forever].map(each => admin.get('certificate', idOf(each))));
  expect(states.map(({status}) => status)).toEqual(['expiring', 'valid', 'expired', 'valid']);
  const told = await messagesOf(owner);
  expect(told.filter(title => title === `Certificate: ${String(soon.name)}`)).toHaveLength(1);
  expect(told.filter(title => title.includes(String(later.name)))).toHaveLength(0);
  expect(told.filter(title => title.includes(String(past.name))).length).toBeGreaterThanOrEqual(1);
  const renew = (expiresOn: string) =>
    admin.rest('POST', 'certificate/actions/renew', {ids: [idOf(past)], values: {expiresOn}});
  expect((await renew('2029-05-31')).status).toBe(200);
  expect(await admin.get('certificate', idOf(past))).toMatchObject({status: 'valid', remindOn: '2029-05-26'});
});

test('resumes go for good when they have been kept long enough, unless the applicant was hired', async () => {
  const resume = (values: Json) => admin.create('resume', {name: uniqueName('applicant'), ...values});
  const [past, today, hired] = [
    idOf(await resume({keepUntil: '2026-05-31'})),
    idOf(await resume({keepUntil: '2026-06-01'})),
    idOf(await resume({keepUntil: '2026-05-01'})),
  ];
  await admin.action('resume', 'invite', {ids: [hired], values: {interviewAt: '2026-05-02T09:00:00Z'}});
  for (const step of ['offer', 'hire']) await admin.action('resume', step, {ids: [hired]});
  await run('clearOldResumes');
  const statuses = await Promise.all(
    [past, today, hired].map(async id => (await admin.rest('GET', `resume/${id}`)).status),
  );
  expect(statuses).toEqual([404, 200, 200]);
  const [{rows} = {rows: -1}] = await sql<
    {rows: number}[]
  >`select count(*)::int as rows from resume where id = ${past}`;
  expect(rows).toBe(0);
});

test('a resume is nobody else’s: neither its file by its address, nor the address in a record of theirs', async () => {
  const clerk = await makePerson(admin, {
    rights: {'resume.read': 'all', 'resume.create': 'all', 'resume.read-personal': 'all'},
  });
  const other = await makePerson(admin, {
    rights: {'resume.create': 'all', 'resume.read': 'own', 'resume.read-personal': 'all'},
  });
  const form = await signedForm(clerk.client, {modelDir: 'resume', property: 'resume.file'});
  const uploaded = await postFile(clerk.client, form, {name: 'resume.png', content: PNG});
  const file = asText(asObject(await uploaded.json()).url);
  await clerk.client.create('resume', {name: 'Ada', keepUntil: '2027-01-01', file});
  const taken = await other.client.rest('POST', 'resume', {name: 'Eve', keepUntil: '2027-01-01', file});
  expect([taken.status, Object.keys(asObject(asObject(taken.body).errors))]).toEqual([422, ['file']]);
  expect((await other.client.request('GET', file)).status).toBe(404);
  // Without the right to personal data the name is not there either.
  const blind = await makePerson(admin, {rights: {'resume.read': 'all'}});
  const [seen] = await blind.client.list('resume');
  expect(Object.keys(seen ?? {})).not.toContain('name');
});

describe('reminders by text message', () => {
  const profileOf = async (phone: string | null) => {
    const {id} = await makePerson(admin, {});
    return idOf(await admin.create('staff-profile', {userId: id, name: uniqueName('colleague'), phone}));
  };
  const reminder = (profileIds: readonly number[], sendAt: string) =>
    admin.create('sms-reminder', {text: uniqueName('reminder'), profileIds, sendAt});
  const setUp = () =>
    admin.create('service-account', {
      name: uniqueName('sms'),
      service: 'sms',
      url: `${services.url}/`,
      account: ACCOUNT,
      key: SERVICE_KEY,
      sender: '+15005550006',
    });

  test('nobody has set the service up: it failed, says so, and another time plans it anew', async () => {
    const id = idOf(await reminder([await profileOf('+1 415 555 2671')], '2026-05-31T16:59:00Z'));
    await run('sendSmsReminders');
    expect(await admin.get('sms-reminder', id)).toMatchObject({
      status: 'failed',
      outcome: expect.stringContaining('SMS'),
    });
    await admin.update('sms-reminder', id, {sendAt: '2026-06-09T08:00:00Z'});
    expect(await admin.get('sms-reminder', id)).toMatchObject({status: 'planned', outcome: null});
    await admin.action('sms-reminder', 'cancel', {ids: [id]});
    expect(await admin.get('sms-reminder', id)).toMatchObject({status: 'cancelled'});
  });

  test('each goes to everybody once when its time has come, whoever looks at the same moment', async () => {
    await setUp();
    const to = [await profileOf('+1 415 555 2671'), await profileOf('+86 138 0013 8000')];
    const [due, later] = [await reminder(to, '2026-05-31T16:59:00Z'), await reminder(to, '2026-06-09T08:00:00Z')];
    await Promise.all([run('sendSmsReminders'), run('sendSmsReminders'), run('sendSmsReminders')]);
    const sent = services.asked.filter(({body}) => body.Body === due.text);
    expect(sent.map(({body}) => body.To).sort()).toEqual(['+14155552671', '+8613800138000']);
    expect(await admin.get('sms-reminder', idOf(due))).toMatchObject({status: 'sent', sentAt: expect.any(String)});
    expect(await admin.get('sms-reminder', idOf(later))).toMatchObject({status: 'planned'});
    // What went out stays as it is.
    expect((await admin.rest('PUT', `sms-reminder/${idOf(due)}`, {text: 'Another'})).status).toBe(422);
  });

  test('who has no number is named, and who is left is told all the same', async () => {
    const [with_, without] = [await profileOf('+1 415 555 2671'), await profileOf('555 2671')];
    const due = await reminder([without, with_], '2026-05-31T16:59:00Z');
    await run('sendSmsReminders');
    expect(services.asked.filter(({body}) => body.Body === due.text)).toHaveLength(1);
    const {status, outcome} = await admin.get('sms-reminder', idOf(due));
    expect(status).toBe('failed');
    expect(
      String(outcome)
        .split('\n')
        .map(line => line.split(': ')[1]),
    ).toEqual(['sent', 'no number with the code of its country']);
  });
});

test('[CO-409] [CO-410] the roles of marketing are recognised, and a leader is no ordinary staff', async () => {
  const NAMES = {
    'alliance-marketing team leader': 'teamLeader',
    'alliance-marketing ordinary staff': 'ordinary',
    'marketing-centre manager': 'manager',
    'alliance manager': 'manager',
    'marketing manager': 'manager',
    intern: 'intern',
  };
  const roleId = async (roleName: string) => idOf(await admin.first('role', {roleName}));
  const ordinary = await roleId('alliance-marketing ordinary staff');
  for (const [roleName, role] of Object.entries(NAMES)) {
    const own = await roleId(roleName);
    const {id} = await makePerson(admin, {roleIds: [own]});
    const profile = await admin.create('staff-profile', {userId: id, name: roleName});
    expect([roleName, profile.marketingRole]).toEqual([roleName, role]);
    // With the role of ordinary staff beside it, what leads counts.
    await admin.update('user', id, {roleIds: [...new Set([ordinary, own])]});
    expect((await admin.get('staff-profile', idOf(profile))).marketingRole).toBe(role === 'intern' ? 'ordinary' : role);
  }
  const {id} = await makePerson(admin, {roleIds: [await roleId('finance')]});
  expect((await admin.create('staff-profile', {userId: id, name: 'Finance'})).marketingRole).toBeNull();
});

test('training is passed with the score that the material asks for, and says how many have', async () => {
  const [one, other] = [await makePerson(admin, {}), await makePerson(admin, {})];
  const materialId = idOf(await admin.create('training-material', {title: uniqueName('training'), passScore: 80}));
  const records: number[] = [];
  for (const {id} of [one, other]) {
    const profileId = idOf(await admin.create('staff-profile', {userId: id, name: uniqueName('learner')}));
    records.push(idOf(await admin.create('training-record', {materialId, profileId})));
  }
  const [mine = 0, theirs = 0] = records;
  // Each begins their own.
  expect((await one.client.rest('POST', 'training-record/actions/start', {ids: [theirs]})).status).toBe(404);
  await one.client.action('training-record', 'start', {ids: [mine]});
  const pass = (score: number) => admin.rest('POST', 'training-record/actions/pass', {ids: [mine], values: {score}});
  expect((await pass(79)).status).toBe(422);
  expect((await pass(80)).status).toBe(200);
  expect(await admin.get('training-material', materialId)).toMatchObject({
    assignedCount: 2,
    passedCount: 1,
    passedShare: '0.5000',
  });
});
