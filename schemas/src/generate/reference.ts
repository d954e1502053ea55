/**
 * `docs/vocabulary.md`: every keyword of the schema files with what it means and the shortest place where it is used,
 * made from the meta-schemas, so that it cannot say anything else than the build checks.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import type {TakenExpression} from '../vocabulary/expression';
import type {Taken} from '../vocabulary/predicate';

type Part = Readonly<Record<string, unknown>>;

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const OPERATORS: Readonly<Record<Taken['op'], string>> = {
  all: 'Every one of the predicates holds; true for an empty list.',
  any: 'One of the predicates holds; false for an empty list.',
  not: 'The predicate does not hold.',
  eq: 'Equal; null is a value, and two empty properties are equal.',
  ne: 'The opposite of `eq`.',
  lt: 'Less; false on null.',
  lte: 'Less or equal; false on null.',
  gt: 'Greater; false on null.',
  gte: 'Greater or equal; false on null.',
  in: 'One of the list; false for an empty list.',
  nin: 'None of the list; true for an empty list.',
  contains: 'A text within a text, or an element of a list; ignores case, false on null.',
  startsWith: 'A text at the beginning of a text; ignores case, false on null.',
  has: 'The record that the relation points to exists, is not deleted and satisfies the inner predicate.',
};

const OPERANDS =
  'An operand is a literal, `{"field": name}`, ' +
  '`{"actor": "id" | "departmentIds" | "roleIds" | "platformIds" | "marketPlatformIds" | "memberId" | "email"}` ' +
  'or `{"now": "time" | "date" | "nextWeek"}`. What the actor does not have equals nothing. ' +
  'The next week begins on the Monday after today where the company is. ' +
  'A day beside a moment is all of that day in UTC: `lte` is up to its end, `gt` after its end.';

const FIGURES: Readonly<Record<Exclude<TakenExpression['op'], 'property'> | 'rollup' | 'copied', string>> = {
  value: 'The literal itself; decimals as texts.',
  sum: 'Of one or more; null where one is null.',
  difference: 'The first less the second; null where one is null.',
  product: 'Of one or more; null where one is null.',
  quotient: 'The first by the second, 12 digits after the point; what is divided by zero is refused.',
  round: 'Half up, to so many digits or, with `{"currency": name}`, to those of the currency.',
  min: 'The least; nulls are left out.',
  max: 'The greatest; nulls are left out.',
  coalesce: 'The first that is not null.',
  joined: '`{"of": [texts], "by": text}`: one after the other, empty ones left out; null where all are.',
  if: '`[predicate, then, else]`; the predicate asks for the record itself.',
  rollup:
    'Over the live records whose relation `of` leads here, those for which `where` holds: `sum` of a ' +
    'property or expression, `count`, or `latest`, a property of the newest. Only at the top.',
  copied:
    'The property `from` of the record to which the relation `via` leads; or `{"of": [such], "by": text}`, texts of ' +
    'several records one after the other. Only at the top.',
};

const COMPUTED =
  'A text is the name of a property of the same record. What is null takes the default of the property; ' +
  'what cannot be computed, or has no room in its column, is refused at the field.';

/** The definitions of what an act takes and answers: JSON Schema, with the meaning that it has for properties. */
const PLAIN: ReadonlySet<string> = new Set(['input', 'output']);

/** Emblem's own keywords; those of JSON Schema need no example. */
const OWN = /^x-/;

/** The longest example that is printed; characters. */
const EXAMPLE = 320;

interface Section {
  /** The name of the meta-schema. */
  readonly file: string;
  readonly title: string;
  /** The folders where its keywords are used. */
  readonly usedIn: readonly string[];
}

const SECTIONS: readonly Section[] = [
  {file: 'entity', title: 'An entity: `entities/<module>/<entity>.json`', usedIn: ['entities']},
  {file: 'property', title: 'A property of an entity', usedIn: ['entities', 'types']},
  {file: 'group', title: 'A group of columns: a property with `x-parts`', usedIn: ['entities']},
  {file: 'type', title: 'A type of fields: `types/<subject>/<type>.json`', usedIn: ['types']},
  {file: 'workflow', title: 'A workflow: an entry of `x-workflow`', usedIn: ['entities']},
  {file: 'call', title: 'Documented calls: `calls/<module>.json`', usedIn: ['calls']},
  {file: 'navigation', title: 'Routes and menu: `navigation/<part>.json`', usedIn: ['navigation']},
  {file: 'metric', title: 'Metrics: `metrics/<metric>.json`', usedIn: ['metrics']},
  {file: 'report', title: 'Reports: `reports/<subject>/<report>.json`', usedIn: ['reports']},
  {file: 'report-family', title: 'Families of reports: `reports/<subject>/<family>.json`', usedIn: ['reports']},
  {file: 'home', title: 'Homes: `homes/<home>.json`', usedIn: ['homes']},
  {file: 'paper', title: 'Papers: `papers/<paper>.json`', usedIn: ['papers']},
];

