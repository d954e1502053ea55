/** The member with an e-mail address on a platform, made when there is none. */
import {trusted} from '../../acts/trusted';
import type {WireRecord} from '../../acts/registry';
import type {Context} from '../../context';
import {find} from '../../read';
import {create} from '../../write';

export interface Customer {
  readonly email: string;
  readonly proId: number;
  readonly name?: string;
  readonly phone?: string;
}

export function findMember(context: Context, email: string, proId: number): Promise<WireRecord | undefined> {
  return find(trusted(context), 'member', {all: [{eq: ['email', email.toLowerCase()]}, {eq: ['proId', proId]}]});
}

/** A member made here has no password and so cannot sign in until one is set. */
export async function ensureMember(context: Context, customer: Customer): Promise<WireRecord> {
  return await findMember(context, customer.email, customer.proId) ?? create(trusted(context), 'member', {...customer});
}
