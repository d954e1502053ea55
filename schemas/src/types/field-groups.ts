/**
 * Groups of columns: an entry among the properties of an entity file that says `x-parts` stands for several of them.
 * It is written out as the files are loaded, together with what the parts are as a whole: an address, a period.
 */
import {inSentence, isWritten, overrideBody, resolveTypes, type FieldTypes, type Written} from './field-types';
import type {AddressKeyword, CheckKeyword, EntitySchema, FieldType, GroupKeyword, PeriodKeyword} from '../vocabulary';

/** A type that has parts. */
export type GroupType = FieldType & Required<Pick<FieldType, 'parts'>>;

export function isGroup(written: unknown): written is GroupKeyword {
  return isWritten(written) && isWritten(written['x-parts']);
}

/** The name of a part's property: `shippingCity` for the part `city` under the prefix `shipping`. */
export function partName(prefix: string, part: string): string {
  return prefix === '' ? part : prefix + part.slice(0, 1).toUpperCase() + part.slice(1);
}

/** Throws when there is no such group. */
export function groupType(name: string, types: FieldTypes): GroupType {
  const type = types.get(name);
  if (!type?.parts) throw new Error(`No group is called "${name}".`);
  return {...type, parts: type.parts};
}

/** The names of a group's properties, by its parts. */
export function groupNames({'x-prefix': prefix, 'x-parts': parts}: GroupKeyword): ReadonlyMap<string, string> {
  return new Map(Object.keys(parts).map(part => [part, partName(prefix?.name ?? '', part)]));
}

function prefixLabel<T extends Written>(text: T, prefix: GroupKeyword['x-prefix']): Written {
  if (!prefix) return text;
  return {zh: `${prefix.label.zh}${String(text.zh)}`, en: `${prefix.label.en} ${inSentence(String(text.en))}`};
}

/** What a relation shares with the record it leads to, by the names that the other parts have in this group. */
function relationOf(body: Written, names: ReadonlyMap<string, string>): Written {
  const relation = body['x-relation'];
  if (!isWritten(relation) || !isWritten(relation.matching)) return {};
  const pairs = Object.entries(relation.matching).flatMap(([theirs, part]) => {
    const ours = names.get(String(part));
    return ours === undefined ? [] : [[theirs, ours]];
  });
  const {matching: _matching, ...others} = relation;
  return {'x-relation': pairs.length > 0 ? {...others, matching: Object.fromEntries(pairs)} : others};
}

/** Throws when the group has no such part. */
function partSchema(group: GroupKeyword, {$id, parts}: GroupType, part: string, own: Written): Written {
  const body = parts[part];
  if (!body) throw new Error(`The group "${$id}" has no part "${part}".`);
  const label = isWritten(body['x-label']) ? {'x-label': prefixLabel(body['x-label'], group['x-prefix'])} : {};
  return overrideBody({...body, ...label, ...relationOf(body, groupNames(group))}, own);
}

function addressOf(group: GroupKeyword, address: AddressKeyword, names: ReadonlyMap<string, string>): Written {
  const {label, name = [], street, ...single} = address;
  const named = (parts: readonly string[]) => parts.flatMap(part => names.get(part) ?? []);
  const people = named(name);
  const places = Object.entries(single).map(([role, part]) => [role, names.get(part)]);
  return {
    label: group['x-label'] ?? prefixLabel({...label}, group['x-prefix']),
    ...(group['x-use'] !== undefined && {use: group['x-use']}),
    ...(people.length > 0 && {name: people}),
    street: named(street),
    ...Object.fromEntries(places.filter(([, name]) => name !== undefined)),
  };
}

function textOf(property: unknown, language: 'zh' | 'en'): string {
  const label = isWritten(property) ? property['x-label'] : undefined;
  return isWritten(label) ? String(label[language]) : '';
}

/** A period ends no earlier than it begins; one of its ends may be open. */
function checkOf(
  {'x-prefix': prefix}: GroupKeyword,
  {from, to, message}: PeriodKeyword,
  properties: Written,
): CheckKeyword {
  const [begin, end] = [partName(prefix?.name ?? '', from), partName(prefix?.name ?? '', to)];
  const said = (text: string, language: 'zh' | 'en') =>
    text
      .replaceAll('{from}', textOf(properties[begin], language))
      .replaceAll('{to}', textOf(properties[end], language));
  return {
    id: prefix ? `c_${prefix.name}_dates` : 'c_dates',
    rule: {any: [{eq: [begin, null]}, {eq: [end, null]}, {gte: [end, {field: begin}]}]},
    field: end,
    message: {zh: said(message.zh, 'zh'), en: said(message.en, 'en')},
  };
}

interface Spread {
  readonly properties: Written;
  readonly addresses: readonly Written[];
  readonly checks: readonly CheckKeyword[];
}

function spread(group: GroupKeyword, types: FieldTypes): Spread {
  const type = groupType(group['x-type'], types);
  const names = groupNames(group);
  const properties = Object.fromEntries(
    Object.entries(group['x-parts']).map(([part, own]) => [
      names.get(part) ?? part,
      partSchema(group, type, part, own),
    ]),
  );
  const {postalAddress, period} = type;
  const whole = period !== undefined && names.has(period.from) && names.has(period.to);
  return {
    properties,
    addresses: postalAddress?.street.some(part => names.has(part)) ? [addressOf(group, postalAddress, names)] : [],
    checks: whole ? [checkOf(group, period, properties)] : [],
  };
}

/** Lists of fields in which a group stands for all its properties: sections of the form, locks of workflows. */
function namedAll(written: unknown, groups: ReadonlyMap<string, readonly string[]>): unknown {
  if (Array.isArray(written)) return written.map(each => namedAll(each, groups));
  if (!isWritten(written)) return written;
  const {fields, locks} = written;
  return {
    ...written,
    ...(Array.isArray(fields) && {fields: fields.flatMap((name: string) => groups.get(name) ?? [name])}),
    ...(isWritten(locks) && {
      locks: Object.fromEntries(Object.entries(locks).map(([name, lock]) => [name, namedAll(lock, groups)])),
    }),
  };
}

function extendList(written: Written, keyword: string, more: readonly unknown[]): Written {
  const own = written[keyword];
  return more.length === 0 ? {} : {[keyword]: [...(Array.isArray(own) ? own : []), ...more]};
}

function spreadGroups(written: Written, types: FieldTypes): Written {
  if (!isWritten(written.properties)) return written;
  const all = Object.entries(written.properties);
  const groups = all.flatMap(([name, each]) => (isGroup(each) ? [[name, spread(each, types)] as const] : []));
  if (groups.length === 0) return written;
  const found = new Map(groups);
  const names = new Map(groups.map(([name, {properties}]) => [name, Object.keys(properties)]));
  return {
    ...written,
    properties: Object.fromEntries(
      all.flatMap(([name, each]) => Object.entries(found.get(name)?.properties ?? {[name]: each})),
    ),
    ...extendList(
      written,
      'addresses',
      groups.flatMap(([, {addresses}]) => addresses),
    ),
    ...extendList(
      written,
      'x-checks',
      groups.flatMap(([, {checks}]) => checks),
    ),
    ...(written['x-form'] !== undefined && {'x-form': namedAll(written['x-form'], names)}),
    ...(written['x-workflow'] !== undefined && {'x-workflow': namedAll(written['x-workflow'], names)}),
  };
}

/** An entity file with groups and types written out. Throws for a type, group or part that `types` does not have. */
export function resolveEntity(written: unknown, types: FieldTypes): EntitySchema {
  return resolveTypes(isWritten(written) ? spreadGroups(written, types) : written, types);
}
