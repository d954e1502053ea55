/** What the database refuses, in the user's words. */
import postgres from 'postgres';
import type {Entity, UniqueKeyword} from '@emblem/schemas';
import {Refusal, say, type FieldErrors} from '../errors';
import {text} from '../messages';
import type {Context} from '../context';

const UNIQUE_VIOLATION = '23505';
const EXCLUSION_VIOLATION = '23P01';
const FOREIGN_KEY_VIOLATION = '23503';
const RESTRICT_VIOLATION = '23001';
/** Two writes waited for each other; the database has undone this one as a whole. */
const DEADLOCK = '40P01';
const VALUE_ERRORS = new Set(['22001', '22003', '22007', '22008', '22P02', '23502', '23514', '22021', '22P05']);

/** The name that migrations give to the index of a unique rule. */
export function uniqueName(entity: Entity, unique: UniqueKeyword): string {
  return `u_${entity.table}_${unique.id}`;
}

/** Another record is like this one to the rule. */
export function duplicateOf({actor: {language}}: Context, {fields, message: rule}: UniqueKeyword): Refusal {
  const message = rule ? say(rule, language) : text('taken', language);
  return new Refusal(409, message, {errors: {[fields.at(-1) ?? '']: message}});
}

function duplicate(context: Context, error: postgres.PostgresError): Refusal {
  for (const entity of context.model.entities.values()) {
    if (entity.table !== error.table_name) continue;
    const unique = entity.unique.find(candidate => uniqueName(entity, candidate) === error.constraint_name);
    if (unique) return duplicateOf(context, unique);
  }
  return new Refusal(409, text('taken', context.actor.language));
}

/** Two periods of records that are alike (`x-no-overlap`), by the name that migrations give to the rule. */
function overlap({model, actor}: Context, error: postgres.PostgresError): Refusal {
  const entity = [...model.entities.values()].find(({table}) => table === error.table_name);
  const rule = entity?.noOverlap.find(({id}) => `n_${entity.table}_${id}` === error.constraint_name);
  const message = rule?.message ? say(rule.message, actor.language) : text('overlaps', actor.language);
  return new Refusal(409, message, rule && {errors: {[rule.from]: message}});
}

/** The refusal that a database error stands for; the error itself where it is a defect of ours. */
export function translateDatabaseError(context: Context, error: unknown): unknown {
  if (!(error instanceof postgres.PostgresError)) return error;
  const {language} = context.actor;
  if (error.code === DEADLOCK) return new Refusal(409, text('busy', language));
  if (error.code === UNIQUE_VIOLATION) return duplicate(context, error);
  if (error.code === EXCLUSION_VIOLATION) return overlap(context, error);
  if (error.code === FOREIGN_KEY_VIOLATION || error.code === RESTRICT_VIOLATION)
    return new Refusal(409, text('inUse', language, {users: error.table_name ?? ''}));
  if (VALUE_ERRORS.has(error.code)) {
    const errors: FieldErrors = error.column_name ? {[error.column_name]: text('badValue', language)} : {};
    return new Refusal(422, text('invalid', language), {errors});
  }
  return error;
}
