/** Type-checks predicates: those in schema files at build time and those that arrive over HTTP. */
import {countNoun} from '../text/blanks';
import type {Entity, Field, Model} from '../model';
import type {Text} from '../vocabulary';
import {checkList, checkOperand, type Comparability, type Complaint} from './check-operand';
import {elementFamily, familyOf} from './values';

export interface PredicateProblem {
  /** JSON pointer within the predicate, e.g. `/all/0/eq/1`. */
  readonly pointer: string;
  /** What is wrong: the name of a property, the operator (or the grammar), or the value compared with. */
  readonly kind: 'field' | 'operator' | 'value';
  /** The property it is about, where there is one. */
  readonly field?: string;
  readonly message: Text;
}

export interface PredicateCheckOptions {
  /**
   * Properties for which it is false are treated as if they did not exist; all but the secret ones are seen unless
   * told.
   */
  readonly visible?: (entity: Entity, field: Field) => boolean;
  /**
   * Also refuses values that the property's `x-enum` does not list. For schema files; a filter may ask for anything.
   */
  readonly enums?: boolean;
  /** Refuses `has`, for places where related records are not at hand, such as forms. */
  readonly ownFieldsOnly?: boolean;
}

const MAX_DEPTH = 12;
const MAX_PARTS = 500;

const OPERATORS = [
  'all',
  'any',
  'not',
  'eq',
  'ne',
  'lt',
  'lte',
  'gt',
  'gte',
  'in',
  'nin',
  'contains',
  'startsWith',
  'has',
] as const;
type Operator = (typeof OPERATORS)[number];

interface Walk {
  readonly model: Model;
  readonly options: PredicateCheckOptions;
  readonly problems: PredicateProblem[];
  parts: number;
}

interface Place {
  readonly entity: Entity;
  readonly pointer: string;
  readonly depth: number;
}

