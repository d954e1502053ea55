/** A record for each paper of production and shipping, with whatever can stand on it. */
import type {Client} from '../harness/client';
import {idOf, type Json} from '../harness/json';
import {uniqueName} from '../harness/world';

type Records = readonly (readonly [string, number])[];

const OF_SHIPMENT = [
  'dispatch-list',
  'packing-list',
  'packing-slip',
  'customs-declaration',
  'export-contract',
  'ups-form',
  'ups-copy',
];

const PLACE = {addressLine1: '1 Pin Road', city: 'Shenzhen', zipCode: '518057'};

async function plantedPurchase(admin: Client, proId: unknown): Promise<number> {
  const supplier = {
    name: uniqueName('Nordlicht'),
    contact: 'Anke Brandt',
    phone: '+49 30 5550',
    email: 'a@pins.example',
  };
  const supplierId = idOf(await admin.create('supplier', {...supplier, address: 'Hafenstraße 7', paymentDays: 30}));
  const {id: purchaseTypeId} = await admin.first('purchase-type');
  const {id: warehouseId} = await admin.first('warehouse');
  const {id: buyerId} = await admin.first('user');
  const items = [{name: 'Satin ribbon', unit: 'm', quantity: 1200, unitPrice: '0.5500', remark: 'In rolls'}];
  const head = {supplierId, purchaseTypeId, warehouseId, buyerId, proId, currency: 'EUR', deliveryDate: '2026-06-05'};
  return idOf(await admin.create('purchase-order', {...head, remark: 'Call before delivery', items}));
}

async function plantedJob(admin: Client, {orderId, drawingId}: Json): Promise<number> {
  const {id: processId} = await admin.first('production-process');
  const steps = [{processId, plannedQuantity: 1200, remark: 'Slowly'}];
  const costs = {productionCost: '199.90', mouldCost: '77.70', currency: 'EUR'};
  const head = {title: 'Enamel pin', orderId, artworkId: drawingId, factory: 'Dongguan', quantity: 1200};
  const more = {deliveryDate: '2026-06-05', remark: 'With care', ...costs};
  return idOf(await admin.create('production-order', {...head, ...more, steps}));
}

/** Sent, in one parcel; with it the parcel. */
async function plantedShipment(admin: Client, orderId: unknown): Promise<readonly [number, number]> {
  const {id: countryId} = await admin.first('country', {code: 'CN'});
  const sender = {name: uniqueName('sender'), company: 'Emblem Gifts', phone: '+86 755 5550', email: 's@pins.example'};
  const senderId = idOf(await admin.create('sender', {...sender, ...PLACE, countryId, taxNumber: 'EORI-77'}));
  const carrierId = idOf(await admin.create('carrier', {name: uniqueName('Carrier')}));
  const head = {orderId, senderId, carrierId, plannedOn: '2026-05-20', contents: 'Enamel pins', cost: '199.90'};
  const id = idOf(await admin.create('shipment', {...head, currency: 'EUR', remark: 'Call before delivery'}));
  const {id: orderProductId} = await admin.first('order-product', {orderId});
  const size = {length: '40.00', width: '30.00', height: '20.00', grossWeight: '4.200', trackingNumber: '1Z999AA10123'};
  const items = [{orderProductId, quantity: 1200, hsCode: '7117.19', originCountryId: countryId, unitValue: '0.4200'}];
  const parcel = idOf(await admin.create('package', {shipmentId: id, ...size, items}));
  await admin.action('shipment', 'pack', {ids: [id]});
  await admin.action('shipment', 'send', {ids: [id], values: {trackingNumber: '1Z999AA10123'}});
  return [id, parcel];
}

export async function plantedGoods(admin: Client, {orderId, proId}: Json): Promise<Records> {
  const {id: orderProductId} = await admin.first('order-product', {orderId});
  const drawing = {orderId, orderProductId, name: 'Front', kind: 2, files: ['/files/public/none.png']};
  const drawingId = idOf(await admin.create('drawing', {...drawing, parameters: 'Gold, 30 mm'}));
  const [shipment, parcel] = await plantedShipment(admin, orderId);
  return [
    ['purchase-order', await plantedPurchase(admin, proId)],
    ['job-ticket', await plantedJob(admin, {orderId, drawingId})],
    ...OF_SHIPMENT.map(key => [key, shipment] as const),
    ['shipping-label', parcel],
  ];
}
