/** What runs in the background, by the name under which it is queued. */
import {COMPANY_ZONE, dayIn} from '@emblem/schemas';
import {RESUME} from '@emblem/schemas/values';
import {clearOldAttempts} from '../access/limits/lockout';
import {clearOut} from '../access/clear-out';
import {clearExpiredSessions} from '../access/session';
import {clearExpiredTickets} from '../access/ticket';
import {SYSTEM} from '../actor';
import {WARNING_JOB, warnOwner} from '../access/warn-owner';
import {clearOrphanedFiles} from '../files/clear-orphans';
import {forgetOldKeys} from '../database/forget-old';
import {MAIL_JOB, sendQueuedMail} from '../integrations/mail/outgoing';
import {calculateCommissions} from '../modules/analytics/commissions';
import {freezeKpi} from '../modules/analytics/freeze-kpi';
import {lastMonth} from '../modules/analytics/month';
import {refreshRepurchases} from '../modules/analytics/repurchases';
import {SEND_JOB} from '../modules/mail/queue-message';
import {sendMessage} from '../modules/mail/send-message';
import {settleMail} from '../modules/mail/settle-mail';
import {makeRecurringTasks} from '../modules/tasks/recurring';
import {readAllTargets} from '../modules/tasks/target-figures';
import {idsOf, LOOK_JOB, lookAtLinks} from '../modules/people/look-at-links';
import {sendSmsReminders} from '../modules/people/sms-reminders';
import {MEMBER_MAIL_JOB, sendMemberMail} from '../modules/sales/members/mail';
import {contextOf} from '../engine';
import {recheckFigures} from '../jobs/recheck-figures';
import type {DeferredTask} from '../jobs/deferred';
import {remindDue} from '../jobs/remind-due';
import {tellNotices} from '../jobs/tell-notices';
import {takeAutomaticTransitions} from '../jobs/take-automatic';
import type {Task} from '../jobs/task';
import type {Context} from '../context';
import {NOTICE_TASK, REMIND_TASK} from '../write';

/** Milliseconds for which the runs of timed tasks are kept. */
const KEPT_RUNS = 90 * 86_400_000;
/** Milliseconds for which messages are kept, read or not, with the marks of who read them. */
const KEPT_MESSAGES = 180 * 86_400_000;

/** ISO 8601: so long before now. */
function before({now}: Context, milliseconds: number): string {
  return new Date(Date.parse(now) - milliseconds).toISOString();
}

/** What writes leave (`write/defer`), done together. */
export const DEFERRED_TASKS: readonly DeferredTask[] = [
  {name: NOTICE_TASK, run: tellNotices},
  {name: REMIND_TASK, run: remindDue},
];

export const TASKS: readonly Task[] = [
  {name: MAIL_JOB, run: ({files}, payload) => sendQueuedMail(payload, address => files.open(address))},
  {name: SEND_JOB, run: sendMessage},
  {name: MEMBER_MAIL_JOB, run: (engine, payload) => sendMemberMail(contextOf(engine, SYSTEM), payload)},
  {name: LOOK_JOB, run: (engine, payload) => lookAtLinks(engine, idsOf(payload))},
  {name: WARNING_JOB, run: (engine, payload) => warnOwner(contextOf(engine, SYSTEM), payload)},
  {
    name: 'clearExpiredSessions',
    schedule: '17 3 * * *',
    async run(engine) {
      await clearExpiredSessions(contextOf(engine, SYSTEM));
      await clearExpiredTickets(contextOf(engine, SYSTEM));
    },
  },
  {
    name: 'clearOldAttempts',
    schedule: '27 3 * * *',
    async run(engine) {
      await clearOldAttempts(contextOf(engine, SYSTEM));
    },
  },
  {
    name: 'clearExpiredShares',
    schedule: '32 3 * * *',
    async run(engine) {
      const context = contextOf(engine, SYSTEM);
      await clearOut(context, 'share-record', {lte: ['expiresAt', context.now]});
    },
  },
  {
    name: 'clearOrphanedFiles',
    schedule: '47 3 * * *',
    async run(engine) {
      await clearOrphanedFiles(contextOf(engine, SYSTEM), engine.files);
    },
  },
  {
    name: 'clearOldKeys',
    schedule: '37 3 * * *',
    async run({sql}) {
      await forgetOldKeys(sql);
    },
  },
  {
    name: 'clearOldRuns',
    schedule: '42 3 * * *',
    async run(engine) {
      const context = contextOf(engine, SYSTEM);
      await clearOut(context, 'timed-task-run', {lt: ['createdAt', before(context, KEPT_RUNS)]});
    },
  },
  {
    name: 'clearOldMessages',
    schedule: '52 3 * * *',
    async run(engine) {
      const context = contextOf(engine, SYSTEM);
      await clearOut(context, 'broadcast-message', {lt: ['createdAt', before(context, KEPT_MESSAGES)]});
    },
  },
  {
    name: 'takeAutomaticTransitions',
    schedule: '2 * * * *',
    run: engine => takeAutomaticTransitions(contextOf(engine, SYSTEM)),
  },
  {
    name: 'refreshRepurchases',
    schedule: '12 2 * * *',
    async run(engine) {
      await refreshRepurchases(contextOf(engine, SYSTEM));
    },
  },
  {
    name: 'freezeKpi',
    schedule: '12 3 2 * *',
    async run(engine) {
      const context = contextOf(engine, SYSTEM);
      await refreshRepurchases(context);
      await freezeKpi(context, lastMonth(context.now));
    },
  },
  {
    name: 'calculateCommissions',
    schedule: '22 3 2 * *',
    async run(engine) {
      const context = contextOf(engine, SYSTEM);
      await calculateCommissions(context, lastMonth(context.now));
    },
  },
  {name: 'readTargetFigures', schedule: '32 4 * * *', run: engine => readAllTargets(contextOf(engine, SYSTEM))},
  {name: 'makeRecurringTasks', schedule: '7 22 * * *', run: engine => makeRecurringTasks(contextOf(engine, SYSTEM))},
  {name: 'sendSmsReminders', schedule: '*/5 * * * *', run: engine => sendSmsReminders(contextOf(engine, SYSTEM))},
  {name: 'settleMail', schedule: '*/5 * * * *', run: engine => settleMail(contextOf(engine, SYSTEM))},
  {
    name: 'clearOldResumes',
    schedule: '57 3 * * *',
    async run(engine) {
      const context = contextOf(engine, SYSTEM);
      const {hired} = RESUME.status;
      const today = dayIn(context.now, COMPANY_ZONE);
      await clearOut(context, 'resume', {all: [{lt: ['keepUntil', today]}, {ne: ['status', hired]}]});
    },
  },
  {name: 'checkExternalLinks', schedule: '42 1 * * *', run: engine => lookAtLinks(engine)},
  {name: 'recheckFigures', schedule: '7 4 * * *', run: engine => recheckFigures(contextOf(engine, SYSTEM))},
];
