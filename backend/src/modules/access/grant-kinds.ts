/** Who an authority can be granted to (CO-302). */

export type HolderKind = 'user' | 'role' | 'department';

export interface GrantKind {
  /** The entity that is granted to. */
  readonly owner: HolderKind;
  readonly entity: string;
  /** The property and the call's parameter that name the owner. */
  readonly field: 'userId' | 'roleId' | 'deptId';
  readonly reads: string;
  readonly replaces: string;
}

export const KINDS: readonly GrantKind[] = [
  {owner: 'user', entity: 'user-authority', field: 'userId', reads: 'getUserAuthList', replaces: 'doUserAuth'},
  {owner: 'role', entity: 'role-authority', field: 'roleId', reads: 'getRoleAuthList', replaces: 'doRoleAuth'},
  {
    owner: 'department',
    entity: 'department-authority',
    field: 'deptId',
    reads: 'getDeptAuthList',
    replaces: 'doDeptAuth',
  },
];
