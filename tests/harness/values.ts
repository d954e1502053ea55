/** Values that a schema accepts, for any entity, so that tests of all entities take in new ones by themselves. */
import type {Entity, Field, Model, PropertySchema} from '@emblem/schemas';
import {copiedOf} from '@emblem/schemas/expression';
import fc from 'fast-check';
import type {Client} from './client';
import {asObject, idOf} from './json';
import {uniqueName} from './world';

export type Values = Record<string, unknown>;

const nothing = (): undefined => undefined;

/** What the rules of an entity ask for beyond its schema, by entity and property; undefined is not sent. */
const PARTICULAR: Readonly<Record<string, Readonly<Record<string, () => unknown>>>> = {
  'agent-website': {domain: () => `${uniqueName('agent')}.example`},
  authority: {rights: () => ['country.read']},
  category: {
    categoryUrl: () => `/design/${uniqueName('category')}/`,
    // Its design function is configured as a whole or not at all.
    hasBg: nothing,
    isSticker: nothing,
    stickerEffectType: nothing,
    styleConfiguration: nothing,
    positionCalmAppearence: nothing,
  },
  // Somebody else than the approver: the first user.
  'approval-substitute': {substituteId: () => 1},
  // Production takes what the customer has confirmed; pins are of an answer.
  drawing: {isCaptured: nothing, pins: nothing},
  // On a record that all staff read: the first user.
  comment: {entity: () => 'user', recordId: () => 1},
  // One of the quote categories of the worlds, without techniques; its name is filled in.
  'plating-colour': {quoteTechesList: () => [{quoteId: 41, quoteName: 'Die Cut Stickers'}]},
  domain: {domainUrl: () => `${uniqueName('shop')}.example`},
  // Its upper weight is above its lower one.
  freight: {maxWeight: nothing},
  // A kind of attribute that has no values to list; a charge of a fixed amount.
  'product-attribute': {inputType: () => 3},
  surcharge: {amount: () => '5.00'},
  // Exempt by a certificate alone.
  order: {isTaxExempt: nothing},
  'link-order': {isTaxExempt: nothing},
  // It was not sent yet.
  shipment: {deliveredOn: nothing},
  // One of the worlds, so that its products and artwork are of one order.
  'production-order': {orderId: () => 1},
  // A threshold of its own.
  'referral-level': {fromCount: () => fc.sample(fc.integer({min: 1000, max: 100_000_000}), 1)[0]},
  // A figure that there is.
  'metric-threshold': {figure: () => 'sales.margin'},
  // A group of the worlds in which somebody draws what is flat.
  'drawing-allocation': {groupId: () => 1, kind: () => 2},
  // Everybody scores themselves alone.
  'performance-item': {selfScore: nothing},
  // From nothing to something, without a figure that not everybody sees.
  'target-key-result': {figure: nothing, startValue: nothing},
  // A height of its own in a currency that is in use.
  'neon-letter-price': {currency: () => 'USD', maxHeight: () => fc.sample(fc.integer({min: 1000, max: 5000}), 1)[0]},
  // Until long after any test, in a currency of the worlds.
  'coupon-specification': {endDate: () => '2099-12-31', currency: () => 'USD', value: () => '5.00'},
  // Open until long after any test, to more than one.
  'activity-series': {endDate: () => '2099-12-31'},
  'promotion-activity': {endDate: () => '2099-12-31', totalLimit: () => 1000},
  // The first member.
  'promotion-send': {memberIds: () => [1]},
  // There is one default platform, and a new one would take its place.
  project: {projectIsDefault: () => 0},
  template: {templateUrl: () => `/templates/${uniqueName('template')}`},
  'timed-task': {cron: () => '17 3 * * *'},
  // One fee for shipping, and more to pay than the discounts.
  invoice: {apoShippingFee: nothing, setupFee: () => '20.00'},
  quotation: {apoShippingFee: nothing, setupFee: () => '20.00'},
  // There is one for each kind already.
  'work-calendar': {kind: nothing, beginsAt: () => '08:30', endsAt: () => '17:30'},
};

