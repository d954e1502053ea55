/** What a predicate says, in words: `Status is not Cancelled; Paid > 0.00`. */
import type {Entity, Field, Model} from '../model';
import type {Text} from '../text';
import {
  take,
  type Comparison,
  type ListOperand,
  type Operand,
  type Predicate,
  type Scalar,
} from '../vocabulary/predicate';

type Language = keyof Text;

const WORDS = {
  and: {zh: '；', en: '; '},
  or: {zh: ' 或 ', en: ' or '},
  not: {zh: '非', en: 'not '},
  empty: {zh: '为空', en: ' is empty'},
  filled: {zh: '不为空', en: ' is filled'},
  eq: {zh: '为 ', en: ' is '},
  ne: {zh: '不为 ', en: ' is not '},
  lt: {zh: ' < ', en: ' < '},
  lte: {zh: ' ≤ ', en: ' ≤ '},
  gt: {zh: ' > ', en: ' > '},
  gte: {zh: ' ≥ ', en: ' ≥ '},
  contains: {zh: '包含 ', en: ' contains '},
  startsWith: {zh: '开头为 ', en: ' begins with '},
  in: {zh: '为其一：', en: ' is one of: '},
  nin: {zh: '不为：', en: ' is none of: '},
  list: {zh: '、', en: ', '},
  own: {zh: '本人的', en: 'one’s own'},
  now: {zh: '现在', en: 'now'},
  today: {zh: '今天', en: 'today'},
  nextWeek: {zh: '下周', en: 'next week'},
} satisfies Record<string, Text>;

/** What the ways to say when are called. */
const NOW = {time: 'now', date: 'today', nextWeek: 'nextWeek'} as const;

interface Speaker {
  readonly model: Model;
  readonly entity: Entity;
  readonly language: Language;
}

function labelOf({entity, language}: Speaker, name: string): string {
  return entity.field[name]?.label[language] ?? name;
}

function scalar(field: Field | undefined, value: Scalar, language: Language): string {
  return field?.options?.find(option => option.value === value)?.label[language] ?? String(value);
}

function operandOf(speaker: Speaker, name: string, operand: Operand): string {
  const {entity, language} = speaker;
  if (operand === null || typeof operand !== 'object') return scalar(entity.field[name], operand, language);
  if ('field' in operand) return labelOf(speaker, operand.field);
  if ('actor' in operand) return WORDS.own[language];
  return WORDS[NOW[operand.now]][language];
}

function comparisonWords(speaker: Speaker, op: Comparison, name: string, operand: Operand): string {
  const {language} = speaker;
  const label = labelOf(speaker, name);
  if (operand === null && op === 'eq') return label + WORDS.empty[language];
  if (operand === null && op === 'ne') return label + WORDS.filled[language];
  return label + WORDS[op][language] + operandOf(speaker, name, operand);
}

function listWords(speaker: Speaker, name: string, list: ListOperand): string {
  const {entity, language} = speaker;
  if (!Array.isArray(list)) return WORDS.own[language];
  const values: readonly Scalar[] = list;
  return values.map(value => scalar(entity.field[name], value, language)).join(WORDS.list[language]);
}

function words(predicate: Predicate, speaker: Speaker): string {
  const {model, entity, language} = speaker;
  const taken = take(predicate);
  switch (taken.op) {
    case 'all':
      return taken.of.map(each => inBrackets(each, speaker, 'any')).join(WORDS.and[language]);
    case 'any':
      return taken.of.map(each => inBrackets(each, speaker, 'all')).join(WORDS.or[language]);
    case 'not':
      return `${WORDS.not[language]}(${words(taken.of, speaker)})`;
    case 'has': {
      const other = model.entities.get(entity.field[taken.field]?.relation?.to ?? '');
      const inner = other ? words(taken.of, {...speaker, entity: other}) : '';
      return `${labelOf(speaker, taken.field)} (${inner})`;
    }
    case 'in':
    case 'nin':
      return labelOf(speaker, taken.field) + WORDS[taken.op][language] + listWords(speaker, taken.field, taken.list);
    default:
      return comparisonWords(speaker, taken.op, taken.field, taken.operand);
  }
}

/** Several of the other kind beside each other would be read wrongly without brackets. */
function inBrackets(predicate: Predicate, speaker: Speaker, kind: 'all' | 'any'): string {
  const taken = take(predicate);
  const inner = words(predicate, speaker);
  return taken.op === kind && taken.of.length > 1 ? `(${inner})` : inner;
}

/** Says a checked predicate of an entity in a language; empty for one that always holds. */
export function predicateInWords(model: Model, entity: Entity, predicate: Predicate, language: Language): string {
  return words(predicate, {model, entity, language});
}
