/** What is wrong with the lines of a form before they are sent, at `products.2.quantity`. */
import type {Entity, Lines, PredicateContext} from '@emblem/schemas';
import {translate} from '../../i18n/i18n';
import {model} from '../../model/schema';
import {asList, type Values} from '../../model/parse';
import {lineFigures} from '../figures/figures';
import {problemsOf} from '../validation/problems';
import {rulesBroken} from '../validation/rules';
import type {Problem} from '../validation/server-errors';
import {isNoNumber} from './cell-text';
import {enterable, isRow, isStored, sentRows, writtenRow, type Row} from './rows';

/** Texts where a number or a record belongs, which the schema would only call of the wrong type. */
function misread(child: Entity, lines: Lines, row: Row): readonly Problem[] {
  return enterable(child, lines, isStored(row)).flatMap((field): readonly Problem[] => {
    const value = row[field.name];
    if (isNoNumber(field, value)) return [[field.name, translate('lines.noNumber', {value})]];
    return field.relation && typeof value === 'string' ? [[field.name, translate('lines.noChoice', {value})]] : [];
  });
}

interface Judged {
  readonly row: Row;
  /** The line as it is stored. */
  readonly base: Row | undefined;
  /** The record that it belongs to, as it would be written. */
  readonly owner: Values;
  readonly context: PredicateContext;
}

async function problemsOfRow(
  child: Entity,
  lines: Lines,
  {row, base, owner, context}: Judged,
): Promise<readonly Problem[]> {
  const sent = writtenRow(child, lines, row, base);
  const misfits = misread(child, lines, row);
  if (isStored(row) && Object.keys(sent).length === 0) return misfits;
  const own = await problemsOf(
    child,
    isStored(row) ? 'update' : 'create',
    isStored(row) ? sent : {...sent, [lines.field]: 1},
  );
  const rules = rulesBroken(child, lineFigures(child, lines, row, owner), context, base);
  // The last of several about one place stands.
  return [...rules.filter(([name]) => name !== lines.field), ...own, ...misfits];
}

interface Entered {
  readonly values: Values;
  /** The values that the form began with. */
  readonly initial: Values;
  /** The record as it would be written. */
  readonly owner: Values;
  readonly context: PredicateContext;
}

/** Of all lines of a record's form. */
export async function lineProblems(
  entity: Entity,
  {values, initial, owner, context}: Entered,
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const lines of entity.lines) {
    const child = model.entity(lines.entity);
    const rows = asList(values[lines.name]).filter(isRow);
    const first = asList(initial[lines.name]).filter(isRow);
    const bases = new Map(first.map(row => [row.id, row]));
    for (const index of sentRows(child, lines, rows)) {
      const row = rows[index];
      if (!row) continue;
      const own = await problemsOfRow(child, lines, {
        row,
        base: isStored(row) ? bases.get(row.id) : undefined,
        owner,
        context,
      });
      problems.push(...own.map(([name, message]): Problem => [`${lines.name}.${index}.${name}`, message]));
    }
  }
  return problems;
}
