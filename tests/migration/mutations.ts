/**
 * The ways in which a business changes its mind. Each changes the shape a little, or does nothing where it does not
 * apply.
 */
import type {Json} from '@emblem/schemas';
import type {Random} from './random';
import {entityOf, fieldOf, type EntityShape, type FieldShape, type Kind, type Shape} from './shape';

/** Few names, so that they are used again by other fields and entities. Some are words of SQL. */
const FIELD_NAMES = [
  'title',
  'cardName',
  'order',
  'select',
  'size',
  'userId',
  'paltingImg',
  'sort',
  'dayOf',
  'quoteTechesList',
  'end',
  'note',
];
const KEYS = ['box', 'order', 'user', 'inner-part', 'group', 'lid', 'colour-card', 'table'];
const KINDS: readonly Kind[] = [
  'text',
  'integer',
  'int64',
  'decimal',
  'number',
  'boolean',
  'datetime',
  'date',
  'json',
  'relation',
  'references',
];

/** Casts that PostgreSQL has and that no value of the tests makes fail. */
const CASTS: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  integer: ['int64', 'number', 'decimal', 'text', 'boolean'],
  int64: ['integer', 'decimal', 'text'],
  decimal: ['decimal', 'text', 'number'],
  number: ['text', 'decimal'],
  boolean: ['text', 'integer'],
  datetime: ['date', 'text'],
  date: ['datetime', 'text'],
  json: ['text'],
};

function defaultFor(kind: Kind, random: Random): Json | undefined {
  switch (kind) {
    case 'text':
      return random.pick(['', 'a', "it's", '"quoted"', '图']);
    case 'integer':
    case 'int64':
      return random.integer(-3, 3);
    case 'decimal':
      return random.pick(['0.00', '-1.50', '7']);
    case 'number':
      return random.pick([0, -0.5, 2.25]);
    case 'boolean':
      return random.chance(0.5);
    case 'datetime':
      return '2024-02-29T12:00:00Z';
    case 'date':
      return '2024-02-29';
    case 'json':
      return random.pick<Json>([{}, {a: [1, 'x']}]);
    case 'relation':
    case 'references':
      return undefined;
  }
}

function freeName(entity: EntityShape, random: Random): string | undefined {
  return random.maybe(FIELD_NAMES.filter(name => !entity.fields.some(field => field.name === name)));
}

function freeKey(shape: Shape, random: Random): string | undefined {
  return random.maybe(KEYS.filter(key => !shape.entities.some(entity => entity.key === key)));
}

function stableId(shape: Shape): string {
  shape.issued += 1;
  return `s${shape.issued}`;
}

function addFieldTo(shape: Shape, entity: EntityShape, random: Random): void {
  const name = freeName(entity, random);
  if (name === undefined) return;
  const kind = random.pick(KINDS);
  const related = kind === 'relation' || kind === 'references';
  const required = !related && random.chance(0.3);
  const withDefault = random.chance(0.4) ? defaultFor(kind, random) : undefined;
  entity.fields.push({
    id: stableId(shape),
    name,
    was: [],
    kind,
    precision: random.integer(12, 16),
    scale: random.integer(2, 4),
    required,
    default: withDefault,
    to: related ? random.pick(shape.entities).id : '',
    onDelete: random.pick(['restrict', 'cascade', 'setNull']),
  });
}

function addEntity(shape: Shape, random: Random): void {
  const key = freeKey(shape, random);
  if (key === undefined || shape.entities.length >= 5) return;
  const entity: EntityShape = {
    id: `e${stableId(shape)}`,
    key,
    was: [],
    soft: random.chance(0.7),
    fields: [],
    unique: [],
    indexes: [],
    searched: [],
  };
  shape.entities.push(entity);
  for (let count = random.integer(1, 5); count > 0; count -= 1) addFieldTo(shape, entity, random);
}

function forgetField(entity: EntityShape, id: string): void {
  const without = (ids: readonly string[]) => ids.every(each => each.replace(/^-/, '') !== id);
  entity.unique = entity.unique.filter(({fieldIds}) => without(fieldIds));
  entity.indexes = entity.indexes.filter(without);
  entity.searched = entity.searched.filter(each => each !== id);
  if (entity.sort === id) delete entity.sort;
}

function dropField(entity: EntityShape, id: string): void {
  forgetField(entity, id);
  entity.fields = entity.fields.filter(field => field.id !== id);
}

function removeEntity(shape: Shape, random: Random): void {
  if (shape.entities.length < 3) return;
  const gone = random.pick(shape.entities);
  shape.entities = shape.entities.filter(entity => entity !== gone);
  for (const entity of shape.entities)
    for (const field of entity.fields.filter(each => each.to === gone.id)) dropField(entity, field.id);
}

function renameEntity(shape: Shape, random: Random): void {
  const entity = random.pick(shape.entities);
  const key = freeKey(shape, random);
  if (key === undefined) return;
  if (random.chance(0.85)) entity.was.push(entity.key);
  entity.key = key;
}

function swapKeys(shape: Shape, random: Random): void {
  const [one, two] = [random.pick(shape.entities), random.pick(shape.entities)];
  if (one === two) return;
  one.was.push(one.key);
  two.was.push(two.key);
  [one.key, two.key] = [two.key, one.key];
}

function renameField(shape: Shape, random: Random): void {
  const entity = random.pick(shape.entities);
  const field = random.maybe(entity.fields);
  const name = freeName(entity, random);
  if (!field || name === undefined) return;
  if (random.chance(0.85)) field.was.push(field.name);
  field.name = name;
}

