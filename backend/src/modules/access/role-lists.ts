/** Lists of roles by department, as the console's start and the role screens ask for them. */
import type {Predicate} from '@emblem/schemas';
import {ROLE} from '@emblem/schemas/values';
import {numberOf, textOf} from '../../record-values';
import {optionalId} from '../../acts/input';
import type {Act, Context} from '../../context';
import type {WireRecord} from '../../values';
import {findAll} from '../../read';

function roleEntry(role: WireRecord) {
  return {
    id: role.id,
    roleName: textOf(role, 'roleName'),
    deptId: numberOf(role, 'deptId'),
    isSystemRole: numberOf(role, 'isSystemRole'),
  };
}

function rolesIn(context: Context, deptId: number | undefined): Promise<readonly WireRecord[]> {
  return findAll(context, 'role', deptId === undefined ? undefined : {eq: ['deptId', deptId]}, [
    {field: 'roleName', descending: false},
  ]);
}

/** `/user/getRoleList`: the roles of a department, under the name the console reads them by (CO-484). */
export const getRoleList: Act<'getRoleList'> = {
  name: 'getRoleList',
  async run(context, input) {
    const roles = await rolesIn(context, optionalId(context, input, 'deptId'));
    return {deptList: roles.map(roleEntry)};
  },
};

/**
 * `/user/dept/getDeptListAndSystemRoleList`: departments with their roles, and the system roles by themselves (CO-619).
 */
export const getDeptListAndSystemRoleList: Act<'getDeptListAndSystemRoleList'> = {
  name: 'getDeptListAndSystemRoleList',
  async run(context, input) {
    const deptId = optionalId(context, input, 'deptId');
    const which: Predicate | undefined = deptId === undefined ? undefined : {eq: ['id', deptId]};
    const departments = await findAll(context, 'department', which, [{field: 'sort', descending: false}]);
    const roles = (await rolesIn(context, undefined)).map(roleEntry);
    return {
      deptList: departments.map(department => ({
        id: department.id,
        deptName: textOf(department, 'deptName'),
        parentId: numberOf(department, 'parentId'),
        roleList: roles.filter(role => role.deptId === department.id),
      })),
      systemRoleList: roles.filter(role => role.isSystemRole === ROLE.isSystemRole.yes),
    };
  },
};
