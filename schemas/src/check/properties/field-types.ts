/** Types of fields: each is used, none is copied, and what stands beside `x-type` says something else than the type. */
import {basename} from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {isGroup} from '../../types/field-groups';
import {
  fieldTypes as byName,
  isWritten,
  overrideBody,
  typeBody,
  wordedMessages,
  type FieldTypes,
} from '../../types/field-types';
import type {Written} from '../../types/field-types';
import type {FieldType} from '../../vocabulary';
import {at, demands, OF_THE_PROPERTY, type Demand} from './demands';
import {groups, groupsOf, lostGroups, lostParts} from './field-groups';
import {finding, type Finding, type Problem, type SchemaFile, type SchemaFiles} from '../types';

/** A type that says this much is one's meaning, whatever else is said beside it. */
const TELLING = 4;
/** A type and one limit may stand anywhere; a body that says more stands in fewer places than `OFTEN`. */
const SHORT = 2;
const OFTEN = 3;

/** A property as it is written in an entity file, wherever in it. */
interface Place {
  readonly file: string;
  readonly pointer: string;
  readonly written: Written;
}

function below(written: unknown, file: string, pointer: string): readonly Place[] {
  if (!isWritten(written)) return [];
  const named = isWritten(written.properties) ? Object.entries(written.properties) : [];
  return [
    ...named.flatMap(([name, each]) => places(each, file, `${pointer}/properties/${name}`)),
    ...places(written.items, file, `${pointer}/items`),
  ];
}

function places(written: unknown, file: string, pointer: string): readonly Place[] {
  if (isGroup(written)) return parts(written['x-parts'], file, `${pointer}/x-parts`);
  return isWritten(written) ? [{file, pointer, written}, ...below(written, file, pointer)] : [];
}

function parts(written: unknown, file: string, pointer: string): readonly Place[] {
  if (!isWritten(written)) return [];
  return Object.entries(written).flatMap(([name, each]) => places(each, file, `${pointer}/${name}`));
}

function placesOf({file, content}: SchemaFile): readonly Place[] {
  const actions = isWritten(content) && Array.isArray(content['x-actions']) ? content['x-actions'] : [];
  return [
    ...below(content, file, ''),
    ...actions.flatMap((action: unknown, index) =>
      isWritten(action) ? below(action.input, file, `/x-actions/${index}/input`) : [],
    ),
  ];
}

/** A type with what it builds on. */
interface Whole {
  readonly name: string;
  readonly body: Written;
  readonly demands: readonly Demand[];
}

type Wholes = ReadonlyMap<string, Whole>;

function holds(body: Written, {demands: all}: Whole): boolean {
  return all.every(([keyword, part, value]) => isDeepStrictEqual(at(body, keyword, part), value));
}

function isCopy(body: Written, type: Whole): boolean {
  const asked = type.demands.length;
  return asked > 0 && (asked >= TELLING || asked === demands(body).length) && holds(body, type);
}

/** The type that a property without one, or with another, says word for word; the one that says most of it. */
function copiedType({written}: Place, types: Wholes): Whole | undefined {
  const {'x-type': name, ...own} = written;
  const type = typeof name === 'string' ? types.get(name) : undefined;
  if (!type) {
    const alike = [...types.values()].filter(each => isCopy(written, each));
    return alike.sort((a, b) => b.demands.length - a.demands.length)[0];
  }
  if (demands(own).length === 0) return undefined;
  const whole = overrideBody(type.body, own);
  const size = demands(whole).length;
  return [...types.values()].find(each => each !== type && each.demands.length === size && holds(whole, each));
}

function copies(all: readonly Place[], types: Wholes): readonly Problem[] {
  return all.flatMap(place => {
    const type = copiedType(place, types);
    if (!type) return [];
    const said = [...new Set(type.demands.map(([keyword]) => keyword))].join(', ');
    return [
      {
        file: place.file,
        ...finding(
          place.pointer,
          `This says what the type "${type.name}" says.`,
          `Write "x-type": "${type.name}" instead of ${said}.`,
        ),
      },
    ];
  });
}

/** What an override says that the type says already. */
function findRepeated({file, pointer, written}: Place, types: Wholes): readonly Problem[] {
  const type = types.get(String(written['x-type']));
  if (!type) return [];
  const {name, body} = type;
  const worded = isWritten(body['x-messages']) ? wordedMessages(body['x-messages'], written['x-label']) : {};
  const messages = isWritten(written['x-messages']) ? Object.entries(written['x-messages']) : [];
  const say = (place: string) => ({
    file,
    ...finding(`${pointer}/${place}`, `The type "${name}" says this already.`, 'Leave it out.'),
  });
  return [
    ...demands(written)
      .filter(([keyword, part, value]) => isDeepStrictEqual(at(body, keyword, part), value))
      .map(([keyword, part]) => say(part === undefined ? keyword : `${keyword}/${part}`)),
    ...messages
      .filter(([keyword, text]) => isDeepStrictEqual(worded[keyword], text))
      .map(([keyword]) => say(`x-messages/${keyword}`)),
  ];
}

