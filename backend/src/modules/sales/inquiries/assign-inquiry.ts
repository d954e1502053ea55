/** Who takes care of a new inquiry: a step of its creation, so that a request sent twice is still the same request. */
import {INQUIRY, USER} from '@emblem/schemas/values';
import {numberOf} from '../../../record-values';
import {trusted} from '../../../context/trusted';
import type {BeforeValidateHook, Context} from '../../../context';
import type {Values, WireRecord} from '../../../values';
import {count, find, findAll} from '../../../read';
import {takeTurn} from './allocation';

/** The department of the salespeople, as the documents number it. */
const SALES_DEPARTMENT = 3;

/** New Inquiry, Drawing, Quoted. */
const OPEN = [INQUIRY.status.new, INQUIRY.status.drawing, INQUIRY.status.quoted];

async function isAtWork(system: Context, id: number | null): Promise<boolean> {
  return (
    id !== null &&
    (await find(system, 'user', {all: [{eq: ['id', id]}, {eq: ['state', USER.state.enabled]}]})) !== undefined
  );
}

/**
 * The customer's own salesman, else whoever is next by the platform's allocation, else the one with the least to do.
 * Null where a platform has no salespeople.
 */
async function chooseSalesman(system: Context, member: WireRecord | undefined, values: Values): Promise<number | null> {
  const own = member ? numberOf(member, 'salesmanId') : null;
  if (await isAtWork(system, own)) return own;
  const proId = numberOf(values, 'proId');
  if (proId === null) return null;
  return (await takeTurn(system, proId, numberOf(values, 'categoryId'))) ?? leastBusy(system, proId);
}

/** Of the platform's salespeople the one with the fewest open inquiries, the longest employed first. */
async function leastBusy(system: Context, proId: number): Promise<number | null> {
  const salespeople = await findAll(
    system,
    'user',
    {
      all: [
        {contains: ['departmentIds', SALES_DEPARTMENT]},
        {contains: ['platformIds', proId]},
        {eq: ['state', USER.state.enabled]},
      ],
    },
    [{field: 'id', descending: false}],
  );
  const loads = await Promise.all(
    salespeople.map(({id}) => count(system, 'inquiry', {all: [{eq: ['salesmanId', id]}, {in: ['status', OPEN]}]})),
  );
  const least = Math.min(...loads);
  return salespeople.find((_, index) => loads[index] === least)?.id ?? null;
}

/** Gives a new inquiry that names no salesman to one. */
export const assignInquiry: BeforeValidateHook = {
  name: 'assignInquiry',
  async beforeValidate(context, _entity, values, before) {
    if (before || numberOf(values, 'salesmanId') !== null) return values;
    const system = trusted(context);
    const memberId = numberOf(values, 'memberId');
    const member = memberId === null ? undefined : await find(system, 'member', {eq: ['id', memberId]});
    return {...values, salesmanId: await chooseSalesman(system, member, values)};
  },
};
