/** The triggers that note of which days rows are written, for figures that are kept by days. */
import {commentOf, FIGURE_TRIGGER} from './actual';
import type {Matched} from './match';
import {quoted} from './names';
import type {Step} from './steps';

/** One for each kind of statement: only of these PostgreSQL hands over the rows. */
const KINDS = [
  {on: 'insert', rows: 'referencing new table as new_rows'},
  {on: 'update', rows: 'referencing old table as old_rows new table as new_rows'},
  {on: 'delete', rows: 'referencing old table as old_rows'},
  {on: 'truncate', rows: ''},
];

function wanted({table: {figureDays}}: Matched): string | undefined {
  return figureDays && JSON.stringify(figureDays);
}

export function dropFigureTriggers(matched: Matched): readonly Step[] {
  const {table, actual} = matched;
  if (actual?.figureDays === undefined || actual.figureDays === wanted(matched)) return [];
  return KINDS.map(({on}) => ({
    object: table.objectId,
    prepares: true,
    sql: `drop trigger if exists ${FIGURE_TRIGGER}_${on} on ${quoted(actual.name)}`,
  }));
}

export function createFigureTriggers(matched: Matched): readonly Step[] {
  const {table, actual} = matched;
  const rules = wanted(matched);
  if (rules === undefined || table.figureDays === undefined || actual?.figureDays === rules) return [];
  const name = quoted(table.name);
  const days = table.figureDays.length > 0 ? table.figureDays.join(', ') : 'null';
  const made = KINDS.map(({on, rows}) => ({
    object: table.objectId,
    sql:
      `create trigger ${FIGURE_TRIGGER}_${on} after ${on} on ${name} ${rows} for each statement ` +
      `execute function emblem.note_figure_change('${days.replaceAll("'", "''")}', '${String(table.figureDays?.length === 0)}')`,
  }));
  const said = `comment on trigger ${FIGURE_TRIGGER}_insert on ${name} is '${commentOf(rules).replaceAll("'", "''")}'`;
  return [...made, {object: table.objectId, sql: said}];
}