/** What must have happened to the records that a new one points to. */
const PREPARED: Readonly<Record<string, (client: Client, values: Values) => Promise<unknown>>> = {
  // Affiliates earn once they are accepted.
  'affiliate-commission': (client, {affiliateId}) =>
    client.rest('POST', 'affiliate/actions/activate', {ids: [affiliateId]}),
  // Coupons are issued of a series that is active, and members of a sending are those that there are.
  coupon: (client, {specificationId}) =>
    client.rest('POST', 'coupon-specification/actions/start', {ids: [specificationId]}),
  // Only what was paid is paid back.
  // Output is booked on jobs that are being made.
  'employee-output': async (client, {productionOrderId}) => {
    for (const action of ['release', 'begin'])
      await client.rest('POST', `production-order/actions/${action}`, {ids: [productionOrderId]});
  },
  // There is something to be packed.
  package: async (client, {shipmentId}) => {
    const {orderId} = await client.get('shipment', Number(shipmentId));
    await client.rest('POST', 'order-product', {orderId, name: 'Packed pins', quantity: 100, unitPrice: '1'});
  },
  // Somebody has points to withdraw.
  'point-withdrawal': async (client, {promoterId}) => {
    const items = [{promoterId, points: 1000, reason: 'Welcome'}];
    const {body} = await client.rest('POST', 'point-voucher', {items});
    await client.rest('POST', 'point-voucher/actions/post', {ids: [idOf(asObject(body))]});
  },
  // There is something to be received.
  'purchase-receipt': (client, {purchaseOrderId}) =>
    client.rest('POST', 'purchase-order-item', {purchaseOrderId, name: 'Clutches', quantity: 100}),
  'refund-order': (client, {orderId}) => client.rest('POST', 'order/actions/receive-payment', {ids: [orderId]}),
};

/** Common forms, tried against a pattern before one is made up. */
const SAMPLES = [
  '#da9f19',
  '/files/public/picture.png',
  '/files/public/press.icc',
  'en-us',
  '1.5',
  '+44 20',
  '/design/pins/',
  '/templates/star',
  'key:value',
];

function matching(pattern: string, unique: boolean): string {
  const expression = new RegExp(pattern, 'u');
  const sample = unique ? undefined : SAMPLES.find(candidate => expression.test(candidate));
  return sample ?? fc.sample(fc.stringMatching(expression), 1)[0] ?? '';
}

function text(schema: PropertySchema, unique: boolean): string {
  if (schema.format === 'date-time') return '2024-05-06T07:08:09.000Z';
  if (schema.format === 'date') return '2024-05-06';
  if (schema.format === 'email') return `${uniqueName('mail')}@example.com`;
  if (schema.format === 'uri') return `https://${uniqueName('host')}.example/`;
  if (schema.format === 'currency' && !unique) return 'USD';
  // An amount in every currency.
  if (schema['x-currency'] !== undefined) return '2.00';
  if (schema.pattern !== undefined && schema.pattern !== '\\S' && !new RegExp(schema.pattern, 'u').test('some-text'))
    return matching(schema.pattern, unique);
  if (schema.format === 'decimal') return '1.5';
  if (schema.format === 'uri-reference') return '/files/public/picture.png';
  return uniqueName('text').slice(-(schema.maxLength ?? 100));
}

/** A value of a property by its schema alone; `unique` asks for one that nobody has yet. */
function valueOf(schema: PropertySchema, unique = false): unknown {
  const options = schema['x-enum']?.filter(entry => entry.retired !== true).map(({value}) => value) ?? schema.enum;
  if (options) return unique ? fc.sample(fc.constantFrom(...options), 1)[0] : options[0];
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.find(candidate => candidate !== 'null');
  switch (type) {
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return false;
    case 'array':
      return Array.from({length: schema.minItems ?? 0}, () => valueOf(schema.items ?? {}));
    case 'object':
      return objectOf(schema);
    default:
      return text(schema, unique);
  }
}

function objectOf(schema: PropertySchema): Values {
  const required = new Set(schema.required ?? []);
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([name]) => required.has(name))
      .map(([name, property]) => [name, valueOf(property)]),
  );
}

/** Properties that a create may send. */
function isWritable(entity: Entity, field: Field): boolean {
  const byWorkflow = entity.workflows.some(workflow => workflow.field === field.name);
  return (
    field.system === undefined &&
    !field.readOnly &&
    !byWorkflow &&
    field.sensitivity !== 'secret' &&
    field.number === undefined
  );
}

/** Required properties, and the optional ones that stand alone: no relations and none that depend on others. */
function isWanted(entity: Entity, field: Field): boolean {
  if (!isWritable(entity, field)) return false;
  return field.required || (field.relation === undefined && field.when === undefined && field.kind !== 'json');
}

export interface RecordOptions {
  /** Values that must be so. */
  readonly values?: Values;
  /** Optional relations that must be filled too. */
  readonly fill?: readonly string[];
  /** Values of the record, and of each that it must lead to, by entity. */
  readonly within?: (entity: Entity) => Values;
}

/** With what the server will copy into a new record from those that it points to. */
async function withCopied(client: Client, entity: Entity, values: Values): Promise<Values> {
  const all = {...values};
  for (const {name, computed} of entity.computed) {
    const copied = copiedOf(computed);
    const to = copied && entity.field[copied.via]?.relation?.to;
    const id = copied && values[copied.via];
    if (to !== undefined && typeof id === 'number') all[name] = (await client.get(to, id))[copied?.from ?? ''];
  }
  return all;
}

