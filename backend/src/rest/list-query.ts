/** The dialect of ra-data-simple-rest: `filter`, `range` and `sort` as JSON in the query string. */
import type {Entity, Model, Predicate, Scalar} from '@emblem/schemas';
import {checkPredicate} from '@emblem/schemas';
import type {Actor, Language} from '../actor';
import {Refusal} from '../errors';
import {text} from '../messages';
import {sight} from '../read/visibility';
import type {ListQuery, SortKey} from '../read';
import {isObject} from '../web/body';
import {parseJson} from '../json';

/** Larger pages are refused; exports are for reading everything. */
export const PAGE_LIMIT = 1000;

const OPERATORS = {
  _ne: 'ne',
  _gt: 'gt',
  _gte: 'gte',
  _lt: 'lt',
  _lte: 'lte',
  _contains: 'contains',
  _startsWith: 'startsWith',
  _nin: 'nin',
} as const;
type Suffix = keyof typeof OPERATORS;

const SUFFIXES: readonly Suffix[] = ['_ne', '_gt', '_gte', '_lt', '_lte', '_contains', '_startsWith', '_nin'];

interface Asked {
  readonly where?: Predicate;
  readonly search?: string;
  readonly deleted?: boolean;
}

function badParameter(
  language: Language,
  name: string,
  key: 'badJson' | 'badRange' | 'unknownField' | 'badValue' | 'badSort',
): Refusal {
  return new Refusal(400, text('badQuery', language), {errors: {[name]: text(key, language)}});
}

function parse(query: URLSearchParams, name: string, language: Language): unknown {
  const value = query.get(name);
  if (value === null || value === '') return undefined;
  try {
    return parseJson(value);
  } catch {
    throw badParameter(language, name, 'badJson');
  }
}

function isScalar(value: unknown): value is Scalar {
  return value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

const MOMENTS = ['time', 'date', 'nextWeek'] as const;

/** A moment or a day that goes by when it is asked, so that a filter which somebody saved stays right. */
function isNow(value: unknown): value is {readonly now: (typeof MOMENTS)[number]} {
  return isObject(value) && Object.keys(value).length === 1 && MOMENTS.some(moment => moment === value.now);
}

/** `quantity_gte` is an operator only where no property is called so. */
function split(entity: Entity, key: string): {name: string; operator: 'eq' | (typeof OPERATORS)[Suffix]} {
  if (key in entity.field) return {name: key, operator: 'eq'};
  const suffix = SUFFIXES.find(candidate => key.endsWith(candidate));
  return suffix ? {name: key.slice(0, -suffix.length), operator: OPERATORS[suffix]} : {name: key, operator: 'eq'};
}

function condition(entity: Entity, key: string, value: unknown, language: Language): Predicate {
  const {name, operator} = split(entity, key);
  const references = entity.field[name]?.kind === 'references';
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    if (!list.every(isScalar)) throw badParameter(language, key, 'badValue');
    if (references) return {any: list.map((each): Predicate => ({contains: [name, each]}))};
    if (operator === 'eq') return {in: [name, list]};
    if (operator === 'nin') return {nin: [name, list]};
    throw badParameter(language, key, 'badValue');
  }
  if (isNow(value)) {
    if (operator === 'lt') return {lt: [name, value]};
    if (operator === 'gte') return {gte: [name, value]};
  }
  if (!isScalar(value) || operator === 'nin') throw badParameter(language, key, 'badValue');
  if (references && operator === 'eq') return {contains: [name, value]};
  switch (operator) {
    case 'eq':
      return {eq: [name, value]};
    case 'ne':
      return {ne: [name, value]};
    case 'gt':
      return {gt: [name, value]};
    case 'gte':
      return {gte: [name, value]};
    case 'lt':
      return {lt: [name, value]};
    case 'lte':
      return {lte: [name, value]};
    case 'contains':
      return {contains: [name, value]};
    case 'startsWith':
      return {startsWith: [name, value]};
  }
}

/**
 * True, or 400 at what is not right: an unknown property, one that the actor may not see, an operand of another kind.
 */
