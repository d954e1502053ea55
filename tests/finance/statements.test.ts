/** Bank statements of several banks: read as each writes them, matched to what is open, booked once. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asList, asNumber, asObject, asObjects, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makeMember, makePerson, uniqueName} from '../harness/world';

let server: RunningServer;
let admin: Client;
let clerk: Client;
let proId: number;
let account: number;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  const accounts = await admin.list('bank-account', {filter: {currency: 'EUR'}});
  account = idOf(accounts[0]);
  [proId = 0] = asList((await admin.get('bank-account', account)).platformIds).map(asNumber);
  const rights = ['bank-account', 'bank-statement', 'bank-statement-line', 'order', 'link-order', 'invoice'];
  const reads = Object.fromEntries(rights.map(key => [`${key}.read`, 'all'] as const));
  const wide = {...reads, 'payment.read': 'all', 'payment.create': 'all'} as const;
  ({client: clerk} = await makePerson(admin, {rights: wide, platformIds: [proId]}));
});
afterAll(async () => {
  await server.stop();
});

async function send(
  client: Client,
  content: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, unknown> = {},
  id = account,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  form.set('file', new Blob([content]), 'statement.csv');
  const headers = {token: client.token ?? '', 'Accept-Language': 'en'};
  const response = await fetch(`${server.url}/rest/bank-account/${id}/statement`, {
    method: 'POST',
    headers,
    body: form,
  });
  return {status: response.status, body: asObject(await response.json())};
}

/** Windows-1252, as many banks still write. */
function latin(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([...text], sign => sign.codePointAt(0) ?? 0);
}

async function newOrder(values: Json): Promise<Json> {
  const {id: memberId} = await makeMember(admin);
  return admin.create('order', {proId, memberId, currency: 'EUR', name: 'Žofie', ...values});
}

async function newAccount(): Promise<number> {
  const account = {
    accountName: uniqueName('Second account'),
    platformIds: [proId],
    currency: 'EUR',
    bankName: 'Bank',
    holder: 'Emblem',
    iban: 'DE89 3704 0044 0532 0130 00',
  };
  return idOf(await admin.create('bank-account', account));
}

function told({lines}: Json): readonly unknown[] {
  return asObjects(lines).map(({date, amount, currency, state, reason}) => [date, amount, currency, state, reason]);
}

const statesOf = (answer: Json): readonly unknown[] => asObjects(answer.lines).map(({state}) => state);

function chosen(line: Json | undefined): Json {
  const [target] = asObjects(line?.targets);
  return {key: line?.key, entity: target?.entity, id: target?.id};
}

