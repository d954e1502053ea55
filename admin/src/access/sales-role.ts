/** Whether somebody is of the sales department or an administrator, who are offered the converter (CO-398). */
export function hasSalesRole(
  session: {readonly isAdmin: boolean; readonly roles: readonly {readonly departmentId?: number}[]},
  department: number,
): boolean {
  return session.isAdmin || session.roles.some(role => role.departmentId === department);
}
