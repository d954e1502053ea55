/** The figures of a record and of its lines, as they follow from what is being entered. */
import {computeFigures, isFigureKept, type Entity, type Fault, type Field, type Lines} from '@emblem/schemas';
import {
  copiedOf,
  emptyRollups,
  expressionOf,
  isComputable,
  propertiesRead,
  propertiesRolledUp,
  rollUp,
} from '@emblem/schemas/expression';
import {asNumber, type Values} from '../../model/parse';
import {model} from '../../model/schema';
import {linesUnder} from '../fields/lines-under';

/** The lines that are being entered, by their name. */
export type LinesAtHand = Readonly<Record<string, readonly Values[]>>;

export interface LiveFigures {
  /** The record with its figures. */
  readonly record: Values;
  /** Why a figure cannot be had. */
  readonly faults: Readonly<Record<string, Fault>>;
}

/** What the figures of an entity are made of. */
export function namesRead({computed}: Entity): readonly string[] {
  const names = computed.flatMap(field => {
    const expression = expressionOf(field.computed);
    return [...(expression === undefined ? [] : propertiesRead(expression)), field.currency ?? ''];
  });
  return [...new Set(names)].filter(name => name !== '');
}

/** Lines that are new come after those that are stored. */
function newestLast(rows: readonly Values[]): readonly Values[] {
  const age = ({id}: Values) => asNumber(id) ?? Number.MAX_SAFE_INTEGER;
  return rows.toSorted((one, other) => age(one) - age(other));
}

/** Undefined where the lines, or values of them, are not at hand: then what is stored stands. */
function liveRollup(entity: Entity, field: Field, values: Values, atHand: LinesAtHand) {
  const {computed} = field;
  const lines = linesUnder(entity, field);
  const rows = lines && atHand[lines.name];
  if (computed === undefined || !rows) return undefined;
  const read = propertiesRolledUp(computed).filter(name => name !== lines.field);
  if (rows.some(row => read.some(name => !(name in row)))) return undefined;
  return rollUp(field, values, {entity: model.entity(lines.entity), records: newestLast(rows)});
}

/** What follows from properties that the user does not see stays as it is stored. */
function ownFigures(entity: Entity, values: Values): LiveFigures {
  const {values: figures, faults} = computeFigures(entity, values);
  const isAtHand = ([name]: readonly [string, unknown]) => {
    const field = entity.field[name];
    return field !== undefined && isComputable(entity, field, read => read in values);
  };
  return {
    record: {...values, ...Object.fromEntries(Object.entries(figures).filter(isAtHand))},
    faults: Object.fromEntries(Object.entries(faults).filter(isAtHand)),
  };
}

/** `values` are those of the record as far as they are known. */
export function figuresOf(whole: Entity, values: Values, atHand: LinesAtHand): LiveFigures {
  const entity = {...whole, computed: whole.computed.filter(({name}) => !isFigureKept(whole.workflows, name, values))};
  const rolled: Record<string, unknown> = {};
  const faults: Record<string, Fault> = {};
  for (const field of entity.computed) {
    const figure = liveRollup(entity, field, values, atHand);
    if (figure && 'fault' in figure) faults[field.name] = figure.fault;
    else if (figure) rolled[field.name] = figure.value;
  }
  const own = ownFigures(entity, {...values, ...rolled});
  return {record: own.record, faults: {...faults, ...own.faults}};
}

function without(faults: Readonly<Record<string, Fault>>): Values {
  return Object.fromEntries(Object.keys(faults).map(name => [name, null]));
}

/** A record with its figures; what cannot be computed is empty. */
export function withFigures(entity: Entity, values: Values, atHand: LinesAtHand): Values {
  const {record, faults} = figuresOf(entity, values, atHand);
  return {...record, ...without(faults)};
}

/** What lines take over from the record that they belong to. */
function copies(child: Entity, {field: relation}: Lines, owner: Values): Values {
  return Object.fromEntries(
    child.computed.flatMap(field => {
      const copied = copiedOf(field.computed);
      return copied?.via === relation && copied.from in owner
        ? [[field.name, owner[copied.from] ?? field.default ?? null]]
        : [];
    }),
  );
}

/** A line with its figures; what cannot be computed is empty. */
export function lineFigures(child: Entity, lines: Lines, row: Values, owner: Values): Values {
  const isNew = asNumber(row.id) === undefined;
  const values = {...(isNew ? emptyRollups(child) : {}), ...row, ...copies(child, lines, owner)};
  const {record, faults} = ownFigures(child, values);
  return {...record, ...without(faults)};
}