test('a statement is matched by number, amount and currency, and what is chosen is registered once', async () => {
  const [whole, part, more] = [
    await newOrder({shippingFee: '1234.56'}),
    await newOrder({shippingFee: '80.00'}),
    await newOrder({shippingFee: '20.00'}),
  ];
  const silent = await newOrder({shippingFee: '7777.77'});
  const dollars = await newOrder({shippingFee: '10.00', currency: 'USD'});
  const invoice = idOf(
    await admin.create('invoice', {
      orderId: idOf(whole),
      proId,
      currency: 'EUR',
      invoiceDate: '2026-05-04',
      billTo: 'Ann',
      items: [{description: 'Pins', qty: 1, unitPrice: '1234.56'}],
    }),
  );
  await admin.action('invoice', 'confirm', {ids: [invoice]});
  const number = String((await admin.get('invoice', invoice)).number);
  const tag = uniqueName('F');
  const rows = [
    `13.05.2026;13.05.2026;Müller & Söhne;Rechnung ${number.replace('-', ' ')} Größe;1.234,56;EUR;${tag}1`,
    `14.05.2026;14.05.2026;Bäcker;${String(part.number)};30,00;EUR;${tag}2`,
    `14.05.2026;14.05.2026;Koch;"${String(more.number)}; danke";25,00;EUR;${tag}3`,
    `15.05.2026;15.05.2026;Schmidt;ohne Nummer;7.777,77;EUR;${tag}4`,
    `15.05.2026;15.05.2026;Niemand;Spende;0,07;EUR;${tag}5`,
    `16.05.2026;16.05.2026;Jones;${String(dollars.number)};10,00;EUR;${tag}6`,
    `16.05.2026;16.05.2026;Stadtwerke;Strom;-410,00;EUR;${tag}7`,
    `gestern;16.05.2026;Rest;Saldo;1,00;EUR;${tag}8`,
  ];
  const head = 'Buchungstag;Valuta;Auftraggeber;Verwendungszweck;Betrag;Währung;Transaktionsnummer';
  const file = latin(['Kontoauszug;;;;;;', 'IBAN;DE89', '', head, ...rows].join('\r\n'));

  const {status, body} = await send(clerk, file);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    mapping: {
      columns: {
        date: 'Buchungstag',
        amount: 'Betrag',
        currency: 'Währung',
        payer: 'Auftraggeber',
        reference: 'Verwendungszweck',
        bankReference: 'Transaktionsnummer',
      },
      decimal: ',',
      dates: 'dmy',
    },
    missing: [],
    rows: rows.length,
  });
  expect(told(body)).toEqual([
    ['2026-05-13', '1234.56', 'EUR', 'exact', undefined],
    ['2026-05-14', '30.00', 'EUR', 'proposed', 'part'],
    ['2026-05-14', '25.00', 'EUR', 'proposed', 'more'],
    ['2026-05-15', '7777.77', 'EUR', 'proposed', 'amount'],
    ['2026-05-15', '0.07', 'EUR', 'none', undefined],
    ['2026-05-16', '10.00', 'EUR', 'none', 'currency'],
    ['2026-05-16', '410.00', 'EUR', 'outgoing', undefined],
    ['gestern', '1.00', 'EUR', 'unreadable', undefined],
  ]);
  const lines = asObjects(body.lines);
  expect(lines[0]).toMatchObject({
    payer: 'Müller & Söhne',
    targets: [{number: whole.number, invoice: number, open: '1234.56'}],
  });
  expect(lines[3]).toMatchObject({targets: [{id: idOf(silent)}]});
  expect(await admin.list('payment', {filter: {orderId: [idOf(whole)]}})).toEqual([]);

  const {mapping} = body;
  expect(mapping).toMatchObject({encoding: 'windows-1252'});
  expect(await send(clerk, file, {book: lines.slice(0, 4).map(chosen)})).toMatchObject({
    status: 422,
    body: {errors: {encoding: expect.stringContaining('windows-1252')}},
  });
  const wrong = await send(clerk, file, {mapping, book: [chosen(lines[5])]});
  expect(wrong).toMatchObject({
    status: 422,
    body: {errors: {[String(lines[5]?.key)]: 'The order is not in EUR, so that this cannot be booked for it.'}},
  });
  const taken = lines.slice(0, 4).map(chosen);
  const booked = await send(clerk, file, {mapping, book: taken, name: 'Mai 2026.csv'});
  expect(booked).toMatchObject({status: 200, body: {booked: 4}});
  const [payment] = await admin.list('payment', {filter: {orderId: [idOf(whole)]}});
  expect(payment).toMatchObject({
    amount: '1234.56',
    currency: 'EUR',
    method: 3,
    receivedOn: '2026-05-13',
    reference: `${tag}1`,
    status: 1,
    number: null,
    remark: expect.stringContaining('Müller & Söhne'),
  });
  const [line] = await admin.list('bank-statement-line', {filter: {paymentId: [idOf(payment)]}});
  expect(line).toMatchObject({statementId: booked.body.statementId, bankReference: `${tag}1`, amount: '1234.56'});
  expect(await admin.get('bank-statement', idOf({id: booked.body.statementId}))).toMatchObject({
    fileName: 'Mai 2026.csv',
    lineCount: rows.length,
    bookedCount: 4,
  });
  const ids = (await admin.list('payment', {filter: {orderId: [whole, part, more, silent].map(idOf)}})).map(idOf);
  await admin.action('payment', 'confirm', {ids});
  expect(await admin.get('order', idOf(whole))).toMatchObject({balanceDue: '0.00', paymentStatus: 2});
  expect(await admin.get('order', idOf(part))).toMatchObject({balanceDue: '50.00', paymentStatus: 1});
  expect(await admin.get('order', idOf(more))).toMatchObject({balanceDue: '-5.00', paymentStatus: 2});
  expect(await admin.get('invoice', invoice)).toMatchObject({balanceDue: '0.00', paymentStatus: 'paid'});

  const again = await send(clerk, file);
  expect(statesOf(again.body).slice(0, 5)).toEqual([...Array(4).fill('booked'), 'none']);
  expect(await send(clerk, file, {book: taken})).toMatchObject({status: 422});
  const both = await Promise.all(
    [1, 2].map(() => send(clerk, file, {book: [{key: lines[4]?.key, entity: 'order', id: idOf(part)}]})),
  );
  expect(both.map(answer => answer.status).sort()).toEqual([200, expect.any(Number)]);
  expect(await admin.list('payment', {filter: {orderId: [idOf(part)], amount: '0.07'}})).toHaveLength(1);
  expect(await admin.rest('POST', 'bank-statement-line', {lineKey: 'x'})).toMatchObject({status: 403});
  const stranger = await makePerson(admin, {rights: {'bank-account.read': 'all', 'order.read': 'all'}});
  expect((await send(stranger.client, file)).status).toBe(403);
  const foreign = await makePerson(admin, {rights: {'bank-account.read': 'platform', 'payment.create': 'all'}});
  expect((await send(foreign.client, file)).status).toBe(404);
});

