/** A form that is filled in from a proposal: what goes into it, and what was entered and stays. */
import type {Entity, Lines, Model} from '@emblem/schemas';
import {sameValue} from '../../model/equal';
import {asList, isValues, type Values} from '../../model/parse';
import {storedValues} from '../fields/values';
import {filledRow, isRow, isUntouched, type Row} from '../lines/rows';

type Form = Readonly<Record<string, unknown>>;
/** Knows the entities of lines. */
type Known = Pick<Model, 'entity'>;

function linesOf(entity: Entity, name: string): Lines | undefined {
  return entity.lines.find(lines => lines.name === name);
}

/** What a proposal puts into the form. */
export function proposedValues(model: Known, entity: Entity, values: Values): Form {
  const fields = entity.fields.filter(({name}) => name in values);
  const lines = entity.lines
    .filter(({name}) => Array.isArray(values[name]))
    .map(each => {
      const child = model.entity(each.entity);
      const rows = asList(values[each.name])
        .filter(isValues)
        .map(row => filledRow(child, each, row));
      return [each.name, rows];
    });
  return {...storedValues(fields, values), ...Object.fromEntries(lines)};
}

/** The rows in which something stands, without what tells them apart. */
function contentOf(model: Known, lines: Lines, value: unknown): readonly Values[] {
  const child = model.entity(lines.entity);
  return asList(value)
    .filter(isRow)
    .filter(row => !isUntouched(child, lines, row))
    .map(({_key, ...row}: Row) => row);
}

/** Whether two values of a form say the same, lines by what stands in them. */
export function isSame(model: Known, entity: Entity, name: string, one: unknown, other: unknown): boolean {
  const lines = linesOf(entity, name);
  return lines ? sameValue(contentOf(model, lines, one), contentOf(model, lines, other)) : sameValue(one, other);
}

/** The names whose values differ, in the order of the entity, lines last. */
export function differing(model: Known, entity: Entity, one: Form, other: Form): readonly string[] {
  return [...entity.fields, ...entity.lines]
    .map(({name}) => name)
    .filter(name => name in one || name in other)
    .filter(name => !isSame(model, entity, name, one[name], other[name]));
}

export interface Entered {
  /** In the form now. */
  readonly values: Form;
  /** In the form before anything was entered: that of a new record, with what was filled in since. */
  readonly given: Form;
  /** What is to be filled in. */
  readonly proposed: Form;
}

/** What is put into a form that somebody has begun to fill in: what was entered stays, in lines all of them. */
export function fillable(model: Known, entity: Entity, {values, given, proposed}: Entered): Form {
  return Object.fromEntries(
    differing(model, entity, values, {...values, ...proposed})
      .filter(name => isSame(model, entity, name, values[name], given[name]))
      .map(name => [name, proposed[name]]),
  );
}
