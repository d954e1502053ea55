/**
 * Invoices and credit memos that carry themselves as XML. What EN 16931 says of its sums is asked of each, by its own
 * names of the rules; a validator of the standard's makers needs more than this machine has.
 */
import {Decimal} from 'decimal.js';
import {SaxesParser} from 'saxes';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, asText, idOf, type Json} from '../harness/json';
import {countryOf, ofOrder, POSTAL} from '../harness/postal';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makeMember} from '../harness/world';
import {readPdfs} from './pdf';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly inner: Element[];
}

let server: RunningServer;
let admin: Client;
let proId: number;
let orderId: number;
let germany: number;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  const [seller] = await admin.list('market-profile', {filter: {electronicInvoice: 'facturX'}});
  [proId = 0] = ((await admin.get('market-profile', idOf(seller))).platformIds as number[] | undefined) ?? [];
  germany = idOf(await admin.first('country', {code: 'DE'}));
  orderId = await newOrder({billCountryId: germany});
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

async function newOrder(values: Json): Promise<number> {
  const {id: memberId} = await makeMember(admin);
  const address = {billZip: '50667', billCity: 'Köln', billAddress1: 'Am Dom 1', purchaseOrderNumber: 'PO-9'};
  return idOf(
    await admin.create('order', {proId, memberId, currency: 'EUR', shippingFee: '99999.00', ...address, ...values}),
  );
}

