/** `/oaManager/categoryAlerts/...`: alerts that people read and answer (CO-645 to CO-651). */
import {CATEGORY_ALERT, USER} from '@emblem/schemas/values';
import {numberOf, numbersOf, textOf} from '../../record-values';
import {idList, optionalText, requiredId, requiredText} from '../../acts/input';
import type {Act, Context} from '../../context';
import type {Values, WireRecord} from '../../values';
import {asTrusted} from '../../context/trusted';
import {Refusal, say} from '../../errors';
import {findAll, get} from '../../read';
import {create, transaction, update} from '../../write';
import {TEXTS} from './texts';

/** One alert for each of the people named. */
export const addAlert: Act<'addAlert'> = {
  name: 'addAlert',
  run: (context, input) =>
    transaction(context, async tx => {
      const values = {
        parentCategoryId: requiredId(tx, input, 'parentCategoryId'),
        alertTitle: requiredText(tx, input, 'alertTitle'),
        alertContent: optionalText(tx, input, 'alertContent'),
      };
      const alerts: WireRecord<'category-alert'>[] = [];
      for (const userId of new Set(idList(tx, input, 'userIds')))
        alerts.push(await create(tx, 'category-alert', {...values, userId}));
      return alerts;
    }),
};

/** The alerts named by `id`, or by `ids` where a button asks; 404 or 403 for those of others. */
async function ownAlerts(context: Context, input: Values): Promise<readonly number[]> {
  const ids = input.ids === undefined ? [requiredId(context, input, 'id')] : idList(context, input, 'ids');
  for (const id of ids) {
    const alert = await get(context, 'category-alert', id);
    if (numberOf(alert, 'userId') !== context.actor.id)
      throw new Refusal(403, say(TEXTS.notYours, context.actor.language));
  }
  return ids;
}

async function change(context: Context, input: Values, values: Values): Promise<{count: number}> {
  return transaction(context, async tx => {
    const ids = await ownAlerts(tx, input);
    for (const id of ids) await update(asTrusted(tx), 'category-alert', id, values);
    return {count: ids.length};
  });
}

export const markAlertAsRead: Act<'markAlertAsRead'> = {
  name: 'markAlertAsRead',
  run: (context, input) => change(context, input, {isRead: CATEGORY_ALERT.isRead.read, readAt: context.now}),
};

/** Who answers has read. */
export const submitAlertFeedback: Act<'submitAlertFeedback'> = {
  name: 'submitAlertFeedback',
  run(context, input) {
    return change(context, input, {
      feedback: requiredText(context, input, 'feedback'),
      feedbackAt: context.now,
      isRead: CATEGORY_ALERT.isRead.read,
      readAt: context.now,
    });
  },
};

function userEntry(user: WireRecord) {
  return {id: user.id, userName: textOf(user, 'userName'), realName: textOf(user, 'realName')};
}

/** Every department with its enabled users; somebody in two departments stands in both. */
export const getAllUserGroupByDept: Act<'getAllUserGroupByDept'> = {
  name: 'getAllUserGroupByDept',
  async run(context) {
    const departments = await findAll(context, 'department', undefined, [{field: 'sort', descending: false}]);
    const users = await findAll(context, 'user', {eq: ['state', USER.state.enabled]}, [
      {field: 'userName', descending: false},
    ]);
    return departments.map(department => ({
      id: department.id,
      deptName: textOf(department, 'deptName'),
      userList: users.filter(user => numbersOf(user, 'departmentIds').includes(department.id)).map(userEntry),
    }));
  },
};
