/**
 * Every change of quote data stands in the quote log, written in the transaction of the change itself (DA-244 to
 * DA-247).
 */
import {isTracked, type Entity, type Field} from '@emblem/schemas';
import {QUOTE_LOG} from '@emblem/schemas/values';
import {SYSTEM} from '../../../actor';
import {textOf} from '../../../record-values';
import type {InTransactionHook} from '../../../context';
import type {WireRecord} from '../../../values';
import {asActor, type Context} from '../../../context';
import {create} from '../../../write';

/** What the documents' log calls an entity, and which property is of which type; all others are of type `other`. */
interface Logged {
  readonly className: string;
  readonly other: number;
  readonly types: Readonly<Record<string, number>>;
}

const {categoryEdit, basePriceEdit, priceTierEdit} = QUOTE_LOG.type;

const LOGGED: Readonly<Record<string, Logged>> = {
  'quote-category': {className: 'QuoteCate', other: categoryEdit, types: {}},
  'quote-parameter': {className: 'QuoteParam', other: categoryEdit, types: {}},
  'quote-category-parameter': {
    className: 'QuoteCateParam',
    other: categoryEdit,
    types: {basePrice: basePriceEdit, currency: basePriceEdit, priceTiers: priceTierEdit},
  },
  'website-price': {className: 'WebsiteIncreasePrice', other: basePriceEdit, types: {}},
};

/** Made from other records, or the place in a list: no change of the quote data. */
const DERIVED: ReadonlySet<string> = new Set(['name', 'sort']);

function loggedFields(entity: Entity): readonly Field[] {
  return entity.fields.filter(
    field => field.system === undefined && isTracked(entity, field.name) && !DERIVED.has(field.name),
  );
}

function snapshot(entity: Entity, record: WireRecord | undefined): string | null {
  if (!record) return null;
  return JSON.stringify(
    Object.fromEntries([['id', record.id], ...loggedFields(entity).map(({name}) => [name, record[name] ?? null])]),
  );
}

/** One for each type that the change touches; a record that is new or gone has one of its entity's own type. */
function typesOf(
  entity: Entity,
  {other, types}: Logged,
  after: WireRecord | undefined,
  before: WireRecord | undefined,
): ReadonlySet<number> {
  if (!after || !before) return new Set([other]);
  const touched = loggedFields(entity).filter(
    ({name}) => JSON.stringify(after[name] ?? null) !== JSON.stringify(before[name] ?? null),
  );
  return new Set(touched.map(({name}) => types[name] ?? other));
}

async function write(
  context: Context,
  entity: Entity,
  logged: Logged,
  after: WireRecord | undefined,
  before: WireRecord | undefined,
): Promise<void> {
  const record = after ?? before;
  if (!record) return;
  const {actor} = context;
  for (const type of typesOf(entity, logged, after, before))
    await create(asActor(context, SYSTEM), 'quote-log', {
      entityId: record.id,
      entityName: textOf(record, entity.display),
      type,
      className: logged.className,
      operation: !before ? 'insert' : after ? 'update' : 'delete',
      userId: actor.kind === 'staff' ? actor.id : null,
      userName: actor.name,
      beforeData: snapshot(entity, before),
      afterData: snapshot(entity, after),
    });
}

export const logQuoteChange: InTransactionHook = {
  name: 'logQuoteChange',
  async inTransaction(context, entity, after, before) {
    const logged = LOGGED[entity.key];
    if (logged) await write(context, entity, logged, after, before);
  },
};