function parsed(xml: string): Element {
  const top: Element = {name: '', attributes: {}, text: '', inner: []};
  const open = [top];
  const parser = new SaxesParser();
  parser.on('opentag', ({name, attributes}) => {
    const element: Element = {name: name.replace(/^.*:/, ''), attributes: {...attributes}, text: '', inner: []};
    open.at(-1)?.inner.push(element);
    open.push(element);
  });
  parser.on('text', text => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return top;
}

/** All elements at the end of the way. */
function all(from: Element, way: string): readonly Element[] {
  return way
    .split('/')
    .reduce<readonly Element[]>(
      (at, name) => at.flatMap(({inner}) => inner.filter(each => each.name === name)),
      [from],
    );
}

const one = (from: Element, way: string): string => all(from, way)[0]?.text ?? '';
const amount = (from: Element, way: string): Decimal => new Decimal(one(from, way) || 0);
const sum = (elements: readonly Element[], way: string): Decimal =>
  elements.reduce((total, each) => total.plus(amount(each, way)), new Decimal(0));
const cents = (value: Decimal): string => value.toFixed(2);

/** What of the standard's rules the document breaks. */
function broken(xml: string): readonly string[] {
  const document = all(parsed(xml), 'CrossIndustryInvoice')[0] as Element;
  const trade = all(document, 'SupplyChainTradeTransaction')[0] as Element;
  const agreement = all(trade, 'ApplicableHeaderTradeAgreement')[0] as Element;
  const settlement = all(trade, 'ApplicableHeaderTradeSettlement')[0] as Element;
  const totals = all(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation')[0] as Element;
  const lines = all(trade, 'IncludedSupplyChainTradeLineItem');
  const extras = all(settlement, 'SpecifiedTradeAllowanceCharge');
  const charges = extras.filter(each => one(each, 'ChargeIndicator/Indicator') === 'true');
  const allowances = extras.filter(each => one(each, 'ChargeIndicator/Indicator') === 'false');
  const taxes = all(settlement, 'ApplicableTradeTax');
  const total = (name: string): Decimal => amount(totals, name);
  const net = (line: Element): Decimal =>
    amount(line, 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount');
  const nets = lines.reduce((at, line) => at.plus(net(line)), new Decimal(0));
  const category = one(taxes[0] as Element, 'CategoryCode');
  const seller = all(agreement, 'SellerTradeParty')[0] as Element;
  const rules: Readonly<Record<string, boolean>> = {
    'BR-01':
      one(document, 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID') ===
      'urn:cen.eu:en16931:2017',
    'BR-02': one(document, 'ExchangedDocument/ID') !== '',
    'BR-03': /^\d{8}$/.test(one(document, 'ExchangedDocument/IssueDateTime/DateTimeString')),
    'BR-05': /^[A-Z]{3}$/.test(one(settlement, 'InvoiceCurrencyCode')),
    'BR-06': one(seller, 'Name') !== '',
    'BR-07': one(agreement, 'BuyerTradeParty/Name') !== '',
    'BR-09': /^[A-Z]{2}$/.test(one(seller, 'PostalTradeAddress/CountryID')),
    'BR-11': /^[A-Z]{2}$/.test(one(agreement, 'BuyerTradeParty/PostalTradeAddress/CountryID')),
    'BR-16': lines.length > 0,
    'BR-25': lines.every(line => one(line, 'SpecifiedTradeProduct/Name') !== ''),
    'BR-33, BR-38': extras.every(each => one(each, 'Reason') !== ''),
    'BR-CO-10': total('LineTotalAmount').equals(nets),
    'BR-CO-11': total('AllowanceTotalAmount').equals(sum(allowances, 'ActualAmount')),
    'BR-CO-12': total('ChargeTotalAmount').equals(sum(charges, 'ActualAmount')),
    'BR-CO-13': total('TaxBasisTotalAmount').equals(
      nets.minus(total('AllowanceTotalAmount')).plus(total('ChargeTotalAmount')),
    ),
    'BR-CO-14': total('TaxTotalAmount').equals(sum(taxes, 'CalculatedAmount')),
    'BR-CO-15': total('GrandTotalAmount').equals(total('TaxBasisTotalAmount').plus(total('TaxTotalAmount'))),
    'BR-CO-16': total('DuePayableAmount').equals(
      total('GrandTotalAmount').minus(total('TotalPrepaidAmount')).plus(total('RoundingAmount')),
    ),
    'BR-CO-17': taxes.every(
      tax =>
        one(tax, 'CalculatedAmount') ===
        cents(amount(tax, 'BasisAmount').times(amount(tax, 'RateApplicablePercent')).dividedBy(100)),
    ),
    'BR-CO-18': taxes.length === 1,
    'BR-CO-25': total('DuePayableAmount').lte(0) || one(settlement, 'SpecifiedTradePaymentTerms/Description') !== '',
    'BR-CO-26': all(seller, 'SpecifiedTaxRegistration/ID').some(({attributes}) => attributes.schemeID === 'VA'),
    'BR-S-08': sum(taxes, 'BasisAmount').equals(total('TaxBasisTotalAmount')),
    'BR-E-10, BR-G-10':
      category === 'S'
        ? !one(taxes[0] as Element, 'ExemptionReason')
        : one(taxes[0] as Element, 'ExemptionReason') !== '',
    'a line is its price, charges and allowances': lines.every(line => {
      const price = all(line, 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice')[0] as Element;
      const quantity = amount(line, 'SpecifiedLineTradeDelivery/BilledQuantity');
      const own = all(line, 'SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge').reduce(
        (at, each) =>
          one(each, 'ChargeIndicator/Indicator') === 'true'
            ? at.plus(amount(each, 'ActualAmount'))
            : at.minus(amount(each, 'ActualAmount')),
        new Decimal(0),
      );
      const goods = quantity.times(amount(price, 'ChargeAmount')).dividedBy(amount(price, 'BasisQuantity'));
      return net(line).equals(new Decimal(cents(goods)).plus(own));
    }),
  };
  return Object.entries(rules).flatMap(([name, holds]) => (holds ? [] : [name]));
}

async function pdfOf(
  entity: string,
  id: number,
  paper = entity,
): Promise<{bytes: Uint8Array; electronic: string | null}> {
  const address = `${server.url}/rest/${entity}/${id}/documents/${paper}?language=de`;
  const response = await fetch(address, {headers: {token: admin.token ?? ''}});
  expect(response.status).toBe(200);
  return {
    bytes: new Uint8Array(await response.arrayBuffer()),
    electronic: response.headers.get('x-electronic-invoice'),
  };
}

/** The same ones at each run. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

function invoiceValues(index: number): Json {
  const pick = random(index * 7919 + 17);
  const money = (below: number): string => (pick(below) / 100).toFixed(2);
  const item = (): Json => ({
    description: `Anstecker & Söhne <${index}>\nHartemaille`,
    qty: 1 + pick(900),
    priceBasis: pick(4) === 0 ? 'lot' : 'piece',
    unitPrice: (pick(90_000) / 10_000 + 1).toFixed(4),
    moldFee: money(9000),
    setupFee: pick(2) === 0 ? '0.00' : money(3000),
    extraFee: money(2500),
    extraFeeKind: 0,
    tariffSurcharge: pick(3) === 0 ? money(2000) : '0.00',
    deliveryDiscount: money(90),
  });
  return {
    items: Array.from({length: 1 + pick(4)}, item),
    shippingFee: pick(2) === 0 ? money(4000) : '0.00',
    additionalCosts: money(1500),
    promoDiscount: money(40),
    orderDiscount: money(30),
    taxRate: ['0.19', '0.07', '0.08875', '0'][pick(4)],
  };
}

async function invoice(values: Json, of = orderId): Promise<number> {
  const head = {
    orderId: of,
    proId,
    currency: 'EUR',
    invoiceDate: '2026-05-04',
    billTo: 'Žofie & Co\nAm Dom 1',
    notes: 'Danke',
  };
  const id = idOf(await admin.create('invoice', {...head, ...values}));
  await admin.action('invoice', 'confirm', {ids: [id]});
  return id;
}

const INVOICES = 12;

test('the PDF of a confirmed invoice carries the same figures as XML that keeps the rules of EN 16931', async () => {
  const ids: number[] = [];
  for (let index = 0; index < INVOICES; index += 1) ids.push(await invoice(invoiceValues(index)));
  const payment = await admin.create('payment', {orderId, amount: '250.00', method: 3, receivedOn: '2026-05-06'});
  await admin.action('payment', 'confirm', {ids: [idOf(payment)]});
  const files: Uint8Array[] = [];
  for (const id of ids) {
    const {bytes, electronic} = await pdfOf('invoice', id);
    expect(electronic).toBe('attached');
    files.push(bytes);
  }
  const pdfs = readPdfs(files);
  for (const [index, id] of ids.entries()) {
    const record = await admin.get('invoice', id);
    const [file, another] = pdfs[index]?.files ?? [];
    expect([file?.name, another]).toEqual(['factur-x.xml', undefined]);
    const xml = file?.text ?? '';
    expect({id, broken: broken(xml)}).toEqual({id, broken: []});
    const way = 'CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement';
    const settlement = all(parsed(xml), way)[0] as Element;
    const total = (name: string): string => one(settlement, `SpecifiedTradeSettlementHeaderMonetarySummation/${name}`);
    expect([
      total('LineTotalAmount'),
      total('TaxTotalAmount'),
      total('GrandTotalAmount'),
      total('DuePayableAmount'),
    ]).toEqual([record.subtotal, record.taxPrice, record.finalTotal, record.balanceDue].map(asText));
    expect(xml).toContain(`<ram:ID>${asText(record.number)}</ram:ID><ram:TypeCode>380</ram:TypeCode>`);
    expect(xml).toMatch(/<ram:IBANID>DE[0-9]{20}<\/ram:IBANID>/);
  }
  const raw = Buffer.from(files[0] ?? []).toString('latin1');
  expect(raw).toMatch(/\/AFRelationship\s*\/Alternative/);
  expect(raw).toMatch(/\/Subtype\s*\/text#2[Ff]xml/);
  expect(pdfs[0]?.metadata).toMatch(/<fx:ConformanceLevel>EN 16931<\/fx:ConformanceLevel>/);
  expect(pdfs[0]?.metadata).toMatch(/<pdfaid:part>3<\/pdfaid:part><pdfaid:conformance>B</);
  expect(pdfs[0]?.fontsMissing).toBe(0);
  expect(Buffer.compare((await pdfOf('invoice', ids[0] ?? 0)).bytes, files[0] ?? new Uint8Array())).toBe(0);
}, 60_000);

test('the buyer of an invoice is its company and street, wherever the country writes them', async () => {
  for (const postal of POSTAL.filter(({code}) => ['HU', 'JP', 'IT', 'CN'].includes(code))) {
    const countryId = await countryOf(admin, postal);
    const products = [{name: 'Enamel pin', quantity: 100, unitPrice: '1.0000'}];
    const of = await newOrder({...ofOrder(postal, 'bill', countryId), shippingFee: '0.00', products});
    const id = idOf(asObject(await admin.mustRest('POST', `invoice?from=order:${of}`, {})));
    await admin.action('invoice', 'confirm', {ids: [id]});
    const {bytes, electronic} = await pdfOf('invoice', id);
    expect(electronic).toBe('attached');
    const xml = readPdfs([bytes])[0]?.files[0]?.text ?? '';
    expect(broken(xml)).toEqual([]);
    const way = 'CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty';
    const buyer = all(parsed(xml), way)[0] as Element;
    const {company, address1, zip, city} = postal.parts;
    const address = ['LineOne', 'LineTwo', 'PostcodeCode', 'CityName', 'CountryID'];
    expect([one(buyer, 'Name'), ...address.map(name => one(buyer, `PostalTradeAddress/${name}`))]).toEqual([
      company,
      address1,
      '',
      zip,
      city,
      postal.code,
    ]);
  }
});

test('so does a credit memo of an invoice; drafts, other papers and other sellers carry nothing', async () => {
  const id = await invoice({items: [{description: 'Pins', qty: 100, unitPrice: '3.33'}], taxRate: '0.19'});
  const {number} = await admin.get('invoice', id);
  const items = [
    {description: 'Zu spät', amount: '10.00'},
    {description: 'Kratzer', amount: '0.07'},
    {description: 'Kulanz', amount: '33.33'},
  ];
  const memo = idOf(
    await admin.create('credit-memo', {orderId, invoiceId: id, creditDate: '2026-05-05', reason: 'Late', items}),
  );
  await admin.action('credit-memo', 'confirm', {ids: [memo]});
  const {bytes} = await pdfOf('credit-memo', memo);
  const xml = readPdfs([bytes])[0]?.files[0]?.text ?? '';
  expect(broken(xml)).toEqual([]);
  expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
  expect(xml).toContain('<ram:DuePayableAmount>43.40</ram:DuePayableAmount>');
  expect(xml).toContain(`<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${asText(number)}<`);

  const head = {orderId, proId, currency: 'EUR', invoiceDate: '2026-05-04', billTo: 'Ann'};
  const draft = idOf(await admin.create('invoice', head));
  expect(await pdfOf('invoice', draft)).toMatchObject({electronic: 'lacks number'});
  const dispatch = await pdfOf('invoice', id, 'dispatch-invoice');
  expect([dispatch.electronic, readPdfs([dispatch.bytes])[0]?.files]).toEqual([null, []]);
  const [seller] = await admin.list('market-profile', {filter: {platformIds: [proId]}});
  expect(await admin.rest('PUT', `market-profile/${idOf(seller)}`, {vatId: null})).toMatchObject({
    status: 422,
    body: {errors: {electronicInvoice: "An electronic invoice needs the seller's country and VAT ID"}},
  });
  await admin.update('market-profile', idOf(seller), {electronicInvoice: 'none'});
  expect(await pdfOf('invoice', id)).toMatchObject({electronic: null});
  await admin.update('market-profile', idOf(seller), {electronicInvoice: 'facturX'});
});
