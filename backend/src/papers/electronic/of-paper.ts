/** From what a paper shows to its electronic form: the same figures, none of them worked out anew. Pure. */
import {Decimal} from 'decimal.js';
import {personName} from '@emblem/schemas';
import type {PaperData, PaperFile, PaperRecord} from '@emblem/schemas/papers';
import type {ElectronicInvoice, Extra, Item, Lack, Party, Totals, Vat} from './invoice';

/** Members of the European Union, by ISO 3166. */
const UNION = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));
/** The profile has room for three. */
const ADDRESS_LINES = 3;
const LOT = 'lot';
const DEFAULT_TERMS = 'Due on receipt';
/** Amounts of an item beside its price. */
const OF_ITEM = [
  ['moldFee', 'Mold fee', true],
  ['setupFee', 'Setup fee', true],
  ['extraFee', 'Extra fee', true],
  ['tariffSurcharge', 'Tariff surcharge', true],
  ['deliveryDiscount', 'Delivery discount', false],
] as const;
/** Amounts of the whole invoice, in the order of the paper. */
const OF_INVOICE = [
  ['setupFee', 'Setup fee', true],
  ['shippingFee', 'Shipping fee', true],
  ['apoShippingFee', 'APO shipping fee', true],
  ['additionalCosts', 'Additional costs', true],
  ['declarationFee', 'Declaration fee', true],
  ['firstOrderDiscount', 'First order discount', false],
  ['promoDiscount', 'Promo code', false],
  ['specialGroupOffer', 'Special group offer', false],
  ['pointsDeduction', 'Points deduction', false],
  ['couponDiscount', 'Coupon discount', false],
  ['orderDiscount', 'Order discount', false],
  ['extraDiscount', 'Extra discount', false],
  ['userLevelDiscount', 'User level discount', false],
] as const;

type Named = readonly (readonly [name: string, reason: string, isCharge: boolean])[];

function isRecord(value: unknown): value is PaperRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function under(record: PaperRecord, name: string): PaperRecord {
  const value = record[name];
  return isRecord(value) ? value : {};
}

