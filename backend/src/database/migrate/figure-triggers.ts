/** The triggers that note of which days rows are written, for figures that are kept by days. */
import {commentOf, FIGURE_TRIGGER} from './actual';
import type {Matched} from './match';
import {quoted} from './names';
import type {Step} from './steps';

/** One for each kind of statement: only of these PostgreSQL hands over the rows. */
const KINDS = [
  {on: 'insert', rows: ' referencing new table as new_rows'},
  {on: 'update', rows: ' referencing old table as old_rows new table as new_rows'},
  {on: 'delete', rows: ' referencing old table as old_rows'},
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

/** The days of rows, each once; of a table whose rows count on no day, that there are some. */
function noted(days: readonly string[], rows: readonly string[]): string {
  const parts = rows.map(name =>
    days.length > 0
      ? `select tg_table_name, noted.time, noted.day, false from ${name} cross join lateral ` +
        `(values ${days.join(', ')}) as noted (time, day)`
      : `select tg_table_name, null, null::date, true where exists (select from ${name})`,
  );
  const all = parts.length > 1 ? parts.join(' union ') : (parts[0] ?? '').replace(/^select /, 'select distinct ');
  return `insert into emblem.figure_change (source, time, day, of_all) ${all};`;
}

/**
 * A function for each table, whose statements are planned once and not with every write. Its name is the table's stable
 * id, so that it is found again under whichever name the table has.
 */
function functionOf(
  {objectId}: Matched['table'],
  days: readonly string[],
): {readonly name: string; readonly sql: string} {
  const name = `emblem.${quoted(`figure_days ${objectId}`)}`;
  const body = [
    'begin',
    `if tg_op = 'INSERT' then ${noted(days, ['new_rows'])}`,
    `elsif tg_op = 'DELETE' then ${noted(days, ['old_rows'])}`,
    `else ${noted(days, ['new_rows', 'old_rows'])}`,
    'end if;',
    'return null;',
    'end',
  ].join(' ');
  return {name, sql: `create or replace function ${name}() returns trigger language plpgsql as $body$ ${body} $body$`};
}

export function createFigureTriggers(matched: Matched): readonly Step[] {
  const {table, actual} = matched;
  const rules = wanted(matched);
  if (rules === undefined || table.figureDays === undefined || actual?.figureDays === rules) return [];
  const name = quoted(table.name);
  const days = functionOf(table, table.figureDays);
  const triggers = KINDS.map(({on, rows}) => {
    const run = on === 'truncate' ? 'emblem.note_figure_truncate' : days.name;
    const event = `after ${on} on ${name}${rows} for each statement`;
    return `create trigger ${FIGURE_TRIGGER}_${on} ${event} execute function ${run}()`;
  });
  const comment = commentOf(rules).replaceAll("'", "''");
  return [days.sql, ...triggers, `comment on trigger ${FIGURE_TRIGGER}_insert on ${name} is '${comment}'`].map(sql => ({
    object: table.objectId,
    sql,
  }));
}
