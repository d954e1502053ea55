/** Checks the right-hand sides of predicates against what the property can be compared with. */
import {countNoun} from '../text/blanks';
import type {Field} from '../model';
import {genericMessage} from '../messages';
import type {Text} from '../vocabulary';
import {familyOf, isStorable, read, type Family} from './values';

export interface Complaint {
  /** JSON pointer within the operand. */
  readonly pointer: string;
  readonly message: Text;
}

/** What values are compared with; `null` for nothing but null. */
export type Comparability = Family | null;

export interface OperandScope {
  readonly field: Field;
  readonly nullable: boolean;
  readonly enums: boolean;
  readonly lookup: (name: string) => Field | undefined;
}

const MAX_LIST = 10_000;
const MAX_TEXT = 2_000;

const WANTED: Readonly<Record<Family, Text>> = {
  text: {zh: '需要文本', en: 'A text is needed'},
  integer: {zh: '需要整数', en: 'A whole number is needed'},
  float: {zh: '需要数字', en: 'A number is needed'},
  decimal: {zh: '需要数字', en: 'A number is needed'},
  boolean: {zh: '需要 true 或 false', en: 'true or false is needed'},
  instant: {zh: '需要日期或带时区的 ISO 8601 时间', en: 'A date, or an ISO 8601 time with its zone, is needed'},
  date: {zh: '需要 YYYY-MM-DD 格式的日期', en: 'A date like YYYY-MM-DD is needed'},
};

const MESSAGES = {
  onlyNull: {zh: '只能与空值比较', en: 'Can only be compared with null'},
  notNull: {zh: '不能与空值比较', en: 'Cannot be compared with null'},
  tooLong: {
    zh: `文本超过 ${MAX_TEXT} 个字符`,
    en: `The text is longer than ${countNoun(MAX_TEXT, 'character', 'characters')}`,
  },
  list: {zh: '需要列表', en: 'A list is needed'},
  longList: {zh: `列表超过 ${MAX_LIST} 项`, en: `The list is longer than ${MAX_LIST}`},
  otherField: {zh: '两个字段不能相互比较', en: 'These two properties cannot be compared with each other'},
  dynamic: {zh: '此动态值不适用于该字段', en: 'This dynamic value does not suit the property'},
} satisfies Record<string, Text>;

const NUMERIC: readonly (readonly [Family, Family])[] = [
  ['integer', 'decimal'],
  ['integer', 'float'],
];

function areComparable(a: Family, b: Family | undefined): boolean {
  return a === b || NUMERIC.some(([x, y]) => (a === x && b === y) || (a === y && b === x));
}

const SINGLE: Readonly<Record<string, Family>> = {id: 'integer', memberId: 'integer', email: 'text'};
const LISTS: readonly string[] = ['departmentIds', 'roleIds', 'platformIds', 'marketPlatformIds'];
const NOW: Readonly<Record<string, readonly Family[]>> = {
  time: ['instant'],
  date: ['date', 'instant'],
  nextWeek: ['date', 'instant'],
};

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ownProperty<T>(table: Readonly<Record<string, T>>, name: unknown): T | undefined {
  return typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;
}

function checkReference(
  operand: Readonly<Record<string, unknown>>,
  family: Family,
  scope: OperandScope,
): readonly Complaint[] {
  const keys = Object.keys(operand);
  if (keys.length === 1 && 'field' in operand) {
    const other = typeof operand.field === 'string' ? scope.lookup(operand.field) : undefined;
    if (other && areComparable(family, familyOf(other.kind))) return [];
    return [{pointer: '/field', message: MESSAGES.otherField}];
  }
  if (keys.length === 1 && 'actor' in operand && ownProperty(SINGLE, operand.actor) === family) return [];
  if (keys.length === 1 && 'now' in operand && ownProperty(NOW, operand.now)?.includes(family)) return [];
  return [{pointer: '', message: MESSAGES.dynamic}];
}

function checkLiteral(value: unknown, family: Family, scope: OperandScope): Text | undefined {
  if (typeof value === 'string' && !isStorable(value)) return genericMessage('unstorable');
  if (typeof value === 'string' && value.length > MAX_TEXT) return MESSAGES.tooLong;
  if (read(family, value) === undefined) return WANTED[family];
  if (scope.enums && scope.field.options && !scope.field.options.some(entry => entry.value === value))
    return {
      zh: `“${String(value)}”不是“${scope.field.label.zh}”的选项`,
      en: `${JSON.stringify(value)} is no value of "${scope.field.label.en}"`,
    };
  return undefined;
}

function checkScalar(value: unknown, comparability: Comparability, scope: OperandScope): Text | undefined {
  if (value === null) return scope.nullable ? undefined : MESSAGES.notNull;
  return comparability === null ? MESSAGES.onlyNull : checkLiteral(value, comparability, scope);
}

/** A literal, `{field}`, `{actor}` or `{now}` on the right of a comparison. */
export function checkOperand(
  operand: unknown,
  comparability: Comparability,
  scope: OperandScope,
): readonly Complaint[] {
  if (isObject(operand) && comparability !== null) return checkReference(operand, comparability, scope);
  const message = checkScalar(operand, comparability, scope);
  return message ? [{pointer: '', message}] : [];
}

/** The list of `in` and `nin`: literals and null, or a list of the actor's. */
export function checkList(list: unknown, comparability: Comparability, scope: OperandScope): readonly Complaint[] {
  if (isObject(list)) {
    const suits =
      Object.keys(list).length === 1 &&
      typeof list.actor === 'string' &&
      LISTS.includes(list.actor) &&
      comparability === 'integer';
    return suits ? [] : [{pointer: '', message: MESSAGES.dynamic}];
  }
  if (!Array.isArray(list)) return [{pointer: '', message: MESSAGES.list}];
  if (list.length > MAX_LIST) return [{pointer: '', message: MESSAGES.longList}];
  return list.flatMap((item, index) => {
    const message = checkScalar(item, comparability, {...scope, nullable: true});
    return message ? [{pointer: `/${index}`, message}] : [];
  });
}
