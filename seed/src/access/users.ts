/**
 * Staff accounts: one named after each role, and colleagues who share the inquiries and orders. All have the demo
 * password.
 */
import type {Row} from '../store/row';
import {DEPARTMENT, type DepartmentName} from './departments';
import {roleId, type RoleName} from './roles';

interface Account {
  readonly userName: string;
  readonly realName: string;
  readonly department: DepartmentName;
  readonly role: RoleName;
  readonly language?: 'zh' | 'en';
  /** All when absent. */
  readonly platforms?: readonly number[];
}

const NAMED_AFTER_ROLES: readonly Account[] = [
  {userName: 'admin', realName: 'Ada Moreau', department: 'management', role: 'admin'},
  {userName: 'salesman', realName: 'Sam Whitfield', department: 'sales', role: 'Salesman', platforms: [1, 2, 3]},
  {userName: 'manager', realName: 'Mona Castellan', department: 'sales', role: 'manager'},
  {userName: 'merchandiser', realName: '林美玲', department: 'merchandising', role: 'Merchandiser', language: 'zh'},
  {userName: 'purchase', realName: '赵国强', department: 'purchasing', role: 'Purchase', language: 'zh'},
  {userName: 'shipping', realName: '周海燕', department: 'shipping', role: 'Shipping', language: 'zh'},
  {userName: 'factory', realName: '吴建军', department: 'factory', role: 'Factory', language: 'zh'},
  {userName: 'finance', realName: 'Fiona Abara', department: 'finance', role: 'finance'},
  {userName: 'warehouse', realName: '孙志明', department: 'warehouse', role: 'warehouse staff', language: 'zh'},
  {userName: 'designer', realName: '陈雨欣', department: 'artwork', role: 'designer', language: 'zh'},
  {userName: 'usoffice', realName: 'Ursula Bright', department: 'usOffice', role: 'US office member', platforms: [1]},
  {userName: 'marketing', realName: 'Marco Silvestri', department: 'marketing', role: 'marketing manager'},
  {userName: 'orderplacer', realName: '何晓东', department: 'merchandising', role: 'orderplacer', language: 'zh'},
];

const COLLEAGUES: readonly Account[] = [
  {
    userName: 'customerservice',
    realName: 'Clara Osei',
    department: 'customerService',
    role: 'customer-service',
    platforms: [1, 2],
  },
  {userName: 'dealer', realName: 'Dirk Vandamme', department: 'partners', role: 'dealer', platforms: [5]},
  {userName: 'designlead', realName: '郑凯文', department: 'artwork', role: 'DesignerAdmin', language: 'zh'},
  {userName: 'designer.two', realName: 'Nadia Farrow', department: 'artwork', role: 'TwoDDesigner'},
  {userName: 'designer.three', realName: '黄思远', department: 'artwork', role: 'ThreeDDesigner', language: 'zh'},
  {userName: 'olivia.grant', realName: 'Olivia Grant', department: 'sales', role: 'Salesman', platforms: [1, 2]},
  {userName: 'jonas.weber', realName: 'Jonas Weber', department: 'sales', role: 'Salesman', platforms: [2, 3]},
  {userName: 'li.na', realName: '李娜', department: 'sales', role: 'Salesman', language: 'zh', platforms: [1, 4]},
  {userName: 'priya.nair', realName: 'Priya Nair', department: 'sales', role: 'Salesman', platforms: [1, 5, 6]},
  {userName: 'tom.hale', realName: 'Tom Hale', department: 'sales', role: 'Salesman', platforms: [7, 8]},
  {
    userName: 'usoffice.two',
    realName: 'Ulrich Stone',
    department: 'usOffice',
    role: 'US office member',
    platforms: [1, 2],
  },
  {userName: 'intern', realName: 'Ines Duarte', department: 'marketing', role: 'intern'},
];

/** Types of the artwork system: 1 plane drawing, 2 modelling. */
const ARTWORK_TYPE: Partial<Readonly<Record<RoleName, number>>> = {
  designer: 1,
  Designer: 1,
  DesignerAdmin: 1,
  TwoDDesigner: 1,
  ThreeDDesigner: 2,
};

export interface StaffOptions {
  readonly passwordHash: string;
  readonly platformIds: readonly number[];
  /** The accounts named after roles alone. */
  readonly few: boolean;
  readonly hiredAt: string;
}

export function users({passwordHash, platformIds, few, hiredAt}: StaffOptions): readonly Row[] {
  const accounts = few ? NAMED_AFTER_ROLES : [...NAMED_AFTER_ROLES, ...COLLEAGUES];
  return accounts.map(({userName, realName, department, role, language, platforms}, index) => ({
    id: index + 1,
    userName,
    realName,
    name: realName,
    email: `${userName}@emblem.example`,
    phone: `+1 555 01${String(index + 10)}`,
    passwordHash,
    passwordChangedAt: hiredAt,
    departmentIds: [DEPARTMENT[department]],
    roleIds: [roleId(role)],
    platformIds: (platforms ?? platformIds).filter(id => platformIds.includes(id)),
    artworkUserType: ARTWORK_TYPE[role] ?? null,
    isAdmin: role === 'admin',
    language: language ?? 'en',
    createdAt: hiredAt,
    updatedAt: hiredAt,
  }));
}

/** Who customers are assigned to. */
export function salesmenOf(staff: readonly Row[]): readonly number[] {
  const roles = [roleId('Salesman'), roleId('manager')];
  return staff
    .filter(user => Array.isArray(user.roleIds) && user.roleIds.some(id => roles.includes(Number(id))))
    .map(user => user.id);
}

/** Salespeople by number, for measurements. */
export function furtherSalesmen(
  count: number,
  after: number,
  {passwordHash, platformIds, hiredAt}: StaffOptions,
): readonly Row[] {
  return Array.from({length: count}, (_, index) => ({
    id: after + index + 1,
    userName: `salesman.${index + 1}`,
    realName: `Salesperson ${index + 1}`,
    name: `Salesperson ${index + 1}`,
    email: `salesman.${index + 1}@emblem.example`,
    passwordHash,
    departmentIds: [DEPARTMENT.sales],
    roleIds: [roleId('Salesman')],
    platformIds: [platformIds[index % platformIds.length]],
    isAdmin: false,
    language: 'en',
    createdAt: hiredAt,
    updatedAt: hiredAt,
  }));
}
