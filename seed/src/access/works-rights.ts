/** What those may do who make, buy, pack and keep things. */
import {
  PROBLEMS,
  STOCK,
  PARCELS,
  SHIPMENTS,
  SHIPPING_ADDRESSES,
  SHOP,
  FACTORY,
  JOBS,
  PURCHASES,
  RECEIPTS,
} from './entity-groups';
import {grant, type Grant} from './grant';
import type {RoleName} from './roles';

export const WORKS: readonly (readonly [RoleName, readonly Grant[]])[] = [
  [
    'Merchandiser',
    [
      grant('all', JOBS, 'keep', 'jobs'),
      grant('all', FACTORY, 'read'),
      grant('all', PROBLEMS, 'keep', 'problem'),
      grant('all', ['internal-problem', 'production-order'], 'paper'),
      grant('all', ['inquiry'], 'watch'),
      grant('all', ['order'], 'watch', 'update', 'toggle', 'sort'),
      grant('all', ['order-product'], 'keep'),
      grant('all', ['order', 'order-product'], 'artwork', 'split-artwork', 'start-production', 'lock', 'unlock'),
      grant('all', [...SHOP, ...STOCK], 'read'),
      grant('all', ['inbound-application'], 'keep', 'submit', 'cancel'),
    ],
  ],
  [
    'orderplacer',
    [
      grant('all', ['inquiry'], 'watch', 'place-order'),
      grant('all', ['member'], 'read'),
      grant('all', ['order', 'order-product'], 'watch', 'create', 'update', 'lock'),
    ],
  ],
  [
    'Purchase',
    [
      grant('all', PURCHASES, 'keep', 'read-confidential', 'purchasing'),
      grant('all', ['purchase-order'], 'paper'),
      grant('all', ['supplier'], 'manage', 'read-personal'),
      grant('all', RECEIPTS, 'keep', 'receiving'),
      grant('all', ['order', 'order-product'], 'watch', 'read-confidential', 'update'),
      grant('all', SHOP, 'read'),
      grant('all', ['purchase-type'], 'keep'),
      grant('all', STOCK, 'watch'),
      grant('all', ['goods'], 'keep', 'read-confidential', 'import'),
    ],
  ],
  [
    'Factory',
    [
      grant('all', JOBS, 'watch', 'update', 'begin', 'pause', 'finish', 'reopen'),
      grant('all', ['production-order'], 'paper'),
      grant('all', FACTORY, 'manage'),
      grant('all', ['factory-problem'], 'watch', 'update', 'toggle', 'problem'),
      grant('all', ['order', 'order-product'], 'read', 'production'),
      grant('all', ['plating-colour', 'colour-type', 'colour-card', 'shape'], 'read'),
    ],
  ],
  [
    'Shipping',
    [
      grant('all', ['order'], 'watch', 'update', 'read-personal', 'delivery'),
      grant('all', ['order-product'], 'read'),
      grant('all', ['country', 'state', 'city', 'freight'], 'keep'),
      grant('all', STOCK, 'watch'),
      grant('all', ['delivery-order'], 'keep', 'stock'),
      grant('all', PARCELS, 'keep', 'read-personal', 'read-confidential', 'mark-sent', 'import'),
      grant('all', SHIPMENTS, 'keep', 'read-personal', 'read-confidential', 'shipping'),
      grant('all', ['shipment', 'package'], 'paper'),
      // What was sent stays on record; a parcel is taken apart while it is packed.
      grant('all', ['package', 'package-item'], 'delete'),
      grant('all', [...SHIPPING_ADDRESSES, 'carrier'], 'manage', 'read-personal', 'read-confidential'),
      grant('all', ['goods', 'warehouse', 'refund-order'], 'read'),
    ],
  ],
  [
    'warehouse staff',
    [
      grant('all', ['order', 'order-product'], 'read', 'receive'),
      grant('all', STOCK, 'keep', 'stock', 'import'),
      grant('all', PURCHASES, 'read'),
      grant('all', RECEIPTS, 'keep', 'post'),
      grant('all', ['return-parcel'], 'keep', 'receive', 'inspect', 'restock', 'scrap'),
    ],
  ],
];
