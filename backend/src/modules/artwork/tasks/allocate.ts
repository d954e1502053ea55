/** Hands tasks out by rules: the first that fits from the top says to which group, and to whom in it. */
import type {Predicate} from '@emblem/schemas';
import {DESIGNER_ACCOUNT, DESIGNER_GROUP, DRAWING_ALLOCATION, DRAWING_TASK} from '@emblem/schemas/values';
import {idList} from '../../../acts/input';
import {requireReached} from '../../../acts/reached';
import type {Act, Context} from '../../../context';
import {asTrusted} from '../../../context/trusted';
import {lock} from '../../../database/lock';
import {refuseConflict} from '../../../acts/refuse-conflict';
import {find, findAll, list} from '../../../read';
import {numberOf, numbersOf, textOf} from '../../../record-values';
import type {WireRecord} from '../../../values';
import {transaction, transition, update} from '../../../write';
import {TEXTS} from '../texts';

const {unassigned, assigned, drawing, paused, toRevise} = DRAWING_TASK.status;
/** What somebody has still to do. */
const OPEN = [assigned, drawing, paused, toRevise];

/** Whether a list of what a rule is about is empty, or has it. */
const takes = (allowed: readonly number[], value: number | null): boolean =>
  allowed.length === 0 || (value !== null && allowed.includes(value));

async function platformOf(system: Context, task: WireRecord): Promise<number | null> {
  const orderId = numberOf(task, 'orderId');
  const order = orderId === null ? undefined : await find(system, 'order', {eq: ['id', orderId]});
  return order ? numberOf(order, 'proId') : null;
}

function fits(rule: WireRecord, task: WireRecord, platform: number | null): boolean {
  const kind = numberOf(rule, 'kind');
  return (
    (kind === null || kind === numberOf(task, 'kind')) &&
    takes(numbersOf(rule, 'categoryIds'), numberOf(task, 'categoryId')) &&
    takes(numbersOf(rule, 'proIds'), platform) &&
    (numberOf(task, 'urgency') ?? 0) >= (numberOf(rule, 'leastUrgency') ?? 0)
  );
}

/** Of these people, those who are on duty and can draw it. */
async function able(system: Context, task: WireRecord, people: readonly number[]): Promise<readonly WireRecord[]> {
  const accounts = await findAll(system, 'designer-account', {
    all: [
      {in: ['userId', [...people]]},
      {eq: ['isOnDuty', DESIGNER_ACCOUNT.isOnDuty.yes]},
      {eq: ['kind', numberOf(task, 'kind')]},
    ],
  });
  return accounts.filter(account => takes(numbersOf(account, 'skillIds'), numberOf(task, 'categoryId')));
}

const minutesOf = (task: WireRecord): number => numberOf(task, 'standardMinutes') ?? 0;

/** Minutes that designers have still to do, by their accounts: read once, and added to with each task. */
class Loads {
  private readonly known = new Map<number, number>();

  constructor(private readonly system: Context) {}

  private async of(account: WireRecord): Promise<number> {
    const known = this.known.get(account.id);
    if (known !== undefined) return known;
    const where: Predicate = {all: [{eq: ['designerId', numberOf(account, 'userId')]}, {in: ['status', OPEN]}]};
    const tasks = await findAll(this.system, 'drawing-task', where);
    const load = tasks.reduce((sum, task) => sum + minutesOf(task), 0);
    this.known.set(account.id, load);
    return load;
  }

  async least(accounts: readonly WireRecord[]): Promise<WireRecord | undefined> {
    const loads: number[] = [];
    for (const account of accounts) loads.push(await this.of(account));
    return accounts[loads.indexOf(Math.min(...loads))];
  }

  add(account: WireRecord, task: WireRecord): void {
    const known = this.known.get(account.id);
    if (known !== undefined) this.known.set(account.id, known + minutesOf(task));
  }
}

/** Whoever drew for the customer of the task last. */
async function earlier(system: Context, task: WireRecord, accounts: readonly WireRecord[]) {
  const order = await find(system, 'order', {eq: ['id', numberOf(task, 'orderId') ?? 0]});
  const memberId = order && numberOf(order, 'memberId');
  if (!memberId) return undefined;
  const ids = accounts.map(account => numberOf(account, 'userId') ?? 0);
  const {records} = await list(system, 'drawing-task', {
    where: {all: [{in: ['designerId', ids]}, {has: ['orderId', {eq: ['memberId', memberId]}]}]},
    sort: [{field: 'id', descending: true}],
    limit: 1,
  });
  return accounts.find(account => account.userId === records[0]?.designerId);
}

function inTurn(accounts: readonly WireRecord[]): WireRecord | undefined {
  const last = (account: WireRecord) => textOf(account, 'lastAllocatedAt') ?? '';
  return [...accounts].sort((one, other) => last(one).localeCompare(last(other)) || one.id - other.id)[0];
}

async function chooseByRule(
  system: Context,
  loads: Loads,
  rule: WireRecord,
  task: WireRecord,
): Promise<WireRecord | undefined> {
  const group = await find(system, 'designer-group', {
    all: [{eq: ['id', numberOf(rule, 'groupId') ?? 0]}, {eq: ['state', DESIGNER_GROUP.state.enabled]}],
  });
  if (!group) return undefined;
  const members = await able(system, task, numbersOf(group, 'memberIds'));
  const accounts = members.length > 0 ? members : await able(system, task, numbersOf(group, 'backerIds'));
  if (accounts.length === 0) return undefined;
  const {earlierDesigner, roundRobin} = DRAWING_ALLOCATION.method;
  if (rule.method === roundRobin) return inTurn(accounts);
  const known = rule.method === earlierDesigner ? await earlier(system, task, accounts) : undefined;
  return known ?? loads.least(accounts);
}

/** Whether somebody has it then. */
async function handOut(
  context: Context,
  loads: Loads,
  task: WireRecord,
  rules: readonly WireRecord[],
): Promise<boolean> {
  const system = asTrusted(context);
  const platform = await platformOf(system, task);
  for (const rule of rules.filter(each => fits(each, task, platform))) {
    const account = await chooseByRule(system, loads, rule, task);
    if (!account) continue;
    await update(system, 'drawing-task', task.id, {groupId: numberOf(rule, 'groupId')});
    await transition(system, 'drawing-task', task.id, 'allocate', {designerId: numberOf(account, 'userId')});
    await update(system, 'designer-account', account.id, {lastAllocatedAt: context.now});
    loads.add(account, task);
    return true;
  }
  return false;
}

/** Those of the tasks that nobody has; one after another, so that each counts for the next. 409 where no rule fits. */
export const allocateByRules: Act<'allocateByRules'> = {
  name: 'allocateByRules',
  run: (context, input) =>
    transaction(context, async tx => {
      const ids = idList(tx, input, 'ids');
      await requireReached(tx, 'drawing-task', 'allocate-by-rules', ids);
      await lock(tx.sql, 'drawing-allocation');
      const system = asTrusted(tx);
      const enabled = {eq: ['state', DRAWING_ALLOCATION.state.enabled]} as const;
      const rules = await findAll(system, 'drawing-allocation', enabled, [{field: 'sort', descending: false}]);
      const tasks = await findAll(system, 'drawing-task', {all: [{in: ['id', ids]}, {eq: ['status', unassigned]}]});
      const loads = new Loads(system);
      let count = 0;
      for (const task of tasks) if (await handOut(tx, loads, task, rules)) count += 1;
      if (tasks.length > 0 && count === 0) refuseConflict(tx, TEXTS.noRule);
      return {count};
    }),
};
