/** Records that lead to each other share what the schema says, at every door and from both sides. */
import type {Entity, Field} from '@emblem/schemas';
import {copiedOf} from '@emblem/schemas/expression';
import {loadModel} from '@emblem/schemas/node';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {newRecord, newValues, type Values} from '../harness/values';
import {makeMember} from '../harness/world';
import {errorsOf, refusal} from './ground';

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

interface Pair {
  readonly entity: Entity;
  readonly field: Field;
  /** Of the record that is led to. */
  readonly theirs: string;
  readonly ours: string;
  readonly isLoose: boolean;
}

function pairsOf(entity: Entity, field: Field): readonly Pair[] {
  const {matching = {}, agreeing = {}} = field.relation ?? {};
  return [
    ...Object.entries(matching).map(([theirs, ours]) => ({entity, field, theirs, ours, isLoose: false})),
    ...Object.entries(agreeing).map(([theirs, ours]) => ({entity, field, theirs, ours, isLoose: true})),
  ];
}

const PAIRS = [...model.entities.values()]
  .filter(({writable}) => writable)
  .flatMap(entity => entity.fields.flatMap(field => pairsOf(entity, field)));

function targetOf({field}: Pair): Entity {
  return model.entity(field.relation?.to ?? '');
}

/** Pairs of one and the same record, which a test can make two of. */
const OF_RECORDS = PAIRS.filter(pair => targetOf(pair).field[pair.theirs]?.relation !== undefined);

const name = (pair: Pair) => `${pair.entity.key}.${pair.field.name} (${pair.theirs})`;
const named = (pairs: readonly Pair[]) => pairs.map(pair => [name(pair), pair] as const);

async function another(pair: Pair): Promise<number> {
  return idOf(await newRecord(admin, model, targetOf(pair).field[pair.theirs]?.relation?.to ?? ''));
}

/** Orders join a monthly invoice later, by a step of their own, which the tests of these walk. */
const isJoinedLater = ({field}: Pair) => field.name === 'monthlyInvoiceId';

/** What a relation needs beside it. */
const BESIDE: Readonly<Record<string, Values>> = {'invoice.linkOrderId': {orderId: undefined}};

async function ledTo(pair: Pair, value: unknown): Promise<Values> {
  return newRecord(admin, model, targetOf(pair).key, {values: {[pair.theirs]: value}, fill: [pair.theirs]});
}

/** Values of a record that leads to the other one, and has this value itself. */
async function leading(pair: Pair, target: Values, own: unknown): Promise<Values> {
  const {entity, field, ours} = pair;
  const id = idOf(target);
  return newValues(admin, model, entity.key, {
    values: {
      ...BESIDE[`${entity.key}.${field.name}`],
      [ours]: own,
      [field.name]: field.kind === 'references' ? [id] : id,
    },
    fill: [ours, field.name],
  });
}

/** Properties that other ones decide: what is sent there is not what counts. */
const isGiven = ({entity, ours}: Pair) => entity.field[ours]?.readOnly !== true && !entity.field[ours]?.computed;

test.each(named(OF_RECORDS.filter(isGiven)))('%s leads to no record of another', async (_name, pair) => {
  const [one, two] = [await another(pair), await another(pair)];
  const target = await ledTo(pair, two);
  const refused = await admin.rest('POST', pair.entity.key, await leading(pair, target, one));
  expect(refusal(refused)).toEqual([422, pair.field.name]);
  expect(errorsOf(await admin.speaking('zh').rest('POST', pair.entity.key, await leading(pair, target, one)))).toEqual({
    [pair.field.name]: expect.stringMatching(/\p{Script=Han}/u),
  });
  if (isJoinedLater(pair)) return;
  const made = await admin.rest('POST', pair.entity.key, await leading(pair, target, two));
  expect([made.status, errorsOf(made)]).toEqual([201, {}]);
});

const isChanged = ({field, entity, ours}: Pair) =>
  entity.rightActions.includes('update') && !field.createOnly && !entity.field[ours]?.createOnly;

test.each(named(OF_RECORDS.filter(pair => isGiven(pair) && isChanged(pair) && !isJoinedLater(pair))))(
  '%s stays with its record when that one, or its own value, changes',
  async (_name, pair) => {
    const {entity, ours} = pair;
    const [one, two] = [await another(pair), await another(pair)];
    const made = await admin.create(entity.key, await leading(pair, await ledTo(pair, one), one));
    const own = await admin.rest('PUT', `${entity.key}/${idOf(made)}`, {version: made.version, [ours]: two});
    expect(refusal(own)).toEqual([422, pair.field.name]);
  },
);

