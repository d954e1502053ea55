/** What a computed property says, in words: `Products + Shipping − Discount`. */
import type {Entity, Field, Model} from '../model';
import type {Text} from '../vocabulary';
import {
  copiesOf,
  expressionOf,
  rollupOf,
  rollupSource,
  takeExpression,
  type Computed,
  type Expression,
} from '../vocabulary/expression';

type Language = keyof Text;

const SIGNS: Readonly<Record<'sum' | 'difference' | 'product' | 'quotient', string>> = {
  sum: ' + ',
  difference: ' − ',
  product: ' × ',
  quotient: ' ÷ ',
};

const WORDS = {
  min: {zh: '最小值', en: 'least of '},
  max: {zh: '最大值', en: 'greatest of '},
  or: {zh: ' 或 ', en: ' or '},
  count: {zh: '数量：', en: 'Number of '},
  total: {zh: '合计：', en: 'Sum of '},
  latest: {zh: '最新：', en: 'Latest '},
} satisfies Record<string, Text>;

interface Speaker {
  readonly entity: Entity;
  readonly language: Language;
  /** Whose values are named by what they are called. */
  readonly figure?: Field;
}

/** In brackets where it is made of several parts and stands beside others. */
function part(expression: Expression, speaker: Speaker): string {
  const taken = takeExpression(expression);
  const said = words(expression, speaker);
  return taken.op in SIGNS || taken.op === 'if' ? `(${said})` : said;
}

function listWords(of: readonly Expression[], speaker: Speaker): string {
  return `(${of.map(each => words(each, speaker)).join(speaker.language === 'zh' ? '，' : ', ')})`;
}

function words(expression: Expression, speaker: Speaker): string {
  const {entity, language} = speaker;
  const taken = takeExpression(expression);
  switch (taken.op) {
    case 'property':
      return entity.field[taken.name]?.label[language] ?? taken.name;
    case 'value':
      return speaker.figure?.options?.find(({value}) => value === taken.value)?.label[language] ?? String(taken.value);
    case 'round':
      return words(taken.of, speaker);
    case 'if':
      return taken.of.map(each => words(each, speaker)).join(WORDS.or[language]);
    case 'coalesce':
      return taken.of.length === 0 ? '' : words(taken.of[0] ?? '', speaker);
    case 'joined':
      return taken.of.map(each => words(each, speaker)).join(SIGNS.sum);
    case 'min':
    case 'max':
      return `${WORDS[taken.op][language]}${listWords(taken.of, speaker)}`;
    case 'sum':
      return taken.of
        .map(each => (takeExpression(each).op === 'sum' ? words(each, speaker) : plainer(each, speaker)))
        .join(SIGNS.sum);
    case 'difference':
      return `${words(taken.of[0] ?? '', speaker)}${SIGNS.difference}${part(taken.of[1] ?? '', speaker)}`;
    default:
      return taken.of.map(each => part(each, speaker)).join(SIGNS[taken.op]);
  }
}

/** Products and quotients bind more tightly than sums and need no brackets there. */
function plainer(expression: Expression, speaker: Speaker): string {
  const {op} = takeExpression(expression);
  return op === 'product' || op === 'quotient' ? words(expression, speaker) : part(expression, speaker);
}

/** Says an expression of an entity's properties in a language. */
export function expressionInWords(entity: Entity, expression: Expression, language: Language): string {
  return words(expression, {entity, language});
}

/** Says it in a language; empty for what has no words. */
export function computedInWords(
  model: Model,
  entity: Entity,
  figure: Field & {readonly computed: Computed},
  language: Language,
): string {
  const {computed} = figure;
  const expression = expressionOf(computed);
  if (expression !== undefined) return words(expression, {entity, language, figure});
  const copies = copiesOf(computed);
  if (copies.length > 0) return copies.map(({via}) => words(via, {entity, language})).join(SIGNS.sum);
  const rollup = rollupOf(computed);
  if (!rollup) return '';
  const child = model.entity(rollupSource(rollup).entity);
  const speaker = {entity: child, language};
  if (rollup.count) return `${WORDS.count[language]}${child.label[language]}`;
  const what = rollup.latest ?? rollup.sum ?? '';
  return (
    `${rollup.latest === undefined ? WORDS.total[language] : WORDS.latest[language]}` +
    `${child.label[language]} · ${words(what, speaker)}`
  );
}