function swapNames(shape: Shape, random: Random): void {
  const {fields} = random.pick(shape.entities);
  const [one, two] = [random.maybe(fields), random.maybe(fields)];
  if (!one || !two || one === two) return;
  one.was.push(one.name);
  two.was.push(two.name);
  [one.name, two.name] = [two.name, one.name];
}

function removeField(shape: Shape, random: Random): void {
  const entity = random.pick(shape.entities);
  const field = random.maybe(entity.fields);
  if (field) dropField(entity, field.id);
}

/** Once in a step: what a value can become in two steps it need not become in one. */
function changeKind(shape: Shape, random: Random, base: Shape): void {
  const entity = random.pick(shape.entities);
  const before = entityOf(base, entity.id);
  const field = random.maybe(
    entity.fields.filter(
      ({id, kind}) => fieldOf(before, id)?.kind === kind && !entity.unique.some(({fieldIds}) => fieldIds.includes(id)),
    ),
  );
  const kind = field && random.maybe(CASTS[field.kind] ?? []);
  if (!field || !kind) return;
  forgetField(entity, field.id);
  const earlier = field.kind;
  field.kind = kind;
  field.default = field.default === undefined ? undefined : defaultFor(kind, random);
  // At least as many digits before the point as any value of the tests has.
  const widen = earlier !== 'decimal' || random.chance(0.6);
  field.scale = widen ? field.scale + random.integer(0, 2) : random.integer(2, 4);
  field.precision = widen ? field.precision + random.integer(2, 12) : random.integer(12, 16);
}

/** Only a field whose missing values can be filled in without making rows alike where they must differ. */
function changeRequired(shape: Shape, random: Random): void {
  const {fields, unique} = random.pick(shape.entities);
  const field = random.maybe(
    fields.filter(
      ({id, kind}) => kind !== 'relation' && kind !== 'references' && !unique.some(({fieldIds}) => fieldIds[1] === id),
    ),
  );
  if (field) field.required = !field.required;
}

function changeDefault(shape: Shape, random: Random): void {
  const {fields, unique} = random.pick(shape.entities);
  const field = random.maybe(fields.filter(({id}) => !unique.some(({fieldIds}) => fieldIds.includes(id))));
  if (field) field.default = random.chance(0.3) ? undefined : defaultFor(field.kind, random);
}

function changeDelete(shape: Shape, random: Random): void {
  const field = random.maybe(random.pick(shape.entities).fields.filter(({to}) => to !== ''));
  if (field) field.onDelete = random.pick(['restrict', 'cascade', 'setNull']);
}

function changeTarget(shape: Shape, random: Random): void {
  const field = random.maybe(random.pick(shape.entities).fields.filter(({kind}) => kind === 'relation'));
  if (field) field.to = random.pick(shape.entities).id;
}

function changeSoft(shape: Shape, random: Random): void {
  const entity = random.pick(shape.entities);
  entity.soft = !entity.soft;
}

/** Over fields that stand in the database as they are now. */
function changeUnique(shape: Shape, random: Random, base: Shape): void {
  const entity = random.pick(shape.entities);
  const before = entityOf(base, entity.id);
  if (entity.unique.length > 0 && random.chance(0.5)) {
    entity.unique.pop();
    return;
  }
  const fixed = (field: FieldShape) => fieldOf(before, field.id)?.kind === field.kind;
  const first = random.maybe(
    entity.fields.filter(field => fixed(field) && ['text', 'integer', 'int64'].includes(field.kind)),
  );
  if (!first) return;
  const second = random.maybe(
    entity.fields.filter(
      field => fixed(field) && field !== first && ['text', 'date', 'boolean', 'relation'].includes(field.kind),
    ),
  );
  entity.unique.push({
    id: stableId(shape),
    fieldIds: second && random.chance(0.5) ? [first.id, second.id] : [first.id],
  });
}

function changeIndexes(shape: Shape, random: Random): void {
  const entity = random.pick(shape.entities);
  const plain = entity.fields.filter(({kind}) => kind !== 'json' && kind !== 'references');
  if (random.chance(0.4)) entity.indexes.pop();
  const field = random.maybe(plain);
  if (field) entity.indexes.push([`${random.chance(0.5) ? '-' : ''}${field.id}`]);
  entity.searched = plain.filter(({kind}) => kind === 'text' && random.chance(0.5)).map(({id}) => id);
  entity.sort = random.maybe(plain.filter(({kind}) => kind === 'integer'))?.id;
}

const MUTATIONS: readonly ((shape: Shape, random: Random, base: Shape) => void)[] = [
  addEntity,
  removeEntity,
  renameEntity,
  swapKeys,
  renameField,
  renameField,
  swapNames,
  removeField,
  changeKind,
  changeKind,
  changeRequired,
  changeDefault,
  changeDelete,
  changeTarget,
  changeSoft,
  changeUnique,
  changeUnique,
  changeIndexes,
  function addField(shape, random) {
    addFieldTo(shape, random.pick(shape.entities), random);
  },
];

/** A business to begin with. */
export function firstShape(random: Random): Shape {
  const shape: Shape = {entities: [], issued: 0};
  for (let count = 3; count > 0; count -= 1) addEntity(shape, random);
  return shape;
}

/** The shape after one to four changes, and which they were. */
export function evolve(base: Shape, random: Random): {shape: Shape; changes: readonly string[]} {
  const shape = structuredClone(base);
  const changes: string[] = [];
  for (let count = random.integer(1, 4); count > 0; count -= 1) {
    const mutation = random.pick(MUTATIONS);
    mutation(shape, random, base);
    changes.push(mutation.name);
  }
  return {shape, changes};
}
