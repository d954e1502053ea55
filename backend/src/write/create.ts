/** Creates one record. */
import type {Entity} from '@emblem/schemas';
import {requireReach} from '../access/decide-reach';
import {SYSTEM} from '../access/actor';
import {text} from '../messages';
import type {Values, WireRecord} from '../values';
import {asActor, type Context} from '../context';
import {columns, toRecord, type Row} from '../read/columns';
import {source} from '../read/source';
import {changesOf, recordAudit} from './audit';
import {beforeValidate, inTransaction} from './hooks';
import {claimKey, rememberRecord} from './idempotency';
import {writeReferences} from './joins';
import {requireReached} from './lock';
import {requireMatching} from './matching';
import {documentNumbers} from './numbers';
import {lastPlace} from './place';
import {readBack} from './read-back';
import {requireReferences} from './references';
import {columnValues} from './statement';
import {transaction} from './transaction';
import {requireValid} from './validate';
import {refuseIf, writableValues} from './values';

export interface CreateOptions {
  /** A create sent again with the same key answers the record of the first time. */
  readonly idempotencyKey?: string;
}

function defaults(entity: Entity): Values {
  const values: Values = {};
  for (const field of entity.fields) if (field.default !== undefined) values[field.name] = field.default;
  for (const workflow of entity.workflows) values[workflow.field] = workflow.initial;
  return values;
}

/** A new record begins in the initial state of each of its workflows. */
function requireInitial(context: Context, entity: Entity, values: Values): void {
  if (context.actor.kind === 'system') return;
  const wrong = entity.workflows.filter(({field, initial}) => values[field] !== undefined && values[field] !== initial);
  refuseIf(context, Object.fromEntries(wrong.map(({field}) => [field, text('byActionOnly', context.actor.language)])));
}

async function insert(context: Context, entity: Entity, values: Values): Promise<WireRecord> {
  const {sql} = context;
  const row = columnValues(context, entity, values);
  const system = asActor(context, SYSTEM);
  const returning = columns(
    system,
    source(system, entity.key, {alias: `"${entity.table}"`}),
    entity.fields.filter(field => field.kind === 'references').map(field => field.name),
  );
  const rows: readonly Row[] =
    Object.keys(row).length === 0
      ? await sql`insert into ${sql(entity.table)} default values returning ${returning}`
      : await sql`insert into ${sql(entity.table)} ${sql(row)} returning ${returning}`;
  const lists = Object.fromEntries(
    entity.fields.filter(field => field.kind === 'references').map(field => [field.name, values[field.name] ?? []]),
  );
  return toRecord({...lists, ...rows[0]});
}

/** Empty texts and absent values mean the same on create; null where there is a default means the default. */
function withoutNulls(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

async function prepare(context: Context, entity: Entity, sent: Values): Promise<Values> {
  const given = withoutNulls(writableValues(context, entity, sent));
  requireInitial(context, entity, given);
  const completed = await beforeValidate(context, entity, {...defaults(entity), ...given}, undefined);
  const values = {...completed, ...(await documentNumbers(context, entity, completed))};
  requireValid(context, entity, 'create', values, values);
  // The list before the rows that are pointed to: they may stand in the same list, where a deletion takes it first.
  const place = await lastPlace(context, entity, values);
  await requireReferences(context, entity, values);
  await requireMatching(context, entity, values, values);
  return {...values, ...place};
}

async function createNew(context: Context, entity: Entity, sent: Values): Promise<WireRecord> {
  const values = await prepare(context, entity, sent);
  const record = await insert(context, entity, values);
  await writeReferences(context, entity, record.id, values);
  await requireReached(context, entity, record, 'create');
  await recordAudit(context, entity, record.id, 'create', changesOf(entity, {}, values));
  await inTransaction(context, entity, record, undefined);
  return record;
}

export async function create(
  context: Context,
  key: string,
  values: Values,
  options: CreateOptions = {},
): Promise<WireRecord> {
  requireReach(context, key, 'create');
  const entity = context.model.entity(key);
  const id = await transaction(context, async tx => {
    const {idempotencyKey} = options;
    const earlier = idempotencyKey === undefined ? undefined : await claimKey(tx, key, idempotencyKey, values);
    if (earlier !== undefined) return earlier;
    const record = await createNew(tx, entity, values);
    if (idempotencyKey !== undefined) await rememberRecord(tx, key, idempotencyKey, record.id);
    return record.id;
  });
  return readBack(context, entity, id);
}
