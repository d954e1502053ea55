/** Who takes care of a new inquiry. */
import {numberOf} from '../../access/record-values';
import {trusted} from '../../acts/trusted';
import type {WireRecord} from '../../acts/registry';
import type {Context} from '../../context';
import {count, find, findAll} from '../../read';

/** The department of the salespeople, as the documents number it. */
const SALES_DEPARTMENT = 3;

/** New Inquiry, Drawing, Quoted. */
const OPEN = [1, 2, 3] as const;

async function isAtWork(system: Context, id: number | null): Promise<boolean> {
  return id !== null && await find(system, 'user', {all: [{eq: ['id', id]}, {eq: ['state', 1]}]}) !== undefined;
}

/**
 * The customer's own salesman, else the one of the platform's salespeople with the fewest open inquiries, the longest
 * employed first. Null where a platform has none.
 */
export async function chooseSalesman(context: Context, member: WireRecord, proId: number): Promise<number | null> {
  const system = trusted(context);
  const own = numberOf(member, 'salesmanId');
  if (await isAtWork(system, own)) return own;
  const salespeople = await findAll(system, 'user', {
    all: [{contains: ['departmentIds', SALES_DEPARTMENT]}, {contains: ['platformIds', proId]}, {eq: ['state', 1]}],
  }, [{field: 'id', descending: false}]);
  const loads = await Promise.all(salespeople.map(({id}) => count(system, 'inquiry', {all: [{eq: ['salesmanId', id]}, {in: ['status', OPEN]}]})));
  const least = Math.min(...loads);
  return salespeople.find((_, index) => loads[index] === least)?.id ?? null;
}
