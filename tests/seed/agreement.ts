/** What must be true of every seeded record, whatever the world: it is as the write path would have let it be. */
import {checkRecord, validateRecord, type Entity, type Field, type PredicateContext} from '@emblem/schemas';
import {NOW, type Planted, type Values} from './planted';

const NOBODY: PredicateContext = {
  now: NOW.toISOString(),
  actor: {
    id: null,
    departmentIds: [],
    roleIds: [],
    platformIds: [],
    marketPlatformIds: [],
    memberId: null,
    email: null,
  },
};

function withoutSystem(entity: Entity, record: Values): Values {
  return Object.fromEntries(Object.entries(record).filter(([name]) => entity.field[name]?.system === undefined));
}

/** `entity 7: property: message` for each record that the schema would refuse. */
export async function misfits({model, records}: Planted): Promise<readonly string[]> {
  const found: string[] = [];
  for (const entity of model.entities.values())
    for (const record of await records(entity.key)) {
      const values = withoutSystem(entity, record);
      const errors = {...validateRecord(entity, 'create', values, 'en'), ...checkRecord(entity, record, NOBODY, 'en')};
      for (const [name, message] of Object.entries(errors))
        found.push(`${entity.key} ${String(record.id)}: ${name}: ${JSON.stringify(message)}`);
    }
  return found;
}

function idsIn(field: Field, record: Values): readonly number[] {
  const value = record[field.name];
  if (Array.isArray(value)) return value.map(Number);
  return value === null ? [] : [Number(value)];
}

/** References to records that are not there. */
export async function dangling({model, records}: Planted): Promise<readonly string[]> {
  const found: string[] = [];
  const ids = new Map<string, ReadonlySet<number>>();
  for (const key of model.entities.keys()) ids.set(key, new Set((await records(key)).map(record => Number(record.id))));
  for (const entity of model.entities.values()) {
    const relations = entity.fields.filter(field => field.relation);
    for (const record of await records(entity.key))
      for (const field of relations)
        for (const id of idsIn(field, record))
          if (!ids.get(field.relation?.to ?? '')?.has(id))
            found.push(`${entity.key} ${String(record.id)}: ${field.name} ${id}`);
  }
  return found;
}

/** Lists whose places are not 1, 2, 3 ... */
export async function brokenOrders({model, records}: Planted): Promise<readonly string[]> {
  const found: string[] = [];
  for (const {key, sort} of model.entities.values()) {
    if (!sort) continue;
    const lists = new Map<string, number[]>();
    for (const record of await records(key)) {
      const scope = JSON.stringify((sort.scope ?? []).map(name => record[name] ?? null));
      lists.set(scope, [...(lists.get(scope) ?? []), Number(record[sort.field])]);
    }
    for (const [scope, places] of lists)
      if ([...places].sort((a, b) => a - b).some((place, index) => place !== index + 1)) found.push(`${key} ${scope}`);
  }
  return found;
}

/** Addresses of files in records that nobody kept. */
export async function missingFiles({model, records, files}: Planted): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const key of model.entities.keys())
    for (const [address] of JSON.stringify(await records(key)).matchAll(/\/files\/[^"\\]+/g))
      if (!files.has(address)) found.add(address);
  return [...found];
}