/** Bodies without a type of their own that stand in many places. */
function bodies(all: readonly Place[]): readonly Problem[] {
  const seen = new Map<string, Place[]>();
  for (const place of all) {
    const body = Object.entries(place.written).filter(
      ([keyword]) => keyword === 'x-type' || keyword === 'x-messages' || !OF_THE_PROPERTY.has(keyword),
    );
    if (body.length <= SHORT) continue;
    const text = JSON.stringify(body.sort(([a], [b]) => (a < b ? -1 : 1)));
    seen.set(text, [...(seen.get(text) ?? []), place]);
  }
  return [...seen.values()].flatMap(alike => {
    const last = alike.at(-1);
    if (!last || alike.length < OFTEN) return [];
    const others = alike.slice(0, -1).map(({file, pointer}) => `${basename(file, '.json')}${pointer}`);
    return [
      {
        file: last.file,
        ...finding(
          last.pointer,
          `The same stands at ${others.join(', ')}.`,
          'Say it once in types/ and name that by "x-type".',
        ),
      },
    ];
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The types that cannot be written out at all. */
function findUnresolved(all: readonly Place[], types: FieldTypes): readonly Problem[] {
  return all.flatMap(({file, pointer, written}) => {
    const name = written['x-type'];
    if (typeof name !== 'string') return [];
    try {
      typeBody(name, types);
      return [];
    } catch (error) {
      const fix = `Use one that there is, or add types/<subject>/${name}.json.`;
      return [{file, ...finding(`${pointer}/x-type`, messageOf(error), fix)}];
    }
  });
}

function findMisnamed(file: string, {$id}: FieldType): readonly Finding[] {
  const name = basename(file, '.json');
  return $id === name
    ? []
    : [finding('/$id', `The type is "${$id}", but its file is called "${name}.json".`, 'Give both the same name.')];
}

/** Files of different folders may be called alike, types may not. */
function findDoubled({file}: SchemaFile, {$id}: FieldType, files: readonly SchemaFile[]): readonly Finding[] {
  const other = files.find(each => each.file < file && (each.content as FieldType).$id === $id);
  return other
    ? [finding('/$id', `The type "${$id}" stands in ${other.file} already.`, 'Keep one, or give it another name.')]
    : [];
}

function typeProblems(
  files: readonly SchemaFile[],
  used: readonly Place[],
  usedGroups: readonly string[],
  types: Wholes,
): readonly Problem[] {
  const names = new Set([...used.map(({written}) => written['x-type']), ...usedGroups]);
  return files.flatMap(({file, content}) => {
    const type = content as FieldType;
    const own = types.get(type.$id)?.body;
    const twin = [...types.values()].find(({name, body}) => name < type.$id && isDeepStrictEqual(body, own))?.name;
    return [
      ...findMisnamed(file, type),
      ...findDoubled({file, content}, type, files),
      ...(names.has(type.$id)
        ? []
        : [finding('', `No property uses the type "${type.$id}".`, 'Use it, or delete the file.')]),
      ...(twin === undefined ? [] : [finding('/body', `This says what the type "${twin}" says.`, 'Keep one of them.')]),
    ].map(each => ({file, ...each}));
  });
}

/** Messages that lead to another keyword which has none. */
function unsaid({file, pointer, written}: Place, types: Wholes): readonly Problem[] {
  const own = isWritten(written['x-messages']) ? written['x-messages'] : {};
  const inherited = types.get(String(written['x-type']))?.body['x-messages'];
  const all = {...(isWritten(inherited) ? inherited : {}), ...own};
  return Object.entries(own).flatMap(([keyword, value]) =>
    typeof value === 'string' && !isWritten(all[value])
      ? [
          {
            file,
            ...finding(
              `${pointer}/x-messages/${keyword}`,
              `There is no text at "${value}".`,
              'Name a keyword that has a text in x-messages, or write one.',
            ),
          },
        ]
      : [],
  );
}

export interface TypeCheck {
  readonly types: FieldTypes;
  /** Without these nothing further can be asked. */
  readonly unresolved: readonly Problem[];
  readonly problems: readonly Problem[];
}

function wholeTypes(types: FieldTypes): Wholes {
  return new Map(
    [...types.values()].flatMap(({$id: name, parts: columns}) => {
      if (columns) return [];
      const body = typeBody(name, types);
      return [[name, {name, body, demands: demands(body)}] as const];
    }),
  );
}

/** Everything about the types of fields; the files have their shapes. */
export function checkTypes(files: SchemaFiles): TypeCheck {
  const types = byName(files.types.map(({content}) => content as FieldType));
  const properties = files.entities.flatMap(placesOf);
  const bodiesOfTypes = files.types.flatMap(({file, content}) => {
    const type = content as FieldType;
    return [...places(type.body, file, '/body'), ...parts(type.parts, file, '/parts')];
  });
  const all = [...properties, ...bodiesOfTypes];
  const lost = [...findUnresolved(all, types), ...lostParts(files.types), ...lostGroups(files.entities, types)];
  if (lost.length > 0) return {types, unresolved: lost, problems: []};
  const wholes = wholeTypes(types);
  return {
    types,
    unresolved: [],
    problems: [
      ...typeProblems(files.types, all, groupsOf(files.entities), wholes),
      ...all.flatMap(place => [...findRepeated(place, wholes), ...unsaid(place, wholes)]),
      ...copies(properties, wholes),
      ...bodies(properties),
      ...files.entities.flatMap(file => groups(file, types)),
    ],
  };
}
