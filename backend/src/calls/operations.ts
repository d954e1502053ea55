/** What a call does when the table names an operation on an entity: the same reads and writes as `/rest`. */
import type {Call, Entity, Operation} from '@emblem/schemas';
import {requireReach} from '../rights/decide-reach';
import {badInput, isBlank, missingInput} from '../acts/input';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Values, WireRecord} from '../values';
import type {Context} from '../context';
import {get, list} from '../read';
import {create, remove, reorder, toggle, update} from '../write';
import {coerce, coerceValues, readId} from './coerce';
import {treeOf} from './tree';
import {questionOf} from './question';

interface Task {
  readonly context: Context;
  readonly call: Call;
  readonly entity: Entity;
  readonly input: Values;
}

function parameterFor(call: Call, field: string): string {
  return Object.entries(call.params ?? {}).find(([, parameter]) => parameter.field === field)?.[0] ?? field;
}

function badParameter(context: Context, input: Values, name: string): never {
  return isBlank(input[name]) ? missingInput(context, name) : badInput(context, name);
}

function requiredId({context, call, input}: Task): number {
  const name = parameterFor(call, 'id');
  return readId(input[name]) ?? badParameter(context, input, name);
}

/**
 * The values among the parameters, under the entity's names. Parameters that the entity does not have are passed over.
 */
function valuesOf({call, entity, input}: Task): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(input)) {
    const parameter = call.params?.[name];
    if (parameter?.as === 'ignore') continue;
    const field = parameter?.field ?? name;
    if (field !== 'id' && field in entity.field) values[field] = value;
  }
  return coerceValues(entity, values);
}

async function listTask({context, call, entity, input}: Task): Promise<unknown> {
  const {page: _page, size: _size, ...question} = questionOf(call, entity, input);
  return (await list(context, entity.key, question)).records;
}

async function pageTask({context, call, entity, input}: Task): Promise<unknown> {
  const {page, size, ...question} = questionOf(call, entity, input);
  const asked = {...question, offset: (page - 1) * size, limit: size, total: 'exact'} as const;
  const {records, total} = await list(context, entity.key, asked);
  return {records, total, pages: Math.ceil(total / size), current: page, size};
}

async function treeTask({context, call, entity, input}: Task): Promise<unknown> {
  const {page: _page, size: _size, ...question} = questionOf(call, entity, input);
  const {records} = await list(context, entity.key, question);
  if (!call.tree) throw new Error(`${call.path} is a tree without saying by what.`);
  return treeOf(records, entity, call.tree);
}

/** The id and some properties; null for those that the actor does not read. */
function part(record: WireRecord, names: readonly string[]): Values {
  return {id: record.id, ...Object.fromEntries(names.map(name => [name, record[name] ?? null]))};
}

/** 404 for a record that is another one by what else is sent, such as its platform. */
function requireSame({context, call, entity, input}: Task, record: WireRecord): void {
  for (const [name, {field = name, as}] of Object.entries(call.params ?? {})) {
    const asked = entity.field[field];
    if (as === 'eq' && asked && !isBlank(input[name]) && coerce(asked, input[name]) !== record[field])
      throw new Refusal(404, text('notFound', context.actor.language));
  }
}

async function getTask(task: Task): Promise<unknown> {
  const {context, call, entity} = task;
  const record = await get(context, entity.key, requiredId(task));
  requireSame(task, record);
  return call.only ? part(record, call.only) : record;
}

async function createTask(task: Task): Promise<unknown> {
  return create(task.context, task.entity.key, valuesOf(task));
}

async function updateTask(task: Task): Promise<unknown> {
  return update(task.context, task.entity.key, requiredId(task), valuesOf(task));
}

/** Writes what the call names of what is sent, and what it says itself; answers that alone. */
async function setTask(task: Task): Promise<unknown> {
  const {context, call, entity} = task;
  const {only = [], values: own = {}} = call;
  const sent = Object.entries(valuesOf(task)).filter(([name]) => only.includes(name));
  const record = await update(context, entity.key, requiredId(task), {...Object.fromEntries(sent), ...own});
  return part(record, [...only, ...Object.keys(own)]);
}

