import type {Row} from '../store/store';

/** Department 3 is the sales department: the documents ask for salespeople by that id (CO-260). */
export const DEPARTMENT = {
  management: 1, usOffice: 2, sales: 3, merchandising: 4, purchasing: 5, shipping: 6, factory: 7, finance: 8,
  warehouse: 9, artwork: 10, marketing: 11, customerService: 12, partners: 13,
} as const;

export type DepartmentName = keyof typeof DEPARTMENT;

const NAMES: Readonly<Record<DepartmentName, string>> = {
  management: 'Management', usOffice: 'US office', sales: 'Sales', merchandising: 'Merchandising', purchasing: 'Purchasing',
  shipping: 'Shipping', factory: 'Factory', finance: 'Finance', warehouse: 'Warehouse', artwork: 'Artwork', marketing: 'Marketing',
  customerService: 'Customer service', partners: 'Partners',
};

export function departments(): readonly Row[] {
  return Object.entries(DEPARTMENT).map(([name, id]) => ({
    id, deptName: NAMES[name as DepartmentName], parentId: id === DEPARTMENT.management ? null : DEPARTMENT.management,
  }));
}
