/** What the staff work on beside orders: requirements, tasks, bugs and targets. */
import type {Row} from '../store/row';
import {bugs} from '../tasks/bugs';
import {requirements} from '../tasks/requirements';
import {targets} from '../tasks/targets';
import {taskTemplates, taskTypes} from '../tasks/task-types';
import {taskDependencies, tasks} from '../tasks/tasks';
import type {WorldContext} from './world-context';
import type {Organisation} from './organisation';
import {doer, idsByName} from './organisation';

const DONE = new Set(['done']);
const isDone = ({status}: Row): boolean => DONE.has(String(status));

/** A requirement with what its tasks come to. */
function withTasks(requirement: Row, all: readonly Row[]): Row {
  const own = all.filter(({requirementId, status}) => requirementId === requirement.id && status !== 'cancelled');
  const doneTaskCount = own.filter(isDone).length;
  const progress = own.length === 0 ? '0' : (doneTaskCount / own.length).toFixed(4);
  return {...requirement, taskCount: own.length, doneTaskCount, progress};
}

export async function insertWork({store, calendar, few}: WorldContext, {staff}: Organisation): Promise<void> {
  const options = {calendar, few, userId: idsByName(staff)};
  const divided = tasks(options);
  const wanted = requirements(options).map(each => withTasks(each, divided));
  const found = bugs(options);
  const rows = {
    'task-type': taskTypes(options),
    'task-template': taskTemplates(options),
    requirement: wanted,
    task: divided,
    'task-dependency': taskDependencies(options),
    bug: found,
    ...targets(options),
  };
  for (const [entity, list] of Object.entries(rows)) await store.insert(entity, list);
  await store.history('requirement', wanted, doer(staff, 'ownerId'));
  await store.history('task', divided, doer(staff, 'ownerId'));
  await store.history('bug', found, doer(staff, 'ownerId'));
}
