/** Who is to be told of what was written (`x-notify`) hears of it by work that the write leaves. */
import {evaluate, type Entity, type NotifyKeyword} from '@emblem/schemas';
import type {Context} from '../context';
import {predicateContext} from '../read/source';
import type {WireRecord} from '../values';
import {defer} from './defer';
import {sameValue} from './values';

export const NOTICE_TASK = 'tellNotice';

interface Write {
  readonly after: WireRecord;
  /** Absent for a new record. */
  readonly before: WireRecord | undefined;
  /** What was done, such as a step. */
  readonly action: string;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

function isChanged({after, before}: Write, name: string): boolean {
  return before ? !sameValue(before[name], after[name]) : !isEmpty(after[name]);
}

function hasHappened({created, changed = [], steps = []}: NotifyKeyword, write: Write): boolean {
  return (
    (created === true && !write.before) ||
    changed.some(name => isChanged(write, name)) ||
    (write.before !== undefined && steps.includes(write.action))
  );
}

/** Whether anybody else than whoever wrote it may be meant: most records are handed to their maker. */
function mayConcernOthers({actor}: Context, {tell}: NotifyKeyword, {after}: Write): boolean {
  return tell.some(told => {
    if ('right' in told || told.user.includes('.')) return true;
    const value = after[told.user];
    const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
    return ids.some(id => !isEmpty(id) && id !== actor.id);
  });
}

/** Leaves work for each of the entity's notifications for which this is the occasion. */
export async function planNotices(
  context: Context,
  entity: Entity,
  after: WireRecord,
  before: WireRecord | undefined,
  action: string,
): Promise<void> {
  if (context.quiet || entity.notifications.length === 0) return;
  const {actor} = context;
  const write = {after, before, action};
  for (const notification of entity.notifications) {
    const {id, when} = notification;
    if (!hasHappened(notification, write)) continue;
    if (when && !evaluate(when, after, predicateContext(context), entity)) continue;
    if (!mayConcernOthers(context, notification, write)) continue;
    await defer(context, NOTICE_TASK, {
      entity: entity.key,
      id: after.id,
      notification: id,
      action,
      // Customers are named to nobody here: not all who read the record may know who they are.
      by: actor.kind === 'staff' ? actor.name : null,
      userId: actor.id,
      bySystem: actor.kind === 'system',
    });
  }
}
