/** Promoters, and what tests of the referral programme do again and again. */
import type {Client} from '../harness/client';
import {idOf, type Json} from '../harness/json';
import {makeMember, uniqueName} from '../harness/world';

export const mail = (name: string): string => `${uniqueName(name)}@example.com`;

export const act = (client: Client, key: string, action: string, id: number, values: Json = {}) =>
  client.rest('POST', `${key}/actions/${action}`, {ids: [id], values});

/** With which status it is answered. */
export async function stepOf(client: Client, key: string, action: string, id: number, values: Json = {}) {
  return (await act(client, key, action, id, values)).status;
}

/** What a referral earns at the level of a promoter, whose order came to so many of the level's currency. */
export async function earnedAt(admin: Client, {levelId}: Json, amount: number): Promise<number> {
  const level = await admin.get('referral-level', Number(levelId));
  return Number(level.pointsPerReferral) + Math.floor(amount * Number(level.pointsPerAmount));
}

export async function promoter(admin: Client, values: Json = {}): Promise<Json> {
  return admin.create('promoter', {type: 'a', name: uniqueName('promoter'), email: mail('promoter'), ...values});
}

/** A promoter who is a customer, too. */
export async function promoterOf(admin: Client, member: Json, values: Json = {}): Promise<Json> {
  return promoter(admin, {memberId: member.id, ...values});
}

export async function give(admin: Client, promoterId: unknown, points: number): Promise<number> {
  const items = [{promoterId, points, reason: 'Welcome'}];
  const id = idOf(await admin.create('point-voucher', {items}));
  await admin.action('point-voucher', 'post', {ids: [id]});
  return id;
}

/** A referral whose customer has ordered for so much. */
export async function ordered(admin: Client, promoterId: unknown, amount: string): Promise<number> {
  const {id: memberId, proId} = await makeMember(admin);
  const order = await admin.create('order', {memberId, proId, currency: 'USD', shippingFee: amount});
  const id = idOf(await admin.create('referral', {promoterId, memberId}));
  await admin.action('referral', 'order', {ids: [id], values: {orderId: order.id}});
  return id;
}

export async function pointsOf(admin: Client, promoterId: unknown): Promise<unknown> {
  return (await admin.get('promoter', Number(promoterId))).points;
}