test('columns are said once for each account, where headings and figures leave them open', async () => {
  const order = await newOrder({shippingFee: '1234.00'});
  const second = await newAccount();
  const file = `Wann,Wer,Was,In,Out\n03/04/2026,Ann,${String(order.number)},"1,234",\n05/04/2026,Power,Bill,,"2,000"\n`;
  const first = await send(clerk, file, {}, second);
  expect(first.body).toMatchObject({
    headings: ['Wann', 'Wer', 'Was', 'In', 'Out'],
    missing: ['date', 'amount'],
    lines: [],
  });
  // No column tells it yet: to name one is to be asked.
  expect(first.body.mapping).toEqual({columns: {}});
  const columns = {date: 'Wann', payer: 'Wer', reference: 'Was', amount: 'In', debit: 'Out'};
  const asked = await send(clerk, file, {mapping: {columns}}, second);
  expect(asked.body).toMatchObject({missing: ['dates', 'decimal'], lines: []});
  const mapping = {columns, decimal: '.', dates: 'mdy'};
  const read = await send(clerk, file, {mapping}, second);
  expect(told(read.body)).toEqual([
    ['2026-03-04', '1234.00', 'EUR', 'exact', undefined],
    ['2026-05-04', '2000.00', 'EUR', 'outgoing', undefined],
  ]);
  const [line] = asObjects(read.body.lines);
  expect(await send(clerk, file, {mapping, book: [chosen(line)]}, second)).toMatchObject({status: 200});
  const next = await send(clerk, `${file}03/04/2026,Ann,${String(order.number)},"1,234",\n`, {}, second);
  expect(next.body).toMatchObject({mapping});
  expect(statesOf(next.body)).toEqual(['booked', 'outgoing', 'proposed']);

  const {id: memberId} = await makeMember(admin);
  const link = await admin.create('link-order', {proId, memberId, currency: 'EUR', amount: '12.50'});
  const number = String(link.number).replace('LNK', 'lnk ');
  const chinese = `交易日期\t对方户名\t摘要\t收入\t支出\t流水号\n20260506\t李雷\t${number}货款\t12.50\t\tA1\n`;
  const fresh = await send(clerk, chinese, {mapping: {columns: {}}}, second);
  expect(told(fresh.body)).toEqual([['2026-05-06', '12.50', 'EUR', 'exact', undefined]]);
  expect(asObjects(fresh.body.lines)).toMatchObject([
    {payer: '李雷', bankReference: 'A1', targets: [{entity: 'link-order', id: idOf(link), open: '12.50'}]},
  ]);
  const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]);
  expect(await send(clerk, picture, {}, second)).toMatchObject({
    status: 422,
    body: {message: 'This statement cannot be read. Upload the CSV file that the bank exports.'},
  });
});

test('what separates columns is told by the rows or a first line, or named before lines are booked', async () => {
  const order = await newOrder({shippingFee: '1234.50'});
  const rows = (sign: string) =>
    [
      ['Date', 'Amount', 'Description'],
      ['13.05.2026', '1.234,50', String(order.number)],
    ]
      .map(row => row.join(sign))
      .join('\n');
  for (const [separator, sign] of [
    ['semicolon', ';'],
    ['tab', '\t'],
    ['pipe', '|'],
  ] as const) {
    const {body} = await send(clerk, rows(sign));
    expect(body).toMatchObject({separator, separatorGuessed: false, mapping: {decimal: ','}});
    expect(body.mapping).not.toHaveProperty('separator');
    expect(told(body)).toEqual([['2026-05-13', '1234.50', 'EUR', 'exact', undefined]]);
  }
  const said = await send(clerk, `sep=;\r\n${rows(';')}`);
  expect(said.body).toMatchObject({headings: ['Date', 'Amount', 'Description'], separator: 'semicolon'});
  // Each line is a table by either sign.
  const either = rows(';').replace('1.234,50', '1234.50').replaceAll('\n', ',x\n').concat(',x');
  const {body} = await send(clerk, either);
  expect(body).toMatchObject({separatorGuessed: true, mapping: {separator: body.separator}});
  const refused = await send(clerk, either, {
    book: asObjects(body.lines)
      .slice(0, 1)
      .map(({key}) => ({key, entity: 'order', id: idOf(order)})),
  });
  expect(refused).toMatchObject({status: 422});
  expect(refused.body.errors ?? {}).toHaveProperty('separator');
  const named = {columns: {date: 'Date', amount: 'Amount', reference: 'Description,x'}, separator: 'semicolon'};
  const read = await send(clerk, either, {mapping: named});
  expect(read.body).toMatchObject({separator: 'semicolon', separatorGuessed: false, mapping: {separator: 'semicolon'}});
  expect(told(read.body)).toEqual([['2026-05-13', '1234.50', 'EUR', 'exact', undefined]]);
  // What booked lines were read by is no guess at the next statement.
  const fresh = await newAccount();
  const book = asObjects(read.body.lines).map(chosen);
  expect(await send(clerk, either, {mapping: named, book}, fresh)).toMatchObject({status: 200, body: {booked: 1}});
  expect((await send(clerk, either, {}, fresh)).body).toMatchObject({separator: 'semicolon', separatorGuessed: false});
});