function jsonFiles(folder: string): readonly string[] {
  return readdirSync(folder, {recursive: true})
    .map(String)
    .filter(name => name.endsWith('.json'))
    .sort()
    .map(name => join(folder, name));
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** For each name the shortest value that stands behind it in the files of some folders, as JSON. */
function shortestUses(folders: readonly string[]): ReadonlyMap<string, string> {
  const uses = new Map<string, string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isPart(value)) return;
    for (const [name, inner] of Object.entries(value)) {
      const text = JSON.stringify(inner);
      if (text.length <= EXAMPLE && text.length < (uses.get(name)?.length ?? Infinity)) uses.set(name, text);
      visit(inner);
    }
  };
  for (const file of folders.flatMap(jsonFiles)) visit(read(file));
  return uses;
}

function part(value: unknown): Part {
  return isPart(value) ? value : {};
}

/**
 * The parts of a keyword that stand in the same meta-schema: its own, those of its entries, those of its named values.
 */
function innerParts(keyword: Part): Part {
  for (const place of [keyword, part(keyword.items), part(keyword.additionalProperties)])
    if (isPart(place.properties)) return place.properties;
  return {};
}

function shapeOf(keyword: Part): string {
  const {type, enum: values} = keyword;
  if (Array.isArray(values)) return values.map(value => `\`${String(value)}\``).join(' ');
  const kind =
    typeof keyword.$ref === 'string'
      ? (keyword.$ref.split('/').at(-1) ?? '')
      : Array.isArray(type)
        ? type.join(' or ')
        : type;
  return typeof kind === 'string' ? kind.replace(/\.schema\.json$/, '') : '';
}

export interface Keyword {
  /** With the keywords around it: `x-views / columns`. */
  readonly name: string;
  readonly meaning: string;
  readonly shape: string;
}

function keywordsIn(parts: Part, around: string): readonly Keyword[] {
  const known = Object.entries(parts).filter(([, value]) => value !== false);
  return known.flatMap(([key, value]) => {
    const keyword = part(value);
    const name = around === '' ? key : `${around} / ${key}`;
    const meaning = typeof keyword.description === 'string' ? keyword.description : '';
    return [{name, meaning, shape: shapeOf(keyword)}, ...keywordsIn(innerParts(keyword), name)];
  });
}

/** All keywords of a meta-schema, those of its definitions after its own. `meaning` is empty where nothing is said. */
export function keywordsOf(folder: string, file: string): readonly Keyword[] {
  const {properties, $defs} = part(read(join(folder, 'vocabulary', `${file}.schema.json`)));
  const defined = Object.entries(part($defs)).flatMap(([name, value]) => {
    const parts = Object.entries(part(part(value).properties));
    return keywordsIn(Object.fromEntries(PLAIN.has(name) ? parts.filter(([key]) => OWN.test(key)) : parts), name);
  });
  return [...keywordsIn(part(properties), ''), ...defined];
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

function section(folder: string, {file, title, usedIn}: Section): string {
  const uses = shortestUses(usedIn.map(name => join(folder, name)));
  const rows = keywordsOf(folder, file).map(({name, meaning, shape}) => {
    const use =
      file === 'entity' || file === 'property' || file === 'group'
        ? uses.get(OWN.test(name) ? name : '')
        : uses.get(name);
    return `| \`${name}\` | ${cell(meaning)} | ${cell(shape)} | ${use === undefined ? '' : `\`${cell(use)}\``} |`;
  });
  return [`## ${title}`, '', '| Keyword | Meaning | Shape | Example |', '|---|---|---|---|', ...rows].join('\n');
}

/** What a type says, without the words and values that make it long. */
function brief(body: Part): string {
  const {'x-messages': _messages, 'x-enum': values, ...rest} = body;
  return JSON.stringify(Array.isArray(values) ? {...rest, 'x-enum': values.map(each => part(each).value)} : rest);
}

/** Whatever folder they stand in. */
function byName(files: readonly string[]): readonly string[] {
  return [...files].sort((a, b) => (basename(a) < basename(b) ? -1 : 1));
}

function types(folder: string): string {
  const rows = byName(jsonFiles(join(folder, 'types'))).map(file => {
    const {$id, description, body, parts} = part(read(file));
    const says = body === undefined ? Object.keys(part(parts)).join(', ') : brief(part(body));
    return `| \`${String($id)}\` | ${cell(String(description))} | \`${cell(says)}\` |`;
  });
  return ['## The types that there are', '', '| Type | Values | Says |', '|---|---|---|', ...rows].join('\n');
}

function predicates(): string {
  const rows = Object.entries(OPERATORS).map(([operator, meaning]) => `| \`${operator}\` | ${meaning} |`);
  return ['## Predicates', '', OPERANDS, '', '| Operator | Holds where |', '|---|---|', ...rows].join('\n');
}

function computedSection(): string {
  const rows = Object.entries(FIGURES).map(([operator, meaning]) => `| \`${operator}\` | ${cell(meaning)} |`);
  return ['## Computed properties', '', COMPUTED, '', '| Operator | Value |', '|---|---|', ...rows].join('\n');
}

/** The whole page; `folder` is that of the schemas. */
export function vocabularyPage(folder: string): string {
  const head =
    '# The vocabulary\n\nMade by `npm run reference` from `schemas/vocabulary` and `schemas/types`; ' +
    'change it there. Examples are the shortest of the schema files.';
  const parts = [head, ...SECTIONS.map(each => section(folder, each)), types(folder), predicates(), computedSection()];
  return `${parts.join('\n\n')}\n`;
}
