/** The member with an e-mail address on a platform, made when there is none. */
import {trusted} from '../../../context/trusted';
import type {WireRecord} from '../../../values';
import type {Context} from '../../../context';
import {Refusal} from '../../../errors';
import {find} from '../../../read';
import {create} from '../../../write';

export interface Customer {
  readonly email: string;
  readonly proId: number;
  readonly name?: string;
  readonly phone?: string;
}

export function findMember(context: Context, email: string, proId: number): Promise<WireRecord | undefined> {
  return find(trusted(context), 'member', {all: [{eq: ['email', email.toLowerCase()]}, {eq: ['proId', proId]}]});
}

function isTaken(error: unknown): boolean {
  return error instanceof Refusal && error.code === 409;
}

/**
 * Made by `maker`, the program itself unless told. A member made here has no password and so cannot sign in until one
 * is set. Outside a transaction: two requests at once end with one member.
 */
export async function ensureMember(
  context: Context,
  customer: Customer,
  maker = trusted(context),
): Promise<WireRecord> {
  const known = await findMember(context, customer.email, customer.proId);
  if (known) return known;
  try {
    return await create(maker, 'member', {...customer});
  } catch (error) {
    const made = isTaken(error) ? await findMember(context, customer.email, customer.proId) : undefined;
    if (made) return made;
    throw error;
  }
}
