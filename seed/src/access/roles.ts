/**
 * The roles that the documents name, in their spelling: the general ones, those of the artwork system, those of
 * marketing (CO-406..409).
 */
import type {Row} from '../store/row';
import {DEPARTMENT, type DepartmentName} from './departments';

const ROLES = [
  ['admin', 'management'],
  ['manager', 'sales'],
  ['Salesman', 'sales'],
  ['US office member', 'usOffice'],
  ['Merchandiser', 'merchandising'],
  ['Purchase', 'purchasing'],
  ['Shipping', 'shipping'],
  ['Factory', 'factory'],
  ['orderplacer', 'merchandising'],
  ['finance', 'finance'],
  ['warehouse staff', 'warehouse'],
  ['customer-service', 'customerService'],
  ['dealer', 'partners'],
  ['designer', 'artwork'],
  ['Designeradmin', 'artwork'],
  ['Threedimensionaladmin', 'artwork'],
  ['DesignerAdmin', 'artwork'],
  ['DesignerGroupLeader', 'artwork'],
  ['Designer', 'artwork'],
  ['TwoDGroupLeader', 'artwork'],
  ['TwoDDesigner', 'artwork'],
  ['ThreeDGroupLeader', 'artwork'],
  ['ThreeDDesigner', 'artwork'],
  ['ThreedimensionalAdmin', 'artwork'],
  ['SimilarThreedimensionalAdmin', 'artwork'],
  ['ThreedimensionalGroupLeader', 'artwork'],
  ['ThreedimensionalDesigner', 'artwork'],
  ['CheckAdmin', 'artwork'],
  ['SalesMan', 'sales'],
  ['alliance-marketing team leader', 'marketing'],
  ['alliance-marketing ordinary staff', 'marketing'],
  ['marketing-centre manager', 'marketing'],
  ['alliance manager', 'marketing'],
  ['marketing manager', 'marketing'],
  ['intern', 'marketing'],
] as const satisfies readonly (readonly [string, DepartmentName])[];

export type RoleName = (typeof ROLES)[number][0];

/** Ids follow the order of the list; a role that is added goes to its end. */
export function roleId(name: RoleName): number {
  return ROLES.findIndex(([role]) => role === name) + 1;
}

export function roles(): readonly Row[] {
  return ROLES.map(([roleName, department]) => ({
    id: roleId(roleName),
    roleName,
    deptId: DEPARTMENT[department],
    isSystemRole: roleName === 'admin' ? 1 : 0,
  }));
}