async function saveTask(task: Task): Promise<unknown> {
  return readId(task.input[parameterFor(task.call, 'id')]) === undefined ? createTask(task) : updateTask(task);
}

async function deleteTask(task: Task): Promise<unknown> {
  await remove(task.context, task.entity.key, requiredId(task));
  return null;
}

async function toggleTask(task: Task): Promise<unknown> {
  const {context, entity, input, call} = task;
  const switched = entity.toggle;
  if (!switched) throw new Error(`${call.path} toggles ${entity.key}, which has no toggle.`);
  const name = parameterFor(call, switched.field);
  const wanted = coerceValues(entity, {[switched.field]: input[name]})[switched.field];
  if (wanted !== switched.on && wanted !== switched.off) badParameter(context, input, name);
  return toggle(context, entity.key, requiredId(task), wanted === switched.on);
}

/** To what is sent, or over; answers what became of the switch alone. */
async function switchTask(task: Task): Promise<unknown> {
  const {context, entity, input, call} = task;
  const switched = entity.switches.find(({field}) => field === call.switch);
  if (!switched) throw new Error(`${call.path} switches ${entity.key}, which has no such switch.`);
  const id = requiredId(task);
  const {field, on, off} = switched;
  const name = parameterFor(call, field);
  const sent = isBlank(input[name]) ? undefined : coerceValues(entity, {[field]: input[name]})[field];
  if (sent !== undefined && sent !== on && sent !== off) badInput(context, name);
  const wanted = sent ?? ((await get(context, entity.key, id))[field] === on ? off : on);
  const record: Values = await update(context, entity.key, id, {[field]: wanted});
  return {id, [field]: record[field] ?? null};
}

/** `[3, 1, 2]`, `[{"id": 3}, ...]` or `[{"id": 3, "sort": 1}, ...]`. */
function orderOf(value: unknown, sortField: string): readonly number[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const entries = value.map((item: unknown, index) => {
    if (typeof item !== 'object' || item === null) return {id: readId(item), place: index};
    const place = Number(Object.entries(item).find(([name]) => name === sortField || name === 'sort')?.[1]);
    return {id: readId('id' in item ? item.id : undefined), place: Number.isFinite(place) ? place : index};
  });
  const ids = entries.sort((a, b) => a.place - b.place).map(entry => entry.id);
  return ids.every((id): id is number => id !== undefined) ? ids : undefined;
}

async function reorderTask({context, call, entity, input}: Task): Promise<unknown> {
  const name = call.list ?? 'list';
  const sent = input[name] ?? input.list ?? Object.values(input).find(Array.isArray);
  const ids = orderOf(sent, entity.sort?.field ?? 'sort') ?? badParameter(context, {[name]: sent}, name);
  await reorder(context, entity.key, ids);
  return null;
}

const TASKS: Readonly<Record<Operation, (task: Task) => Promise<unknown>>> = {
  list: listTask,
  page: pageTask,
  tree: treeTask,
  get: getTask,
  save: saveTask,
  create: createTask,
  update: updateTask,
  set: setTask,
  delete: deleteTask,
  toggle: toggleTask,
  switch: switchTask,
  reorder: reorderTask,
};

/** The action whose right the call's operation needs. */
function actionOf(call: Call, operation: Operation, input: Values): string {
  if (operation === 'list' || operation === 'page' || operation === 'tree' || operation === 'get') return 'read';
  if (operation === 'reorder') return 'sort';
  if (operation === 'switch' || operation === 'set') return 'update';
  if (operation === 'save') return readId(input[parameterFor(call, 'id')]) === undefined ? 'create' : 'update';
  return operation;
}

/** Refuses whoever may not do the call's operation at all, before anything is said about what was sent. */
export function requireOperation(context: Context, call: Call, input: Values): void {
  if (call.entity && call.operation) requireReach(context, call.entity, actionOf(call, call.operation, input));
}

export async function runOperation(context: Context, call: Call, input: Values): Promise<unknown> {
  if (!call.entity || !call.operation) throw new Error(`${call.path} names neither an act nor an operation.`);
  return TASKS[call.operation]({context, call, entity: context.model.entity(call.entity), input});
}
