/** What a record is made from is there, agrees with it, and is not made from it in turn. */
import type {Entity, Lines, Model, Origin} from '../../model';
import {checkPredicate} from '../../predicate/check';
import {copiedOf} from '../../vocabulary/expression';
import type {FromLinesKeyword, Given} from '../../vocabulary/origin';
import {originLines, type OriginLines} from '../../origins';
import {finding, type EntityRule, type Finding} from '../types';
import {givenFindings, isFilledIn, type GivenPlace} from './given';

const GRAMMAR = 'See src/vocabulary/origin.ts.';

function valueFindings(
  place: GivenPlace,
  values: Readonly<Record<string, Given>>,
  reserved: readonly string[],
  pointer: string,
): readonly Finding[] {
  return Object.entries(values).flatMap(([name, given]) => {
    const at = `${pointer}/${name}`;
    const field = Object.hasOwn(place.made.field, name) ? place.made.field[name] : undefined;
    if (!field || !isFilledIn(place.made, field) || reserved.includes(name))
      return [
        finding(at, `Nobody fills in "${name}" of a new ${place.made.key}.`, 'Name a property that a form may enter.'),
      ];
    return givenFindings(place, field, given, at);
  });
}

function conditionFindings(entity: Entity, model: Model, condition: unknown, pointer: string): readonly Finding[] {
  if (condition === undefined) return [];
  return checkPredicate(entity, model, condition, {enums: true}).map(each =>
    finding(`${pointer}${each.pointer}`, `${each.message.en}.`, GRAMMAR),
  );
}

/** Whether both ends of a relation have the same there: it asks for that, or the system sees to it. */
function isShared(origin: Entity, relation: string, [there, here]: readonly [string, string]): boolean {
  const {matching = {}} = origin.field[relation]?.relation ?? {};
  return matching[there] === here || origin.field[here]?.readOnly === true;
}

/**
 * Whether `ours` will be what `theirs` is at the origin: it is given from there, copied from there, or copied from a
 * record to which both lead.
 */
function isSameValue(model: Model, made: Entity, {via, values, entity}: Origin, ours: string, theirs: string): boolean {
  if (values[ours] === theirs) return true;
  const copied = copiedOf(made.field[ours]?.computed);
  // Such as the currency of a payment, which the system takes from its order.
  if (!copied) return made.field[ours]?.readOnly === true;
  if (copied.via === via) return copied.from === theirs;
  const common = values[copied.via];
  return typeof common === 'string' && isShared(model.entity(entity), common, [copied.from, theirs]);
}

/** What the relation to the origin asks for has to be given from there, else nothing could be saved. */
function agreementFindings(model: Model, made: Entity, origin: Origin, pointer: string): readonly Finding[] {
  const {matching = {}, agreeing = {}} = made.field[origin.via]?.relation ?? {};
  return Object.entries({...agreeing, ...matching}).flatMap(([theirs, ours]) => {
    if (isSameValue(model, made, origin, ours, theirs)) return [];
    if (!(theirs in matching) && origin.values[ours] === undefined) return [];
    return [
      finding(
        `${pointer}/values`,
        `"${origin.via}" wants "${ours}" to be the "${theirs}" of ${origin.entity}, which is not given.`,
        `Write "${ours}": "${theirs}".`,
      ),
    ];
  });
}

/** The currency of a line is copied from its record; so an amount agrees where both records' currencies do. */
function lineCurrencyIsGiven(
  model: Model,
  [child, lines]: readonly [Entity, Lines],
  [source, theirs]: readonly [Entity, OriginLines | undefined],
  made: Entity,
  origin: Origin,
): GivenPlace['isSameCurrency'] {
  return (ours, amount) => {
    const here = copiedOf(child.field[ours]?.computed);
    if (here?.via !== lines.field) return false;
    if (!theirs) return isSameValue(model, made, origin, here.from, amount);
    const there = copiedOf(source.field[amount]?.computed);
    return there?.via === theirs.field && isSameValue(model, made, origin, here.from, there.from);
  };
}

