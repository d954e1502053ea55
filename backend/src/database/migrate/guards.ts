/** The triggers that keep a row from being deleted softly while live rows point to it. */
import {commentOf, GUARD_NAME} from './actual';
import type {Matched} from './match';
import {quoteName} from './names';
import type {Step} from './steps';

function wantedComment({table}: Matched): string | undefined {
  return table.guard.length === 0 ? undefined : table.guard.join(',');
}

export function dropGuard(matched: Matched): readonly Step[] {
  const {table, actual} = matched;
  if (actual?.guard === undefined || actual.guard === wantedComment(matched)) return [];
  return [
    {object: table.objectId, prepares: true, sql: `drop trigger if exists ${GUARD_NAME} on ${quoteName(actual.name)}`},
  ];
}

/** After the statement and not before each row, so that a parent and its children can be deleted in one. */
export function createGuard(matched: Matched): readonly Step[] {
  const {table, actual} = matched;
  const rules = wantedComment(matched);
  if (rules === undefined || actual?.guard === rules) return [];
  const name = quoteName(table.name);
  return [
    {
      object: table.objectId,
      sql:
        `create trigger ${GUARD_NAME} after update of deleted_at on ${name} for each row when ` +
        '(old.deleted_at is null and new.deleted_at is not null)' +
        ` execute function emblem.refuse_delete_in_use(${table.guard.map(rule => `'${rule}'`).join(', ')})`,
    },
    {object: table.objectId, sql: `comment on trigger ${GUARD_NAME} on ${name} is '${commentOf(rules)}'`},
  ];
}
