/**
 * The record that a line belongs to, when the line is written at its own address: locked before the line, so that both
 * ways to it wait for each other, and renewed with it, so that who has read the record with its lines hears of it.
 */
import {SYSTEM} from '../actor';
import {Refusal, say} from '../errors';
import {text} from '../messages';
import {asActor, type Context} from '../context';
import {columns, toRecord, type Row} from '../read/select-list';
import {source} from '../read/source';
import {lockedIn, type Entity, type LineOf} from '@emblem/schemas';
import type {Values} from '../values';
import {touch} from '../context/touched';
import {versionStep} from './version';

/** A record, held until the transaction ends. */
export interface Owner {
  readonly entity: Entity;
  readonly id: number;
}

/** Lines are locked by their name, or with everything else. */
function isLocked({workflows}: Entity, record: Values, name: string): boolean {
  return workflows.some(workflow => {
    const locked = lockedIn(workflow, record[workflow.field]);
    return locked === '*' || locked.includes(name);
  });
}

async function ownerId(context: Context, entity: Entity, field: string, line: Values): Promise<number | undefined> {
  const given = line[field];
  if (typeof given === 'number') return given;
  const {sql} = context;
  const column = entity.field[field]?.column ?? field;
  const rows: readonly {owner: number}[] =
    await sql`select ${sql(column)} as owner from ${sql(entity.table)} where id = ${Number(line.id)}`;
  return rows[0]?.owner;
}

async function lockRow(context: Context, entity: Entity, id: number): Promise<Row | undefined> {
  const {sql} = context;
  const system = asActor(context, SYSTEM);
  const from = source(system, entity.key, {deleted: 'both'});
  const rows: readonly Row[] =
    await sql`select ${columns(system, from)} from ${sql(entity.table)} t where t.id = ${id} for no key update of t`;
  return rows[0];
}

function requireOpen(context: Context, {entity, lines}: LineOf, record: Values): void {
  const owner = context.model.entity(entity);
  const {kind, language} = context.actor;
  if (kind === 'system' || !isLocked(owner, record, lines.name)) return;
  throw new Refusal(
    409,
    text('lineLocked', language, {lines: say(lines.label, language), record: say(owner.label, language)}),
  );
}

/**
 * `line` names its record, or has the id by which that is found. 409 where the state of the record locks its lines.
 * Undefined where the entity is no line, and where the record is being written with its lines: it is locked then.
 */
export async function lockOwner(context: Context, entity: Entity, line: Values): Promise<Owner | undefined> {
  const place = context.model.linesIn.get(entity.key);
  if (!place) return undefined;
  const id = await ownerId(context, entity, place.lines.field, line);
  if (id === undefined || context.whole?.is(place.entity, id)) return undefined;
  const owner = context.model.entity(place.entity);
  if (context.actor.kind === 'system' && context.batch?.locked.has(owner.key, id)) return {entity: owner, id};
  const row = await lockRow(context, owner, id);
  if (!row) return undefined;
  requireOpen(context, place, toRecord(row));
  return {entity: owner, id};
}

/** To be called once the line is written. */
export async function renewOwner(context: Context, owner: Owner | undefined): Promise<void> {
  if (!owner) return;
  const {sql} = context;
  const {entity, id} = owner;
  if (versionStep(context, entity.key, id) === 0) return;
  await sql`update ${sql(entity.table)} set version = version + 1, updated_at = now() where id = ${id}`;
  touch(context, entity.key, id);
}
