/** The two people whom a refund needs besides whoever asks for it. */
import type {Client} from './client';
import {makePerson} from './world';

const READ = {'refund-order.read': 'all', 'order.read': 'all'} as const;

/** Answers how to have a refund approved, by the manager and then by the admin. */
export async function makeApprovers(admin: Client): Promise<(refundId: number) => Promise<void>> {
  const manager = await makePerson(admin, {rights: {...READ, 'refund-order.manager-approve': 'all'}});
  const approver = await makePerson(admin, {rights: {...READ, 'refund-order.admin-approve': 'all'}});
  return async id => {
    await manager.client.mustRest('POST', 'refund-order/actions/manager-approve', {ids: [id]});
    await approver.client.mustRest('POST', 'refund-order/actions/admin-approve', {ids: [id]});
  };
}
