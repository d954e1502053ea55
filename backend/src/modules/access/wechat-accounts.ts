/** `/user/qyWx/getUserOfMultiWxByDeptId`: who of a department has several WeChat-Work accounts (CO-621). */
import {numberOf, textOf} from '../../record-values';
import {requiredId} from '../../acts/input';
import type {Act} from '../../context';
import {findAll} from '../../read';

export const getUserOfMultiWxByDeptId: Act<'getUserOfMultiWxByDeptId'> = {
  name: 'getUserOfMultiWxByDeptId',
  async run(context, input) {
    const deptId = requiredId(context, input, 'deptId');
    const users = await findAll(context, 'user', {contains: ['departmentIds', deptId]}, [
      {field: 'userName', descending: false},
    ]);
    const accounts = await findAll(context, 'wechat-account', {in: ['userId', users.map(({id}) => id)]}, [
      {field: 'wxUserId', descending: false},
    ]);
    return users
      .map(user => ({
        id: user.id,
        userName: textOf(user, 'userName'),
        realName: textOf(user, 'realName'),
        wxList: accounts
          .filter(account => numberOf(account, 'userId') === user.id)
          .map(account => ({id: account.id, wxUserId: textOf(account, 'wxUserId'), wxName: textOf(account, 'wxName')})),
      }))
      .filter(({wxList}) => wxList.length > 1);
  },
};
