/** Groups of columns: they are there, their names are free, nothing is said twice, and none is copied. */
import {isDeepStrictEqual} from 'node:util';
import {groupNames, isGroup, partName} from '../../types/field-groups';
import {isWritten, overrideBody, typeBody, type FieldTypes, type Written} from '../../types/field-types';
import type {FieldType, GroupKeyword} from '../../vocabulary';
import {demands} from './demands';
import {finding, type Finding, type Problem, type SchemaFile} from '../types';

interface Entry {
  readonly name: string;
  readonly written: Written;
}

function entriesOf({content}: SchemaFile): readonly Entry[] {
  const properties = isWritten(content) ? content.properties : undefined;
  if (!isWritten(properties)) return [];
  return Object.entries(properties).flatMap(([name, written]) => (isWritten(written) ? [{name, written}] : []));
}

function unknownParts(pointer: string, group: GroupKeyword, type: FieldType | undefined): readonly Finding[] {
  if (!type?.parts)
    return [
      finding(
        `${pointer}/x-type`,
        `No group is called "${group['x-type']}".`,
        'Use a type that has parts, or leave x-parts out.',
      ),
    ];
  const known = Object.keys(type.parts);
  return Object.keys(group['x-parts'])
    .filter(part => !known.includes(part))
    .map(part =>
      finding(
        `${pointer}/x-parts/${part}`,
        `The group "${type.$id}" has no part "${part}".`,
        `Use one of ${known.join(', ')}, or make it a property beside the group.`,
      ),
    );
}

/** What an address and a period of a group name, with where they do. */
function namedParts({postalAddress, period}: FieldType): readonly (readonly [pointer: string, part: string])[] {
  const {label: _label, ...roles} = postalAddress ?? {};
  return [
    ...Object.entries(roles).flatMap(([role, named]) =>
      [named].flat().map(part => [`/postalAddress/${role}`, part] as const),
    ),
    ...(period ? (['from', 'to'] as const).map(end => [`/period/${end}`, period[end]] as const) : []),
  ];
}

/** An address or a period of parts that its group does not have. */
export function lostParts(files: readonly SchemaFile[]): readonly Problem[] {
  return files.flatMap(({file, content}) => {
    const type = content as FieldType;
    const known = Object.keys(type.parts ?? {});
    return namedParts(type)
      .filter(([, part]) => !known.includes(part))
      .map(([pointer, part]) => ({
        file,
        ...finding(pointer, `The group has no part "${part}".`, `Use one of ${known.join(', ')}.`),
      }));
  });
}

/** The names of the groups that entities have. */
export function groupsOf(files: readonly SchemaFile[]): readonly string[] {
  return files.flatMap(file => entriesOf(file).flatMap(({written}) => (isGroup(written) ? [written['x-type']] : [])));
}

/** Names that a group gives to a property while another entry has them, too. */
function findTakenNames(entries: readonly Entry[]): readonly Finding[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({name, written}) => {
    const names = isGroup(written) ? [...groupNames(written).values()] : [name];
    return names.flatMap(each => {
      const owner = owners.get(each);
      owners.set(each, name);
      return owner === undefined
        ? []
        : [
            finding(
              `/properties/${name}`,
              `"${each}" is made by "${owner}" already.`,
              'Give one of the groups another x-prefix, or rename the property.',
            ),
          ];
    });
  });
}

function findUnknownParts(entries: readonly Entry[], types: FieldTypes): readonly Finding[] {
  return entries.flatMap(({name, written}) =>
    isGroup(written) ? unknownParts(`/properties/${name}`, written, types.get(written['x-type'])) : [],
  );
}

/** Groups that cannot be written out. */
export function lostGroups(files: readonly SchemaFile[], types: FieldTypes): readonly Problem[] {
  return files.flatMap(file => {
    const entries = entriesOf(file);
    return [...findUnknownParts(entries, types), ...findTakenNames(entries)].map(each => ({file: file.file, ...each}));
  });
}

function wholeProperty(written: Written, types: FieldTypes): Written {
  const {'x-type': name, ...own} = written;
  return typeof name === 'string' ? overrideBody(typeBody(name, types), own) : own;
}

/** What stands with a part although the group says it. */
function findRepeated({name, written}: Entry, types: FieldTypes): readonly Finding[] {
  if (!isGroup(written)) return [];
  const {parts = {}, $id} = types.get(written['x-type']) ?? {};
  return Object.entries(written['x-parts']).flatMap(([part, own]) =>
    Object.entries(own)
      .filter(([keyword, value]) => isDeepStrictEqual(parts[part]?.[keyword], value))
      .map(([keyword]) =>
        finding(
          `/properties/${name}/x-parts/${part}/${keyword}`,
          `The group "${$id ?? ''}" says this already.`,
          'Leave it out.',
        ),
      ),
  );
}

function demandTheSame(a: Written, b: Written): boolean {
  return isDeepStrictEqual(new Set(demands(a)), new Set(demands(b)));
}

/** The parts of a group that stand in a file as properties of their own, under a prefix. */
function findCopies(own: ReadonlyMap<string, Written>, type: FieldType, prefix: string, types: FieldTypes) {
  return Object.entries(type.parts ?? {}).flatMap(([part, body]) => {
    const name = partName(prefix, part);
    const written = own.get(name);
    return written && demandTheSame(wholeProperty(written, types), wholeProperty(body, types)) ? [name] : [];
  });
}

function prefixesOf(names: Iterable<string>, type: FieldType): readonly string[] {
  const ends = Object.keys(type.parts ?? {}).map(part => partName(' ', part).trim());
  return [
    '',
    ...[...names].flatMap(name => ends.filter(end => name.endsWith(end)).map(end => name.slice(0, -end.length))),
  ];
}

/** A group that is written out by hand: two thirds of its parts, and two at least. */
function copies(entries: readonly Entry[], types: FieldTypes): readonly Finding[] {
  const own = new Map(entries.filter(({written}) => !isGroup(written)).map(({name, written}) => [name, written]));
  return [...types.values()].flatMap(type => {
    const enough = Math.max(2, (Object.keys(type.parts ?? {}).length * 2) / 3);
    const found = [...new Set(prefixesOf(own.keys(), type))]
      .map(prefix => ({prefix, names: findCopies(own, type, prefix, types)}))
      .filter(({names}) => names.length >= enough);
    return found.map(({prefix, names}) =>
      finding(
        `/properties/${names[0] ?? ''}`,
        `${names.join(', ')} say what the group "${type.$id}" says.`,
        `Write one entry with "x-type": "${type.$id}", ${prefix === '' ? '' : `the x-prefix "${prefix}" `}and x-parts.`,
      ),
    );
  });
}

/** Everything about the groups of one file whose types and groups are there. */
export function groups(file: SchemaFile, types: FieldTypes): readonly Problem[] {
  const entries = entriesOf(file);
  return [...entries.flatMap(each => findRepeated(each, types)), ...copies(entries, types)].map(each => ({
    file: file.file,
    ...each,
  }));
}