function isOperator(name: string): name is Operator {
  return OPERATORS.some(operator => operator === name);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function report(walk: Walk, kind: PredicateProblem['kind'], pointer: string, message: Text, field?: string): void {
  walk.problems.push({pointer, kind, field, message});
}

const MESSAGES = {
  shape: {zh: '条件必须是只含一个运算符的对象', en: 'A condition must be an object with exactly one operator'},
  list: {zh: '需要条件列表', en: 'A list of conditions is needed'},
  pair: {zh: '需要 [字段, 值]', en: 'A pair [property, value] is needed'},
  tooDeep: {zh: `条件嵌套超过 ${MAX_DEPTH} 层`, en: `Conditions are nested more than ${MAX_DEPTH} deep`},
  tooMany: {
    zh: `条件超过 ${MAX_PARTS} 个`,
    en: `There are more than ${countNoun(MAX_PARTS, 'condition', 'conditions')}`,
  },
  noRelation: {zh: '该字段不是关联字段', en: 'This property is no relation'},
  ownFieldsOnly: {zh: '此处只能使用本记录的字段', en: 'Only properties of the record itself can be asked about here'},
} satisfies Record<string, Text>;

function unknownOperator(name: string): Text {
  return {zh: `未知的运算符“${name}”`, en: `Unknown operator "${name}"`};
}

function unknownField(name: string, entity: Entity): Text {
  return {zh: `${entity.label.zh}没有字段“${name}”`, en: `${entity.label.en} has no property "${name}"`};
}

function wrongOperator(operator: Operator, field: Field): Text {
  return {zh: `“${operator}”不适用于“${field.label.zh}”`, en: `"${operator}" does not apply to "${field.label.en}"`};
}

function isNotSecret(_entity: Entity, field: Field): boolean {
  return field.sensitivity !== 'secret';
}

/** The property if it may be asked about: stored and visible. */
function askable(entity: Entity, name: unknown, {visible = isNotSecret}: PredicateCheckOptions): Field | undefined {
  if (typeof name !== 'string' || !Object.hasOwn(entity.field, name)) return undefined;
  const field = entity.field[name];
  return field && (field.stored || field.join) && visible(entity, field) ? field : undefined;
}

/** What the operator compares this field with; undefined where it does not apply. */
function comparability(operator: Operator, field: Field): Comparability | undefined {
  const family = familyOf(field.kind);
  if (operator === 'eq' || operator === 'ne')
    return family ?? (field.kind === 'json' || field.kind === 'references' ? null : undefined);
  if (operator === 'startsWith') return family === 'text' ? family : undefined;
  if (operator === 'contains') {
    if (family === 'text') return family;
    return field.kind === 'references' ? 'integer' : elementFamily(field);
  }
  return family !== 'boolean' || operator === 'in' || operator === 'nin' ? family : undefined;
}

function fieldLookup(entity: Entity, options: PredicateCheckOptions): (name: string) => Field | undefined {
  return name => askable(entity, name, options);
}

function checkComparison(operator: Operator, field: Field, value: unknown, place: Place, walk: Walk): void {
  const family = comparability(operator, field);
  if (family === undefined) return report(walk, 'operator', place.pointer, wrongOperator(operator, field), field.name);
  const nullable = operator === 'eq' || operator === 'ne';
  const scope = {nullable, enums: walk.options.enums === true, field, lookup: fieldLookup(place.entity, walk.options)};
  const complaints: readonly Complaint[] =
    operator === 'in' || operator === 'nin' ? checkList(value, family, scope) : checkOperand(value, family, scope);
  for (const complaint of complaints)
    report(walk, 'value', `${place.pointer}/1${complaint.pointer}`, complaint.message, field.name);
}

function checkHas(field: Field, inner: unknown, place: Place, walk: Walk): void {
  const target = field.relation && walk.model.entities.get(field.relation.to);
  if (walk.options.ownFieldsOnly) return report(walk, 'operator', place.pointer, MESSAGES.ownFieldsOnly, field.name);
  if (!target) return report(walk, 'operator', `${place.pointer}/0`, MESSAGES.noRelation, field.name);
  checkPart(inner, {entity: target, pointer: `${place.pointer}/1`, depth: place.depth + 1}, walk);
}

function checkAboutField(operator: Operator, pair: unknown, place: Place, walk: Walk): void {
  if (!Array.isArray(pair) || pair.length !== 2) return report(walk, 'operator', place.pointer, MESSAGES.pair);
  const [name, value]: readonly unknown[] = pair;
  const field = askable(place.entity, name, walk.options);
  if (!field)
    return report(walk, 'field', `${place.pointer}/0`, unknownField(String(name), place.entity), String(name));
  if (operator === 'has') return checkHas(field, value, place, walk);
  checkComparison(operator, field, value, place, walk);
}

function checkParts(list: unknown, place: Place, walk: Walk): void {
  if (!Array.isArray(list)) return report(walk, 'operator', place.pointer, MESSAGES.list);
  list.forEach((part, index) =>
    checkPart(part, {...place, pointer: `${place.pointer}/${index}`, depth: place.depth + 1}, walk),
  );
}

function checkPart(part: unknown, place: Place, walk: Walk): void {
  walk.parts += 1;
  if (walk.parts > MAX_PARTS) {
    if (walk.parts === MAX_PARTS + 1) report(walk, 'operator', place.pointer, MESSAGES.tooMany);
    return;
  }
  if (place.depth > MAX_DEPTH) return report(walk, 'operator', place.pointer, MESSAGES.tooDeep);
  const [entry, ...others] = isObject(part) ? Object.entries(part) : [];
  if (!entry || others.length > 0) return report(walk, 'operator', place.pointer, MESSAGES.shape);
  const [operator, argument] = entry;
  const inside = {...place, pointer: `${place.pointer}/${operator}`};
  if (!isOperator(operator)) return report(walk, 'operator', place.pointer, unknownOperator(operator));
  if (operator === 'all' || operator === 'any') return checkParts(argument, inside, walk);
  if (operator === 'not') return checkPart(argument, {...inside, depth: place.depth + 1}, walk);
  checkAboutField(operator, argument, inside, walk);
}

/**
 * What is wrong with a predicate on `entity`: unknown operators, unknown or invisible properties, operators and
 * values that do not suit the property, too many or too deeply nested conditions. Empty when it may be cast to
 * `Predicate`.
 */
export function checkPredicate(
  entity: Entity,
  model: Model,
  predicate: unknown,
  options: PredicateCheckOptions = {},
): readonly PredicateProblem[] {
  const walk: Walk = {model, options, problems: [], parts: 0};
  checkPart(predicate, {entity, pointer: '', depth: 0}, walk);
  return walk.problems;
}