/** The values beside a relation; what is copied is asked for only where it must match. */
const besideOf = async (client: Client, entity: Entity, {relation}: Field, values: Values): Promise<Values> =>
  relation?.matching ? withCopied(client, entity, values) : values;

/** A record to point to, which matches what stands `beside` the relation. */
async function targetOf(
  client: Client,
  model: Model,
  {relation, kind}: Field,
  beside: Values,
  within: RecordOptions['within'],
): Promise<unknown> {
  const matching = Object.entries(relation?.matching ?? {}).filter(([, ours]) => beside[ours] !== undefined);
  const values = Object.fromEntries(matching.map(([theirs, ours]) => [theirs, beside[ours]]));
  const id = idOf(await newRecord(client, model, relation?.to ?? '', {values, within}));
  return kind === 'references' ? [id] : id;
}

/** What a record shares with those that it is told to lead to. */
async function sharedWith(client: Client, model: Model, key: string, given: Values): Promise<Values> {
  const shared: Values = {};
  for (const {name, relation} of model.entity(key).fields) {
    const pairs = Object.entries(relation?.matching ?? {}).filter(([, ours]) => !(ours in given));
    const id = given[name];
    if (!relation || pairs.length === 0 || typeof id !== 'number') continue;
    const target = await client.get(relation.to, id);
    for (const [theirs, ours] of pairs) shared[ours] = target[theirs] ?? undefined;
  }
  return shared;
}

/**
 * Where a rule says that one of several relations must be set: the one that it names. Where there is one record without
 * a relation at most: that relation.
 */
function ruledRelations(entity: Entity): readonly string[] {
  const sole = entity.unique.filter(({empty}) => empty === 'alike').flatMap(({fields}) => fields);
  return [...entity.checks.map(check => check.field), ...sole].filter(
    name => entity.field[name]?.relation && !entity.field[name].required,
  );
}

/** Values for a new record; the records it must point to are made first. */
export async function newValues(
  client: Client,
  model: Model,
  key: string,
  {values: particulars = {}, fill = [], within}: RecordOptions = {},
): Promise<Values> {
  const entity = model.entity(key);
  const told = {...within?.(entity), ...particulars};
  const given = {...(await sharedWith(client, model, key, told)), ...told};
  const filled = new Set([...fill, ...ruledRelations(entity), ...Object.keys(PARTICULAR[key] ?? {})]);
  const values: Values = {};
  for (const field of entity.fields.filter(candidate => isWanted(entity, candidate) || filled.has(candidate.name))) {
    const particular = PARTICULAR[key]?.[field.name];
    if (field.name in given) values[field.name] = given[field.name];
    else if (particular) values[field.name] = particular();
    else if (field.relation)
      values[field.name] = await targetOf(client, model, field, await besideOf(client, entity, field, values), within);
    else
      values[field.name] = valueOf(
        field.schema,
        entity.unique.some(({fields}) => fields.includes(field.name)) ||
          entity.noOverlap.some(({within}) => within.includes(field.name)),
      );
  }
  const sent = Object.fromEntries(Object.entries({...values, ...given}).filter(([, value]) => value !== undefined));
  await PREPARED[key]?.(client, sent);
  return sent;
}

/** Sends a create and answers with its status and body. */
export type Create = (key: string, values: Values) => Promise<{readonly status: number; readonly body: unknown}>;

const ATTEMPTS = 30;

/** Makes a record, over `/rest` unless told. Codes are short and may be taken: then others are tried. */
export async function newRecord(
  client: Client,
  model: Model,
  key: string,
  options: RecordOptions = {},
  create: Create = (...asked) => client.rest('POST', ...asked),
): Promise<Values> {
  for (let attempt = 1; ; attempt += 1) {
    const values = await newValues(client, model, key, options);
    const {status, body} = await create(key, values);
    if (status === 201) return asObject(body);
    if (status !== 409 || attempt === ATTEMPTS)
      throw new Error(`A new ${key} was answered with ${status} ${JSON.stringify(body)} for ${JSON.stringify(values)}`);
  }
}

/**
 * Another value of a property that a test may change freely: a plain text that every reader of the record sees;
 * undefined where the entity has none.
 */
export function freeText(entity: Entity): Field | undefined {
  return entity.fields.find(
    field =>
      isWritable(entity, field) &&
      field.kind === 'string' &&
      field.stored &&
      !field.createOnly &&
      !field.options &&
      ['public', 'internal'].includes(field.sensitivity) &&
      (field.schema.pattern === undefined || field.schema.pattern === '\\S') &&
      field.schema.format === undefined &&
      field.when === undefined &&
      Object.keys(field.permission).length === 0,
  );
}
