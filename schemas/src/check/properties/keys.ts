/** Entries of enums have keys, and schema files name them by those. */
import {isOwnKey, keyOf} from '../../types/enum-entries';
import {resolveHomeKeys, resolveKeys, resolveMetricKeys, resolveNavigationKeys} from '../../types/enum-keys';
import {isWritten} from '../../types/field-types';
import type {NavigationFile} from '../../navigation';
import type {Metric} from '../../vocabulary/report';
import type {EntitySchema, EnumEntry, Home} from '../../vocabulary';
import {finding, type Finding, type Problem, type SchemaFile} from '../types';

/** Letters to add, to drop or to change before one word is the other. */
function distance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...b].entries())
      next.push(Math.min((row[at] ?? 0) + (letter === other ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    row = next;
  }
  return row[b.length] ?? 0;
}

function nearestFirst(written: unknown, entries: readonly EnumEntry[]): readonly string[] {
  const word = String(written).toLowerCase();
  const ranked = entries.map(entry => ({key: keyOf(entry), far: distance(word, keyOf(entry).toLowerCase())}));
  return ranked.sort((a, b) => a.far - b.far).map(({key}) => key);
}

/** What is wrong about a name that is no key: mostly the value itself. */
function unknownKey(pointer: string, written: unknown, entries: readonly EnumEntry[]): Finding {
  const meant = entries.find(({value}) => value === written);
  if (meant)
    return finding(
      pointer,
      `The bare value ${JSON.stringify(written)} does not say what it means.`,
      `Write "${keyOf(meant)}", the key of its entry in x-enum.`,
    );
  return finding(
    pointer,
    `No entry has the key ${JSON.stringify(written)}.`,
    `Use one of ${nearestFirst(written, entries).join(', ')}, or add an entry to x-enum.`,
  );
}

function proposal({label}: EnumEntry): string {
  const [first = 'key', ...more] = label.en.match(/[A-Za-z0-9]+/g) ?? [];
  const rest = more.map(word => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase());
  return first.toLowerCase() + rest.join('');
}

function entryProblems(entries: readonly EnumEntry[], pointer: string): readonly Finding[] {
  return entries.flatMap((entry, index) => {
    const at = `${pointer}/${index}`;
    if (entry.key === undefined)
      return isOwnKey(entry.value)
        ? []
        : [finding(at, `The entry ${JSON.stringify(entry.value)} has no key.`, `Add "key": "${proposal(entry)}".`)];
    if (entry.key === entry.value) return [finding(`${at}/key`, 'The value is its own key.', 'Leave the key out.')];
    const twin = entries.slice(0, index).some(other => keyOf(other) === entry.key);
    return twin ? [finding(`${at}/key`, `Two entries have the key "${entry.key}".`, 'Give each its own.')] : [];
  });
}

/** The entries of all x-enum in a file, wherever they stand. */
function inFile(content: unknown, pointer: string): readonly Finding[] {
  if (Array.isArray(content)) return content.flatMap((part: unknown, index) => inFile(part, `${pointer}/${index}`));
  if (!isWritten(content)) return [];
  return Object.entries(content).flatMap(([name, part]) =>
    name === 'x-enum'
      ? entryProblems(part as readonly EnumEntry[], `${pointer}/${name}`)
      : inFile(part, `${pointer}/${name}`),
  );
}

/** Entries without a key of their own; the files have their shapes. */
export function missingKeys(files: readonly SchemaFile[]): readonly Problem[] {
  return files.flatMap(({file, content}) => inFile(content, '').map(each => ({file, ...each})));
}

interface WrittenEntity {
  readonly file: string;
  readonly schema: EntitySchema;
}

interface WrittenNavigation {
  readonly file: string;
  readonly content: NavigationFile;
}

interface WrittenMetric {
  readonly file: string;
  readonly content: Metric;
}

interface WrittenHome {
  readonly file: string;
  readonly content: Home;
}

/** The files that name entries. */
export interface KeyFiles {
  readonly entities: readonly WrittenEntity[];
  readonly navigation: readonly WrittenNavigation[];
  readonly metrics: readonly WrittenMetric[];
  readonly homes: readonly WrittenHome[];
}

export interface KeyCheck extends KeyFiles {
  readonly problems: readonly Problem[];
}

/** Stands in a part of the menu that is written once for several; what it is filled with is looked at later. */
const PLACEHOLDER = /^\{[a-z]+\}$/;

/** Everything that names an entry, with values in place of keys, and the names that are none. */
export function checkKeys({entities, navigation, metrics, homes}: KeyFiles): KeyCheck {
  const problems: Problem[] = [];
  const files = new Map(entities.map(({file, schema}) => [schema.$id, file]));
  const fileOf = ({$id}: EntitySchema) => files.get($id) ?? $id;
  const schemas = entities.map(({schema}) => schema);
  return {
    entities: resolveKeys(schemas, (entity, ...told) =>
      problems.push({file: fileOf(entity), ...unknownKey(...told)}),
    ).map(schema => ({file: fileOf(schema), schema})),
    navigation: navigation.map(({file, content}) => ({
      file,
      content: resolveNavigationKeys(content, schemas, (pointer, written, entries) => {
        if (typeof written === 'string' && PLACEHOLDER.test(written)) return;
        problems.push({file, ...unknownKey(pointer, written, entries)});
      }),
    })),
    metrics: metrics.map(({file, content}) => ({
      file,
      content: resolveMetricKeys(content, schemas, (...told) => problems.push({file, ...unknownKey(...told)})),
    })),
    homes: homes.map(({file, content}) => ({
      file,
      content: resolveHomeKeys(content, schemas, (...told) => problems.push({file, ...unknownKey(...told)})),
    })),
    problems,
  };
}