test.each(
  named(
    OF_RECORDS.filter(
      pair =>
        isGiven(pair) && targetOf(pair).field[pair.theirs]?.createOnly !== true && pair.field.kind !== 'references',
    ),
  ),
)('%s: what was chosen by a value keeps that value', async (_name, pair) => {
  const [one, two] = [await another(pair), await another(pair)];
  const target = await ledTo(pair, one);
  await admin.create(pair.entity.key, await leading(pair, target, one));
  const {key} = targetOf(pair);
  const {version} = await admin.get(key, idOf(target));
  const moved = await admin.rest('PUT', `${key}/${idOf(target)}`, {version, [pair.theirs]: two});
  expect(refusal(moved)).toEqual([422, pair.theirs]);
});

/** An order of its own customer, and its confirmed invoice. */
async function invoiced(): Promise<{readonly order: Json; readonly invoice: Json}> {
  const member = await makeMember(admin);
  const order = await admin.create('order', {memberId: member.id, proId: member.proId, shippingFee: '40.00'});
  const invoice = await admin.create('invoice', {
    orderId: order.id,
    proId: member.proId,
    invoiceDate: '2026-05-04',
    billTo: 'Ann Field',
    items: [{description: 'Pins', qty: 1, unitPrice: '40.00'}],
  });
  return {order, invoice};
}

test('a credit memo credits no invoice of another customer', async () => {
  const [mine, theirs] = [await invoiced(), await invoiced()];
  const memo = {orderId: mine.order.id, creditDate: '2026-05-06', reason: 'goodwill'};
  const refused = await admin.rest('POST', 'credit-memo', {...memo, invoiceId: theirs.invoice.id});
  expect(refusal(refused)).toEqual([422, 'invoiceId']);
  expect(errorsOf(refused).invoiceId).toBe('The invoice belongs to another order');
  expect(await admin.get('invoice', idOf(theirs.invoice))).toMatchObject({
    version: theirs.invoice.version,
    balanceDue: theirs.invoice.balanceDue,
  });
  const made = await admin.rest('POST', 'credit-memo', {...memo, invoiceId: mine.invoice.id});
  expect([made.status, errorsOf(made)]).toEqual([201, {}]);
});

const DOCUMENTS = ['invoice', 'quotation'] as const;

const VALID = {quotationDate: '2026-05-04', validUntil: '2026-06-04'};

/** Another order of the same customer, and what is ordered in each. */
async function twoOrders(): Promise<{readonly own: Json; readonly product: Json; readonly elsewhere: Json}> {
  const member = await makeMember(admin);
  const order = () =>
    admin.create('order', {
      memberId: member.id,
      proId: member.proId,
      products: [{name: 'Pins', quantity: 10, unitPrice: '1.00'}],
    });
  const [own, other] = [await order(), await order()];
  const productOf = ({id}: Json) => admin.first('order-product', {orderId: id});
  return {own, product: await productOf(own), elsewhere: await productOf(other)};
}

describe.each(DOCUMENTS)('a line of one order names no product of another: %s', kind => {
  const line = (product: Json) => ({description: 'Pins', qty: 1, unitPrice: '1.00', orderProductId: product.id});

  async function paperOf(order: Json, items: readonly Json[]) {
    const head = {proId: order.proId, billTo: 'Ann Field', items};
    const own = kind === 'invoice' ? {invoiceDate: '2026-05-04'} : {memberId: order.memberId, ...VALID};
    return admin.rest('POST', kind, {...head, ...own, orderId: order.id});
  }

  it('neither along with its record nor by itself', async () => {
    const {own, product, elsewhere} = await twoOrders();
    expect(errorsOf(await paperOf(own, [line(product), line(elsewhere)]))).toEqual({
      'items[1].orderProductId': 'The product belongs to another order',
    });
    const made = await paperOf(own, [line(product)]);
    expect([made.status, errorsOf(made)]).toEqual([201, {}]);
    const alone = {[`${kind}Id`]: idOf(asObject(made.body)), ...line(elsewhere)};
    expect(refusal(await admin.rest('POST', `${kind}-item`, alone))).toEqual([422, 'orderProductId']);
  });
});

/**
 * Two relations of an entity may lead to one and the same kind of record by way of each other. Where they need not
 * agree, here is why.
 */
