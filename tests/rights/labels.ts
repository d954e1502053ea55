/** What a permission label gives and takes, asked of the server with the label and without it. */
import {labelAction, type Call, type Entity, type Field, type Model, type PermissionSwitch} from '@emblem/schemas';
import {loadCalls, loadModel} from '@emblem/schemas/node';
import type {Client} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import {newRecord} from '../harness/values';
import {uniqueName} from '../harness/world';

/** One switch of a label, and what goes by it. */
export interface LabelCase {
  readonly entity: Entity;
  readonly kind: PermissionSwitch;
  readonly label: string;
  readonly fields: readonly Field[];
  readonly actions: readonly string[];
}

/** Every switch of every label of the model. */
export function labelCases(model: Model): readonly LabelCase[] {
  return [...model.entities.values()].flatMap(entity =>
    entity.permissions.flatMap(({key, switches}) =>
      switches.map(kind => ({
        entity,
        kind,
        label: key,
        fields: entity.fields.filter(({permission}) => permission[kind] === key),
        actions:
          kind === 'edit'
            ? [...entity.actionPermissions].filter(([, label]) => label === key).map(([action]) => action)
            : [],
      })),
    ),
  );
}

/** All rights of an entity but for one switch of a label. */
export function allButLabel({entity, kind, label}: LabelCase): readonly string[] {
  return entity.rightActions.filter(action => action !== labelAction(kind, label)).map(each => `${entity.key}.${each}`);
}

const DAY = '2027-05-06';
const MOMENT = '2027-05-06T07:08:09.000Z';

/** Another value than the record has; one that must match what stands `beside` it is made to. */
export async function anotherValue(
  admin: Client,
  {kind, options, relation, schema}: Field,
  now: unknown,
  beside: Json = {},
) {
  const matching = Object.entries(relation?.matching ?? {});
  if (relation && matching.length > 0) {
    const pairs = matching.flatMap(([theirs, ours]) =>
      (beside[ours] ?? null) === null ? [] : [[theirs, beside[ours]] as const],
    );
    const values = Object.fromEntries(pairs);
    return idOf(asObject(await newRecord(admin, loadModel(), relation.to, {values})));
  }
  if (relation) return (await admin.list(relation.to)).map(idOf).find(id => id !== now) ?? null;
  if (options) return options.find(({value, retired}) => value !== now && retired !== true)?.value;
  if (kind === 'boolean') return now !== true;
  if (kind === 'decimal') return (Number(now) === 7 ? 8 : 7).toFixed(schema['x-column']?.scale ?? 2);
  if (kind === 'integer' || kind === 'bigint') return now === 7 ? 8 : 7;
  if (schema.format === 'date') return now === DAY ? '2027-05-07' : DAY;
  if (schema.format === 'date-time') return now === MOMENT ? null : MOMENT;
  return uniqueName('v').slice(-(schema.maxLength ?? 40));
}

/** The documented calls that tell staff of records of an entity. */
function tellingCalls({key}: Entity): readonly Call[] {
  return loadCalls().filter(
    ({path, audience, output}) =>
      audience === 'staff' && /\/get[^/]*$/.test(path) && JSON.stringify(output ?? {}).includes(`"x-record":"${key}"`),
  );
}

/** Whether one of them names the property. */
async function isToldByCalls(client: Client, entity: Entity, name: string, id: number): Promise<boolean> {
  const told = await Promise.all(
    tellingCalls(entity).map(async ({path, input}) => {
      const {code, data} = await client.call(path, input?.properties?.id ? {id} : {});
      if (code !== '200') throw new Error(`${path} answered ${code}`);
      return JSON.stringify(data).includes(`"${name}":`);
    }),
  );
  return told.includes(true);
}

const encode = (value: unknown) => encodeURIComponent(JSON.stringify(value));

/** The ways in which a property could be learnt of, by name; each answers whether it was. */
export async function learns(client: Client, entity: Entity, {name, stored}: Field, record: Json) {
  const {key} = entity;
  const id = idOf(record);
  const reads = async (path: string) => (await client.rest('GET', path)).status === 200;
  const one = asObject((await client.rest('GET', `${key}/${id}`)).body);
  const rows = asObjects((await client.rest('GET', `${key}?filter=${encode({id})}`)).body);
  const history = (await client.rest('GET', `${key}/${id}/history`)).text;
  const timeline = (await client.rest('GET', `${key}/${id}/timeline`)).text;
  return {
    get: name in one,
    list: rows.some(row => name in row),
    filter: await reads(`${key}?filter=${encode({[name]: record[name]})}`),
    condition: await reads(`${key}?filter=${encode({_where: {ne: [name, record[name]]}})}`),
    ...(stored && {sort: await reads(`${key}?sort=${encode([name, 'ASC'])}`)}),
    count: await reads(`${key}/actions/count?filter=${encode({[name]: record[name]})}`),
    export: await reads(`${key}/actions/export?columns=id,${name}`),
    history: history.includes(`"${name}"`),
    timeline: timeline.includes(`"${name}"`),
    ...(tellingCalls(entity).length > 0 && {calls: await isToldByCalls(client, entity, name, id)}),
  };
}
