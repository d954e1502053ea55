import type {Row} from '../store/row';

/** Department 3 is the sales department: the documents ask for salespeople by that id (CO-260). */
export const DEPARTMENT = {
  management: 1,
  usOffice: 2,
  sales: 3,
  merchandising: 4,
  purchasing: 5,
  shipping: 6,
  factory: 7,
  finance: 8,
  warehouse: 9,
  artwork: 10,
  marketing: 11,
  customerService: 12,
  partners: 13,
} as const;

export type DepartmentName = keyof typeof DEPARTMENT;

const NAMES: readonly (readonly [id: number, name: string])[] = [
  [DEPARTMENT.management, 'Management'],
  [DEPARTMENT.usOffice, 'US office'],
  [DEPARTMENT.sales, 'Sales'],
  [DEPARTMENT.merchandising, 'Merchandising'],
  [DEPARTMENT.purchasing, 'Purchasing'],
  [DEPARTMENT.shipping, 'Shipping'],
  [DEPARTMENT.factory, 'Factory'],
  [DEPARTMENT.finance, 'Finance'],
  [DEPARTMENT.warehouse, 'Warehouse'],
  [DEPARTMENT.artwork, 'Artwork'],
  [DEPARTMENT.marketing, 'Marketing'],
  [DEPARTMENT.customerService, 'Customer service'],
  [DEPARTMENT.partners, 'Partners'],
];

export function departments(): readonly Row[] {
  return NAMES.map(([id, deptName]) => ({
    id,
    deptName,
    parentId: id === DEPARTMENT.management ? null : DEPARTMENT.management,
  }));
}