function lineFindings(
  model: Model,
  made: Entity,
  origin: Origin,
  each: FromLinesKeyword,
  pointer: string,
): readonly Finding[] {
  const from = model.entities.get(origin.entity);
  const lines = made.lines.find(({name}) => name === each.name);
  const theirs = from && each.of !== undefined ? originLines(model, from, each.of) : undefined;
  const child = lines && model.entities.get(lines.entity);
  const source = each.of === undefined ? from : theirs?.entity;
  if (!child) return [finding(`${pointer}/name`, `${made.key} has no lines "${each.name}".`, 'Name one of x-lines.')];
  if (!source)
    return [
      finding(
        `${pointer}/of`,
        `${origin.entity} has no lines "${each.of}".`,
        'Name one of its x-lines, or entity.relation.',
      ),
    ];
  const via = each.via === undefined ? undefined : child.field[each.via];
  if (each.via !== undefined && (via?.relation?.to !== source.key || via.join || via.readOnly))
    return [finding(`${pointer}/via`, `"${each.via}" leads to no ${source.key}.`, 'Name the relation that does.')];
  const place: GivenPlace = {
    model,
    origin: source,
    made: child,
    isTraced: via !== undefined,
    isSameCurrency: lineCurrencyIsGiven(model, [child, lines], [source, theirs], made, origin),
  };
  return [
    ...conditionFindings(source, model, each.where, `${pointer}/where`),
    ...valueFindings(place, each.values, [lines.field, each.via ?? ''], `${pointer}/values`),
  ];
}

/** What leads from an entity to those it is made from, over any number of steps. */
function isMadeFrom(model: Model, key: string, wanted: string, passed: ReadonlySet<string> = new Set()): boolean {
  if (passed.has(key)) return false;
  const origins = model.entities.get(key)?.origins ?? [];
  return origins.some(({entity}) => entity === wanted || isMadeFrom(model, entity, wanted, new Set([...passed, key])));
}

function originFindings(model: Model, made: Entity, origin: Origin, pointer: string): readonly Finding[] {
  const via = made.field[origin.via];
  const from = model.entities.get(origin.entity);
  if (!via?.relation || via.join || !from || !isFilledIn(made, via))
    return [finding(`${pointer}/via`, `"${origin.via}" is no relation that a form enters.`, 'Name one to one record.')];
  if (!made.changeable)
    return [finding(pointer, 'People make none of these records.', 'Let people write them, or remove x-from.')];
  if (isMadeFrom(model, from.key, made.key))
    return [
      finding(
        `${pointer}/via`,
        `${from.key} is made from ${made.key} in turn.`,
        'Say of one of the two alone what it is made from.',
      ),
    ];
  const place: GivenPlace = {
    model,
    origin: from,
    made,
    isTraced: true,
    isSameCurrency: (ours, theirs) => isSameValue(model, made, origin, ours, theirs),
  };
  return [
    ...((origin.guard === undefined) === (origin.guardMessage === undefined)
      ? []
      : [finding(`${pointer}/guard`, 'A guard and its message belong together.', 'Write both or none.')]),
    ...conditionFindings(from, model, origin.guard, `${pointer}/guard`),
    ...conditionFindings(made, model, origin.counted, `${pointer}/counted`),
    ...agreementFindings(model, made, origin, pointer),
    ...valueFindings(place, origin.values, [origin.via], `${pointer}/values`),
    ...(origin.lines ?? []).flatMap((each, index) =>
      lineFindings(model, made, origin, each, `${pointer}/lines/${index}`),
    ),
  ];
}

export const origins: EntityRule = ({entity}, {model}) =>
  entity.origins.flatMap((origin, index) => {
    const pointer = `/x-from/${index}`;
    const twice = entity.origins.findIndex(({via}) => via === origin.via) !== index;
    return twice
      ? [finding(`${pointer}/via`, `"${origin.via}" stands here twice.`, 'Put both together.')]
      : originFindings(model, entity, origin, pointer);
  });