export function isPredicate(entity: Entity, model: Model, actor: Actor, value: unknown): value is Predicate {
  const [problem] = checkPredicate(entity, model, value, {
    visible: (of, field) => sight(actor, of, model, field) !== false,
  });
  if (problem)
    throw new Refusal(400, text('badQuery', actor.language), {
      errors: {[problem.field ?? '_where']: problem.message[actor.language]},
    });
  return true;
}

/** A filter object as conditions, checked against what the actor may name. Throws 400 with the offending key. */
export function readFilter(entity: Entity, model: Model, actor: Actor, filter: unknown): Asked {
  if (filter === undefined) return {};
  const {language} = actor;
  if (!isObject(filter)) throw badParameter(language, 'filter', 'badJson');
  const parts: Predicate[] = [];
  const asked: {search?: string; deleted?: boolean} = {};
  for (const [key, value] of Object.entries(filter)) {
    if (key === 'q') {
      if (typeof value !== 'string') throw badParameter(language, 'q', 'badValue');
      asked.search = value;
    } else if (key === '_deleted') {
      if (typeof value !== 'boolean') throw badParameter(language, key, 'badValue');
      asked.deleted = value;
    } else if (key === '_where') {
      if (isPredicate(entity, model, actor, value)) parts.push(value);
    } else {
      const part = condition(entity, key, value, language);
      if (isPredicate(entity, model, actor, part)) parts.push(part);
    }
  }
  return {...asked, where: parts.length === 0 ? undefined : {all: parts}};
}

export function readSort(value: unknown, language: Language): readonly SortKey[] {
  if (value === undefined) return [];
  const pairs: readonly unknown[] = Array.isArray(value) ? (Array.isArray(value[0]) ? value : [value]) : [];
  if (pairs.length === 0) throw badParameter(language, 'sort', 'badSort');
  return pairs.map(pair => {
    const [field, direction]: readonly unknown[] = Array.isArray(pair) ? pair : [];
    const known = direction === 'ASC' || direction === 'DESC' || direction === undefined;
    if (typeof field !== 'string' || !known) throw badParameter(language, 'sort', 'badSort');
    return {field, descending: direction === 'DESC'};
  });
}

function readRange(value: unknown, language: Language): {offset: number; limit: number} {
  if (value === undefined) return {offset: 0, limit: PAGE_LIMIT};
  const [from, to]: readonly unknown[] = Array.isArray(value) ? value : [];
  if (
    typeof from !== 'number' ||
    typeof to !== 'number' ||
    !Number.isSafeInteger(from) ||
    !Number.isSafeInteger(to) ||
    from < 0 ||
    to < from
  )
    throw badParameter(language, 'range', 'badRange');
  if (to - from + 1 > PAGE_LIMIT) {
    const message = text('pageTooLarge', language, {limit: PAGE_LIMIT});
    throw new Refusal(400, message, {errors: {range: message}});
  }
  return {offset: from, limit: to - from + 1};
}

/** `total=none` where nobody needs it, or the number itself where it was counted before. */
function readTotal(query: URLSearchParams): Pick<ListQuery, 'total' | 'known'> {
  const asked = query.get('total') ?? '';
  if (/^\d{1,15}$/.test(asked)) return {total: 'none', known: Number(asked)};
  return {total: asked === 'none' ? 'none' : 'capped'};
}

/** What a list request asks for. Every problem is a 400 that names the parameter or property. */
export function readListQuery(
  entity: Entity,
  model: Model,
  actor: Actor,
  query: URLSearchParams,
): ListQuery & {offset: number; limit: number} {
  const {language} = actor;
  return {
    ...readFilter(entity, model, actor, parse(query, 'filter', language)),
    sort: readSort(parse(query, 'sort', language), language),
    ...readRange(parse(query, 'range', language), language),
    // A design with its objects is as large as the rest of the page; it comes with the single record.
    omit: entity.fields.filter(field => field.control === 'design').map(field => field.name),
    ...readTotal(query),
    present: query.get('abilities') === 'once' ? 'once' : true,
  };
}

export function readFilterParameter(
  entity: Entity,
  model: Model,
  actor: Actor,
  query: URLSearchParams,
  name: 'filter' | 'list' = 'filter',
): Asked {
  return readFilter(entity, model, actor, parse(query, name, actor.language));
}

export function readSortParameter(query: URLSearchParams, language: Language): readonly SortKey[] {
  return readSort(parse(query, 'sort', language), language);
}
