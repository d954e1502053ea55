/** The triggers that note of which days rows are written, for figures that are kept by days. */
import {commentOf, FIGURE_TRIGGER} from './actual';
import type {FigureNotes} from './desired/types';
import type {Matched} from './match';
import {quoteName} from './names';
import type {Step} from './steps';

/** One for each kind of statement: only of these PostgreSQL hands over the rows. */
const KINDS = [
  {on: 'insert', rows: ' referencing new table as new_rows'},
  {on: 'update', rows: ' referencing old table as old_rows new table as new_rows'},
  {on: 'delete', rows: ' referencing old table as old_rows'},
  {on: 'truncate', rows: ''},
];

function wantedComment({table: {figures}}: Matched): string | undefined {
  return figures && JSON.stringify(figures);
}

export function dropFigureTriggers(matched: Matched): readonly Step[] {
  const {table, actual} = matched;
  if (actual?.figures === undefined || actual.figures === wantedComment(matched)) return [];
  return KINDS.map(({on}) => ({
    object: table.objectId,
    prepares: true,
    sql: `drop trigger if exists ${FIGURE_TRIGGER}_${on} on ${quoteName(actual.name)}`,
  }));
}

/** Rows of one statement that are named at most. */
const MAX_IDS = 500;

/** Names of transition tables, of which an update has two. */
type Rows = readonly string[];

/** The days of rows, each once. */
function daysOf(days: readonly string[], rows: Rows): string {
  const all = rows.map(name => `select noted.* from ${name}, lateral (values ${days.join(', ')}) as noted`);
  return (
    'insert into emblem.figure_change (source, time, day) ' +
    `select distinct tg_table_name, written.* from (${all.join(' union all ')}) written;`
  );
}

/** The rows themselves; where they are too many that any row may be another one. */
function idsOf(rows: Rows): string {
  const all = rows.map(name => `select id from ${name}`).join(' union ');
  return (
    'insert into emblem.figure_change (source, ids, of_all) ' +
    `select tg_table_name, case when count(*) <= ${MAX_IDS} then array_agg(id) end, count(*) > ${MAX_IDS} ` +
    `from (${all}) written having count(*) > 0;`
  );
}

/** Of a table whose rows have no ids that anything goes by: that any may be another one. */
function anyOf(rows: Rows): string {
  const some = rows.map(name => `exists (select from ${name})`).join(' or ');
  return `insert into emblem.figure_change (source, of_all) select tg_table_name, true where ${some};`;
}

function notesOf({days, ids}: FigureNotes, rows: Rows): string {
  const parts = [...(days.length > 0 ? [daysOf(days, rows)] : []), ...(ids ? [idsOf(rows)] : [])];
  return parts.length > 0 ? parts.join(' ') : anyOf(rows);
}

/**
 * A function for each table, whose statements are planned once and not with every write. Its name is the table's stable
 * id, so that it is found again under whichever name the table has.
 */
function functionOf(objectId: string, notes: FigureNotes): {readonly name: string; readonly sql: string} {
  const name = `emblem.${quoteName(`figure_days ${objectId}`)}`;
  const body = [
    'begin',
    `if tg_op = 'INSERT' then ${notesOf(notes, ['new_rows'])}`,
    `elsif tg_op = 'DELETE' then ${notesOf(notes, ['old_rows'])}`,
    `else ${notesOf(notes, ['new_rows', 'old_rows'])}`,
    'end if;',
    'return null;',
    'end',
  ].join(' ');
  return {name, sql: `create or replace function ${name}() returns trigger language plpgsql as $body$ ${body} $body$`};
}

export function createFigureTriggers(matched: Matched): readonly Step[] {
  const {table, actual} = matched;
  const rules = wantedComment(matched);
  if (rules === undefined || table.figures === undefined || actual?.figures === rules) return [];
  const name = quoteName(table.name);
  const days = functionOf(table.objectId, table.figures);
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
