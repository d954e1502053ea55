/** The lines among the values of a form. */
import type {Entity, Lines} from '@emblem/schemas';
import {asList, isValues, type Values} from '../../model/parse';
import {model} from '../../model/schema';
import {lineFigures, type LinesAtHand} from '../figures/figures';
import {isRow, isSameSet, isUntouched, rebaseLines, rowsOf, sentLines, sentRows, type Row} from './rows';

function rowsIn(values: Values, {name}: Lines): readonly Row[] {
  return asList(values[name]).filter(isRow);
}

/** The lines of a form with their figures, by name: those in which something was entered. */
export function linesAtHand(entity: Entity, values: Values, owner: Values): LinesAtHand {
  return Object.fromEntries(
    entity.lines
      .filter(({name}) => Array.isArray(values[name]))
      .map(lines => {
        const child = model.entity(lines.entity);
        const rows = rowsIn(values, lines).filter(row => !isUntouched(child, lines, row));
        return [lines.name, rows.map(row => lineFigures(child, lines, row, owner))];
      }),
  );
}

/** What a new record begins with. */
export function blankLines(entity: Entity): Readonly<Record<string, readonly Row[]>> {
  return Object.fromEntries(entity.lines.map(({name}) => [name, []]));
}

/** What the form of a stored record begins with; none where it came without its lines. */
export function storedLines(entity: Entity, record: Values): Readonly<Record<string, readonly Row[]>> {
  return Object.fromEntries(
    entity.lines.flatMap(lines => {
      const rows = rowsOf(model.entity(lines.entity), lines, record);
      return rows ? [[lines.name, rows]] : [];
    }),
  );
}

export function withoutLines(entity: Entity, values: Values): Values {
  const names = new Set(entity.lines.map(({name}) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
}

/** The lines that differ from those the form began with, as they are sent. */
export function linesSent(
  entity: Entity,
  values: Values,
  initial: Values,
): Readonly<Record<string, readonly Values[]>> {
  return Object.fromEntries(
    entity.lines.flatMap(lines => {
      const sent = sentLines(model.entity(lines.entity), lines, rowsIn(values, lines), rowsIn(initial, lines));
      return sent ? [[lines.name, sent]] : [];
    }),
  );
}

/** The place in the form of what the server says of a line: rows without anything in them were not sent. */
export function placeInForm(entity: Entity, values: Values, path: string): string {
  const [name = '', index = '', ...rest] = path.split('.');
  const lines = entity.lines.find(each => each.name === name);
  if (!lines || !/^\d+$/.test(index)) return path;
  const place = sentRows(model.entity(lines.entity), lines, rowsIn(values, lines))[Number(index)];
  return [name, place ?? index, ...rest].join('.');
}

/** Whether lines were typed over while somebody else has changed them. */
export function linesDiffer(entity: Entity, typed: Values, base: Values, newest: Values): boolean {
  return entity.lines.some(lines => {
    if (!(lines.name in typed)) return false;
    const child = model.entity(lines.entity);
    return !isSameSet(rowsOf(child, lines, base) ?? [], rowsOf(child, lines, newest) ?? []);
  });
}

interface Versions {
  readonly base: Values;
  readonly current: Values;
}

/** Values to be saved after all, their lines on top of those of now. */
export function onTop(entity: Entity, values: Values, {base, current}: Versions): Values {
  const lines = entity.lines
    .filter(({name}) => name in values)
    .map(({name}) => [name, rebaseLines(asList(values[name]).filter(isValues), base[name], current[name])]);
  return {...values, ...Object.fromEntries(lines)};
}