function textOf(record: PaperRecord, name: string): string {
  const value = record[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function amountOf(record: PaperRecord, name: string): Decimal {
  const text = textOf(record, name);
  return new Decimal(text === '' ? 0 : text);
}

/** EN 16931 wants amounts with two decimals at most, whatever the currency (BR-DEC). */
const cents = (amount: Decimal): string => amount.toFixed(2, Decimal.ROUND_HALF_UP);

function linesIn(text: string): readonly string[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');
}

function extrasOf(record: PaperRecord, named: Named): readonly Extra[] {
  return named
    .filter(([name]) => !amountOf(record, name).isZero())
    .map(([name, reason, isCharge]) => ({isCharge, reason, amount: cents(amountOf(record, name))}));
}

function sumOf(extras: readonly Extra[], isCharge: boolean): Decimal {
  return extras
    .filter(extra => extra.isCharge === isCharge)
    .reduce((sum, {amount}) => sum.plus(amount), new Decimal(0));
}

function sellerOf(seller: PaperRecord): Party {
  return {
    name: textOf(seller, 'companyName'),
    lines: linesIn(textOf(seller, 'address')).slice(0, ADDRESS_LINES),
    zip: textOf(seller, 'zipCode'),
    city: textOf(seller, 'city'),
    country: textOf(under(seller, 'countryId'), 'code'),
    email: textOf(seller, 'email'),
    phone: textOf(seller, 'phone'),
    vatId: textOf(seller, 'vatId'),
    taxNumber: textOf(seller, 'taxNumber'),
  };
}

/**
 * As the paper names them; country and postal code come from the order, or the member. Where the country writes names
 * last, it is the order that tells which line is one, and which are the street.
 */
function buyerOf(record: PaperRecord): Party {
  const sale = {...under(record, 'linkOrderId'), ...under(record, 'orderId')};
  const member = under(sale, 'memberId');
  const country = textOf(under(sale, 'billCountryId'), 'code');
  const person = personName([textOf(sale, 'billFirstName'), textOf(sale, 'billLastName')], country);
  const printed = linesIn(textOf(record, 'billTo'));
  const known = [textOf(sale, 'billCompany'), person].filter(name => name !== '');
  const street = [textOf(sale, 'billAddress1'), textOf(sale, 'billAddress2')].filter(line => line !== '');
  const names = [known.find(name => printed.includes(name)), printed[0], ...known, textOf(member, 'name')];
  const name = names.find(each => each !== undefined && each !== '') ?? '';
  const isOfOrder = street.length > 0 && street.every(line => printed.includes(line));
  const rest = printed.filter(line => line !== name);
  return {
    name,
    lines: (isOfOrder || rest.length === 0 ? street : rest).slice(0, ADDRESS_LINES),
    zip: textOf(sale, 'billZip'),
    city: textOf(sale, 'billCity'),
    country: country || textOf(under(member, 'countryId'), 'code'),
    email: textOf(member, 'email'),
    phone: '',
    vatId: '',
    taxNumber: '',
  };
}

/** Nothing is taxed at 0 % without a reason: it left the Union, or is exempt. */
function vatOf(rate: Decimal, basis: Decimal, tax: Decimal, country: string): Vat {
  const figures = {percent: rate.times(100).toString(), basis: cents(basis), amount: cents(tax)};
  if (!rate.isZero()) return {category: 'S', reason: '', ...figures};
  return UNION.has(country)
    ? {category: 'E', reason: 'Exempt from VAT', ...figures}
    : {category: 'G', reason: 'Export outside the European Union', ...figures};
}

function itemOf(item: PaperRecord): Item {
  const [name = '', ...description] = linesIn(textOf(item, 'description'));
  const quantity = textOf(item, 'qty');
  return {
    name,
    description: description.join('\n'),
    quantity,
    price: textOf(item, 'unitPrice'),
    priceFor: textOf(item, 'priceBasis') === LOT ? quantity : '1',
    extras: extrasOf(item, OF_ITEM),
    net: cents(amountOf(item, 'amount')),
  };
}

type Figures = Pick<ElectronicInvoice, 'items' | 'extras' | 'vat' | 'totals'>;

function ofInvoice(record: PaperRecord, items: readonly PaperRecord[], country: string): Figures {
  const extras = extrasOf(record, OF_INVOICE);
  const basis = amountOf(record, 'netAmount').minus(amountOf(record, 'discountTotal'));
  const [gross, due] = [amountOf(record, 'finalTotal'), amountOf(record, 'balanceDue')];
  const totals: Totals = {
    lines: cents(amountOf(record, 'subtotal')),
    charges: cents(sumOf(extras, true)),
    allowances: cents(sumOf(extras, false)),
    basis: cents(basis),
    tax: cents(amountOf(record, 'taxPrice')),
    rounding: '',
    gross: cents(gross),
    prepaid: cents(gross.minus(due)),
    due: cents(due),
  };
  const vat = vatOf(amountOf(record, 'taxRate'), basis, amountOf(record, 'taxPrice'), country);
  return {items: items.map(itemOf), extras, vat, totals};
}

/**
 * What a credit memo gives back has its tax within, at the rate of its invoice. Where its cents cannot be divided so,
 * the rest is its rounding.
 */
function ofCreditMemo(record: PaperRecord, items: readonly PaperRecord[], country: string): Figures {
  const rate = amountOf(under(record, 'invoiceId'), 'taxRate');
  const nets = items.map(item => new Decimal(cents(amountOf(item, 'amount').dividedBy(rate.plus(1)))));
  const basis = nets.reduce((sum, net) => sum.plus(net), new Decimal(0));
  const tax = new Decimal(cents(basis.times(rate)));
  const gross = basis.plus(tax);
  const due = amountOf(record, 'amount');
  const rounding = due.minus(gross);
  return {
    items: items.map((item, index) => {
      const net = cents(nets[index] ?? new Decimal(0));
      return {...itemOf(item), quantity: '1', price: net, priceFor: '1', extras: [], net};
    }),
    extras: [],
    vat: vatOf(rate, basis, tax, country),
    totals: {
      lines: cents(basis),
      charges: '0.00',
      allowances: '0.00',
      basis: cents(basis),
      tax: cents(tax),
      rounding: rounding.isZero() ? '' : cents(rounding),
      gross: cents(gross),
      prepaid: '0.00',
      due: cents(due),
    },
  };
}

function accountOf(bank: PaperRecord): ElectronicInvoice['account'] {
  const iban = textOf(bank, 'iban').replaceAll(' ', '');
  return iban === '' ? undefined : {iban, holder: textOf(bank, 'holder'), bic: textOf(bank, 'bic')};
}

/** Whether the platform's seller gives electronic invoices. */
export function isElectronic({electronic}: PaperFile, {sources}: PaperData): boolean {
  const [seller] = sources.seller ?? [];
  return electronic !== undefined && seller?.electronicInvoice === 'facturX';
}

/** The invoice, or what the paper lacks to be one. */
export function electronicOf(
  kind: NonNullable<PaperFile['electronic']>['kind'],
  {record, sources}: PaperData,
): ElectronicInvoice | Lack {
  const [[seller = {}] = [], [bank = {}] = [], items = []] = [sources.seller, sources.bank, sources.items];
  const [from, to] = [sellerOf(seller), buyerOf(record)];
  const preceding = under(record, 'invoiceId');
  const isCredit = kind === 'creditNote';
  if (textOf(record, 'number') === '') return 'number';
  if (from.country === '' || from.vatId === '') return 'seller';
  if (to.country === '' || to.name === '') return 'buyer-country';
  if (items.length === 0) return 'lines';
  if (isCredit && textOf(preceding, 'number') === '') return 'invoice';
  const figures = isCredit ? ofCreditMemo(record, items, to.country) : ofInvoice(record, items, to.country);
  const terms = textOf(seller, 'paymentTerms');
  return {
    type: isCredit ? '381' : '380',
    number: textOf(record, 'number'),
    date: textOf(record, isCredit ? 'creditDate' : 'invoiceDate'),
    currency: textOf(record, 'currency'),
    note: textOf(record, isCredit ? 'reason' : 'notes'),
    orderNumber: isCredit ? textOf(under(record, 'orderId'), 'purchaseOrderNumber') : textOf(record, 'poNumber'),
    seller: from,
    buyer: to,
    ...figures,
    account: isCredit ? undefined : accountOf(bank),
    terms: terms === '' ? DEFAULT_TERMS : terms,
    preceding: isCredit ? {number: textOf(preceding, 'number'), date: textOf(preceding, 'invoiceDate')} : undefined,
  };
}
