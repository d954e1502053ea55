/** What was ordered, received or sent is not deleted, not by an administrator either; a step undoes it. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, idOf} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {uniqueName} from '../harness/world';

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
});
afterAll(async () => {
  await server.stop();
});

async function purchase(): Promise<number> {
  const supplierId = idOf(await admin.create('supplier', {name: uniqueName('supplier')}));
  const items = [{name: 'Clutches', unit: 'pcs', quantity: 100, unitPrice: '0.0700'}];
  const {id: purchaseTypeId} = await admin.first('purchase-type');
  const {id: warehouseId} = await admin.first('warehouse');
  return idOf(await admin.create('purchase-order', {supplierId, purchaseTypeId, warehouseId, items}));
}

async function receipt(): Promise<number> {
  const purchaseOrderId = await purchase();
  return idOf(await admin.create('purchase-receipt', {purchaseOrderId, receivedOn: '2026-05-06'}));
}

test('a receipt is deleted as a draft, and says why it is not once it is posted or voided', async () => {
  expect((await admin.rest('DELETE', `purchase-receipt/${await receipt()}`)).status).toBe(200);
  const id = await receipt();
  await admin.action('purchase-receipt', 'void', {ids: [id]});
  const {_abilities} = await admin.get('purchase-receipt', id);
  expect(asObject(_abilities).delete).toBe('In the state “Voided” it cannot be deleted');
  const one = await admin.rest('DELETE', `purchase-receipt/${id}`);
  expect([one.status, asObject(one.body).message]).toEqual([409, 'In the state “Voided” it cannot be deleted']);
  const chinese = await admin.rest('DELETE', `purchase-receipt/${id}`, undefined, {language: 'zh'});
  expect(asObject(chinese.body).message).toBe('状态为“已作废”，不能删除');
  expect(await admin.get('purchase-receipt', id)).toMatchObject({id, deletedAt: null});
});

test('many are deleted together only where each of them may be', async () => {
  const [free, voided] = [await receipt(), await receipt()];
  await admin.action('purchase-receipt', 'void', {ids: [voided]});
  const {status, body} = await admin.rest('POST', 'purchase-receipt/actions/delete', {ids: [free, voided]});
  expect({status, body}).toMatchObject({status: 409});
  expect(await admin.get('purchase-receipt', free)).toMatchObject({deletedAt: null});
});
