/** The indexes that an entity's schema asks for. */
import {type Entity, type Field, foldedFields, type UniqueKeyword} from '@emblem/schemas';
import {searchedTexts} from '../../search-text';
import {fixedName, objectName} from '../names';
import type {DesiredIndex} from './types';

function columnNamed(entity: Entity, property: string): string {
  const field = entity.field[property];
  if (!field?.stored) throw new Error(`${entity.key}: "${property}" has no column to make an index of.`);
  return field.column;
}

/** The id comes last, so that every order of a list has an index for its tie-breaker, too. */
function btree(entity: Entity, fields: readonly string[], include: readonly string[] = []): DesiredIndex {
  const keys = fields.map(name => ({
    column: columnNamed(entity, name.replace(/^-/, '')),
    descending: name.startsWith('-'),
  }));
  const descending = keys[keys.length - 1]?.descending ?? false;
  return {
    name: objectName('i', entity.table, ...keys.map(key => key.column + (key.descending ? '_desc' : ''))),
    unique: false,
    kind: 'btree',
    liveOnly: entity.softDelete,
    keys: keys.some(key => key.column === 'id') ? keys : [...keys, {column: 'id', descending}],
    included: include.map(name => columnNamed(entity, name)),
  };
}

function trigram(entity: Entity, property: string): DesiredIndex {
  const column = columnNamed(entity, property);
  return {
    name: objectName('t', entity.table, column),
    unique: false,
    kind: 'trigram',
    liveOnly: false,
    keys: [{column, descending: false}],
  };
}

/** Several texts that are searched together have one index together; a filter on one of them uses it, too. */
function searchIndexes(entity: Entity): readonly DesiredIndex[] {
  const texts = searchedTexts(entity);
  if (texts.length < 2) return texts.map(({name}) => trigram(entity, name));
  const keys = texts.map(({column}) => ({column, descending: false}));
  return [{name: fixedName(`s_${entity.table}`), unique: false, kind: 'search', liveOnly: false, keys}];
}

/** The write path knows these by name when the database refuses a duplicate. */
function uniqueIndex(entity: Entity, rule: UniqueKeyword): DesiredIndex {
  const folded = new Set(foldedFields(entity, rule).map(({name}) => name));
  return {
    name: fixedName(`u_${entity.table}_${rule.id}`),
    unique: true,
    ...(rule.empty && {emptyAlike: true}),
    kind: 'btree',
    liveOnly: entity.softDelete,
    keys: rule.fields.map(name => ({
      column: columnNamed(entity, name),
      descending: false,
      ...(folded.has(name) && {folded: true}),
    })),
  };
}

/** Whoever looks for a text as it is written, or sorts by it, cannot use an index of texts without case. */
function writtenIndex(entity: Entity, rule: UniqueKeyword): readonly DesiredIndex[] {
  const [first] = foldedFields(entity, rule);
  return first && first.name === rule.fields[0] ? [btree(entity, [first.name])] : [];
}

function uniqueIndexes(entity: Entity): readonly DesiredIndex[] {
  return entity.unique.flatMap(rule => [uniqueIndex(entity, rule), ...writtenIndex(entity, rule)]);
}

/** Bytes of UTF-8 that one entry of an index holds, less what PostgreSQL adds to it. */
const ENTRY = 2600;

const SIGN = 4;

/** Of texts without a length, which are options and such. */
const SHORT = 64;

function bytesOf({kind, schema: {maxLength = SHORT}}: Field): number {
  return kind === 'string' ? SIGN * maxLength : 8;
}

/** As many of them as fit into one entry of an index. */
function fitting(entity: Entity, names: readonly string[]): readonly string[] {
  const sizes = names.map(name => entity.field[name]).map(field => (field ? bytesOf(field) : 0));
  return names.filter((_, at) => sizes.slice(0, at + 1).reduce((sum, size) => sum + size, 0) <= ENTRY);
}

/** Each row of a table that is imported asks which record has its key. */
function importIndexes(entity: Entity): readonly DesiredIndex[] {
  const key = (entity.io.import === false ? undefined : entity.io.import?.key) ?? [];
  const isFound = entity.unique.some(({fields}) => fields.every(name => key.includes(name)));
  return key.length === 0 || isFound ? [] : [btree(entity, fitting(entity, key))];
}

/** The write path knows these by name, too. */
function exclusions(entity: Entity): readonly DesiredIndex[] {
  return entity.noOverlap.map(({id, within, from, to}) => ({
    name: fixedName(`n_${entity.table}_${id}`),
    unique: false,
    kind: 'exclusion',
    liveOnly: entity.softDelete,
    keys: within.map(name => ({column: columnNamed(entity, name), descending: false})),
    period: {from: columnNamed(entity, from), to: columnNamed(entity, to), sql: entity.field[from]?.sql ?? ''},
  }));
}

/** Not only of live rows: a foreign key looks at all of them. */
export function plainIndex(table: string, column: string): DesiredIndex {
  return {
    name: objectName('r', table, column),
    unique: false,
    kind: 'btree',
    liveOnly: false,
    keys: [{column, descending: false}],
  };
}

export function indexesOf(entity: Entity): readonly DesiredIndex[] {
  const relations = entity.fields.filter(field => field.relation && field.stored);
  const all = [
    ...uniqueIndexes(entity),
    ...importIndexes(entity),
    ...exclusions(entity),
    ...(entity.sort ? [btree(entity, [...(entity.sort.scope ?? []), entity.sort.field])] : []),
    ...relations.map(field => plainIndex(entity.table, field.column)),
    ...searchIndexes(entity),
    ...entity.indexes.map(({fields, include}) => btree(entity, fields, include)),
  ];
  return all.filter((index, place) => all.findIndex(other => other.name === index.name) === place);
}