const MAY_DIFFER: Readonly<Record<string, string>> = {
  'fd-category.quoteCateIdList pid': 'A list beside a list.',
  'fd-category.halfQuoteCateIdList pid': 'A list beside a list.',
  'fd-code.fdCategoryId quoteCateIdList': 'A code is narrower than its category.',
  'fd-code.fdCategoryId halfQuoteCateIdList': 'A code is narrower than its category.',
  'quote-category.pid techniqueIds': 'A category has its own techniques.',
  'quote-plating.quoteId techniqueIds': 'A plating is of one technique, a category has several.',
  'plating-colour.quotePlatingIds quoteId': 'A list beside a list.',
  'coupon.sendId specificationId': 'The system writes it.',
  'coupon.sendId memberIds': 'The system writes it.',
  'promotion-send.memberIds customerLabelIds': 'Members who are named beside those who have a label.',
  'coupon-redemption.couponId memberId': 'The system writes it.',
  'activity-claim.couponId memberId': 'The system writes it.',
  'coupon-redemption.couponId orderId': 'The system writes it.',
  'coupon-redemption.orderId memberId': 'The system writes it.',
  'bug.requirementId typeId': 'Types of bugs are not those of requirements.',
  'bug.taskId requirementId': 'A task may spoil what another requirement wanted.',
  'bug.taskId typeId': 'Types of bugs are not those of tasks.',
  'bug.duplicateOfId typeId': 'Who reports a bug again may see it otherwise.',
  'bug.duplicateOfId requirementId': 'Who reports a bug again may see it otherwise.',
  'bug.duplicateOfId taskId': 'Who reports a bug again may see it otherwise.',
  'task.requirementId typeId': 'Types of tasks are not those of requirements.',
  'task.templateId typeId': 'A template may be of another type by now.',
  'user-template.templatesId categoryId': 'What a design began with may be of another category.',
  'inquiry.templateId categoryId': 'What a design began with may be of another category.',
  'user.roleIds deptId': 'People work in departments other than that of their role.',
  'category-template.templateTypePid parentId': 'The one is the parent of the other.',
  'category-template.templateTypeId parentId': 'The one is the parent of the other.',
  'plating-colour.quoteIds techniqueIds': 'A list of techniques beside a list of categories.',
  'plating-colour.quotePlatingIds techId': 'A list of techniques beside a list of platings.',
  'journal-entry.orderId memberId': 'The system writes it.',
  'journal-entry.linkOrderId memberId': 'The system writes it.',
  'repurchase.firstOrderId memberId': 'The system writes it.',
  'repurchase.secondOrderId memberId': 'The system writes it.',
  'repurchase.firstOrderId parentOrderId': 'A purchase may be a part of any other.',
  'repurchase.secondOrderId parentOrderId': 'A purchase may be a part of any other.',
  'mail-message.answerToId threadId': 'The system writes it.',
  'mail-message.threadId mailboxId': 'The system writes it.',
  'mail-thread.orderId inquiryId': 'What began with an inquiry may go on about another order.',
  'mail-message.answerToId templateId': 'An answer begins with a text of its own.',
  'mail-message.answerToId signatureId': 'An answer is signed by somebody else.',
  'bank-statement-line.statementId bankAccountId': 'It follows from the statement.',
  'order.inquiryId markIds': 'Marks say how far one of them is.',
  'order.parentOrderId inquiryId': 'A later part comes from an inquiry of its own.',
  'order.parentOrderId markIds': 'Marks say how far one of them is.',
  'order.parentOrderId noPlaceReasonId': 'Each part has its own reason.',
  'production-order.artworkId orderProductId': 'Products of an order share a picture.',
  'purchase-order.supplierId purchaseTypeIds': 'A supplier has more to offer than it is known for.',
  'purchase-receipt.purchaseOrderId warehouseId': 'Goods may come to another warehouse than was agreed.',
  'frequent-address.memberId stateId': 'Parcels go elsewhere than where a member lives.',
  'package-item.shipmentId orderId': 'Both follow from the parcel.',
  'return-parcel.shipmentId carrierId': 'It may come back by another carrier.',
  'return-parcel.refundOrderId refundProductIds': 'A refund may be of other products, too.',
  'referral.promoterId memberId': 'Nobody recommends themselves.',
  'order.parentOrderId monthlyInvoiceId': 'Parts are invoiced in the month of their delivery.',
};

/** Whom nearly everything leads to without being theirs. */
const COMMON = new Set(['user', 'project', 'country', 'currency']);

test('relations that lead to one kind of record by way of each other agree, or are known to differ', () => {
  const unclear = [...model.entities.values()].flatMap(entity =>
    entity.fields.flatMap(field => {
      const target = field.relation && model.entities.get(field.relation.to);
      if (!target || COMMON.has(target.key)) return [];
      const copied = entity.computed.flatMap(each => copiedOf(each.computed) ?? []);
      const kept = new Set([
        ...pairsOf(entity, field).map(({theirs}) => theirs),
        ...copied.filter(({via}) => via === field.name).map(({from}) => from),
      ]);
      const beside = new Set(
        entity.fields.flatMap(each => (each !== field && each.relation ? [each.relation.to] : [])),
      );
      return target.fields
        .filter(
          ({relation, name: theirs}) =>
            relation && !COMMON.has(relation.to) && beside.has(relation.to) && !kept.has(theirs),
        )
        .map(({name: theirs}) => `${entity.key}.${field.name} ${theirs}`);
    }),
  );
  expect(unclear.filter(pair => !(pair in MAY_DIFFER))).toEqual([]);
});
