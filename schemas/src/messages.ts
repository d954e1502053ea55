/** What is said about a value that does not fit, where the schema itself has no words for it. */
import {countNoun} from './text/blanks';
import {MAX_MARKS} from './text/normal-text';
import type {Text} from './vocabulary';

export type Language = keyof Text;

const MARKS = countNoun(MAX_MARKS, 'mark', 'marks');

type Params = Readonly<Record<string, unknown>>;

const GENERIC: Readonly<Record<string, (params: Params) => Text>> = {
  required: () => ({zh: '必填', en: 'Required'}),
  type: ({type}) => typeMessage(String(type)),
  enum: () => ({zh: '请从选项中选择', en: 'Choose one of the options'}),
  const: () => ({zh: '此值不可用', en: 'This value cannot be used'}),
  minLength: ({limit}) => ({zh: `至少 ${limit} 个字符`, en: `At least ${countNoun(limit, 'character', 'characters')}`}),
  maxLength: ({limit}) => ({zh: `最多 ${limit} 个字符`, en: `At most ${countNoun(limit, 'character', 'characters')}`}),
  pattern: () => ({zh: '格式不正确', en: 'Not in the expected format'}),
  minimum: ({limit}) => ({zh: `不能小于 ${limit}`, en: `Must be at least ${limit}`}),
  maximum: ({limit}) => ({zh: `不能大于 ${limit}`, en: `Must be at most ${limit}`}),
  minItems: ({limit}) => ({zh: `至少 ${limit} 项`, en: `At least ${countNoun(limit, 'entry', 'entries')}`}),
  maxItems: ({limit}) => ({zh: `最多 ${limit} 项`, en: `At most ${countNoun(limit, 'entry', 'entries')}`}),
  uniqueItems: () => ({zh: '不能重复', en: 'Entries must not repeat'}),
  additionalProperties: () => ({zh: '未知字段', en: 'Unknown field'}),
  unstorable: () => ({
    zh: `包含无法保存的字符，或同一个字上有超过 ${MAX_MARKS} 个附加符号`,
    en: `Contains a character that cannot be stored, or more than ${MARKS} on one letter`,
  }),
  decimal: ({whole, scale}) => ({
    zh: `请输入数字，整数最多 ${whole} 位，小数最多 ${scale} 位`,
    en: `Enter a number with at most ${countNoun(whole, 'digit', 'digits')} before and ${scale} after the point`,
  }),
  'format:date-time': () => ({zh: '请输入带时区的日期时间', en: 'Enter a date and time with its zone'}),
  'format:date': () => ({zh: '请输入日期（YYYY-MM-DD）', en: 'Enter a date like 2024-01-31'}),
  'format:decimal': () => ({zh: '请输入数字', en: 'Enter a number'}),
  'format:currency': () => ({zh: '货币代码为三个大写字母', en: 'A currency code is three capital letters'}),
  'format:email': () => ({zh: '请输入有效的邮箱地址', en: 'Enter a valid e-mail address'}),
  'format:uri': () => ({zh: '请输入有效的网址', en: 'Enter a valid web address'}),
  'format:uri-reference': () => ({zh: '请输入有效的地址', en: 'Enter a valid address'}),
  'design:too-large': () => ({zh: '设计文件过大', en: 'The design is too large'}),
  'design:too-nested': () => ({zh: '设计文件嵌套过深', en: 'The design is nested too deeply'}),
  'design:too-many': () => ({zh: '设计的对象过多', en: 'The design has too many objects'}),
  'design:too-deep': () => ({zh: '设计的分组层级过深', en: 'The design has too many groups within groups'}),
  'design:number': () => ({zh: '设计中有无效的数字', en: 'The design holds a number that is none'}),
  'design:text': () => ({zh: '设计中的文字过长', en: 'A text of the design is too long'}),
  'design:path': () => ({zh: '设计中的路径过长', en: 'A path of the design is too long'}),
  'design:address': () => ({zh: '设计中的图片不在本站', en: 'A picture of the design is not on this site'}),
  'design:name': () => ({zh: '设计中有无效的字段名', en: 'The design holds a name that is not allowed'}),
  finer: ({currency, places}) => ({
    zh: places === 0 ? `${currency} 金额不能有小数` : `${currency} 金额最多 ${places} 位小数`,
    en:
      places === 0
        ? `An amount in ${currency} has no decimals`
        : `An amount in ${currency} has at most ${countNoun(places, 'decimal', 'decimals')}`,
  }),
  'computed:division': ({label}) => ({
    zh: `无法计算“${label}”：除数为零`,
    en: `"${label}" cannot be computed: something is divided by zero`,
  }),
  'computed:overflow': ({label}) => ({
    zh: `无法计算“${label}”：结果过大，无法保存`,
    en: `"${label}" cannot be computed: the result is too large to be stored`,
  }),
  'computed:currencies': ({label}) => ({
    zh: `无法计算“${label}”：各项金额的币种不一致`,
    en: `"${label}" cannot be computed: not all amounts are in its currency`,
  }),
  invalid: () => ({zh: '此值无效', en: 'This value is not valid'}),
};

const TYPES: Readonly<Record<string, Text>> = {
  string: {zh: '需要文本', en: 'Must be a text'},
  integer: {zh: '需要整数', en: 'Must be a whole number'},
  number: {zh: '需要数字', en: 'Must be a number'},
  boolean: {zh: '需要是或否', en: 'Must be yes or no'},
  array: {zh: '需要列表', en: 'Must be a list'},
  object: {zh: '需要对象', en: 'Must be an object'},
};

function typeMessage(type: string): Text {
  const known = type
    .split(',')
    .map(name => TYPES[name])
    .find(text => text !== undefined);
  return known ?? {zh: '类型不正确', en: 'Of the wrong type'};
}

/** The message for a JSON Schema keyword (formats as `format:email`), or the most general one. */
export function genericMessage(keyword: string, params: Params = {}): Text {
  const make = Object.hasOwn(GENERIC, keyword) ? GENERIC[keyword] : GENERIC.invalid;
  if (!make) throw new Error('The catalogue has no general message.');
  return make(params);
}

/** In a list of plain values: which entry the message is about; counted from 1. */
export function entryMessage(position: number, message: string, language: Language): string {
  return language === 'zh' ? `第 ${position} 项：${message}` : `Entry ${position}: ${message}`;
}
