/** What is made from an order, which only JSON describes: a guarantee card with a line for each product. */
import type {EntityFile} from './new-entity';

const HEAD = {$schema: '../../vocabulary/entity.schema.json', type: 'object', additionalProperties: false} as const;

/** The pieces of an order are guaranteed once: a further card has those that are left. */
export const GUARANTEE: EntityFile = {
  ...HEAD,
  $id: 'guarantee-card',
  'x-entity': {
    id: 'e_guarantee_card',
    module: 'sales',
    label: {zh: '保修卡', en: 'Guarantee card'},
    display: 'number',
    icon: 'verified_user',
    own: true,
    page: 'record',
  },
  required: ['orderId', 'holder', 'months'],
  properties: {
    number: {
      'x-id': 'f01',
      type: 'string',
      readOnly: true,
      'x-number': {pattern: 'GUA{yyyy}{seq:6}'},
      'x-label': {zh: '保修卡号', en: 'Card number'},
    },
    orderId: {'x-id': 'f02', 'x-type': 'ownOrder', 'x-label': {zh: '订单', en: 'Order'}},
    holder: {'x-id': 'f03', 'x-type': 'name', 'x-label': {zh: '持卡人', en: 'Holder'}},
    months: {'x-id': 'f04', type: 'integer', minimum: 1, default: 24, 'x-label': {zh: '保修月数', en: 'Months'}},
    beginsOn: {'x-id': 'f05', 'x-type': 'date', 'x-label': {zh: '起始日期', en: 'Begins on'}},
    shipping: {'x-id': 'f06', 'x-type': 'money', default: '0.00', 'x-label': {zh: '运费保障', en: 'Shipping covered'}},
    currency: {'x-id': 'f07', 'x-type': 'currency', default: 'USD', 'x-label': {zh: '币种', en: 'Currency'}},
  },
  'x-unique': [{id: 'u_number', fields: ['number']}],
  'x-search': ['number', 'holder'],
  'x-indexes': [{fields: ['-createdAt']}, {fields: ['orderId']}],
  'x-lines': [
    {
      name: 'items',
      of: 'guarantee-card-item.cardId',
      label: {zh: '保修产品', en: 'Guaranteed products'},
      columns: ['description', 'quantity'],
      totals: ['quantity'],
    },
  ],
  'x-from': [
    {
      via: 'orderId',
      label: {zh: '开保修卡', en: 'Make a guarantee card'},
      values: {
        holder: {first: ['name', 'memberId.name']},
        currency: 'currency',
        beginsOn: {dayOf: 'promisedShipAt'},
        shipping: {rest: 'shippingFee'},
      },
      lines: [
        {
          name: 'items',
          of: 'products',
          via: 'orderProductId',
          values: {description: 'name', quantity: {rest: 'quantity'}},
        },
      ],
    },
  ],
  'x-views': {
    default: {
      columns: ['number', 'orderId', 'holder', 'months', 'beginsOn'],
      sort: '-createdAt',
      filters: ['orderId'],
      pageSize: 25,
      calendar: 'beginsOn',
    },
  },
  'x-form': [
    {
      label: {zh: '保修卡', en: 'Guarantee card'},
      fields: ['orderId', 'holder', 'months', 'beginsOn', 'currency', 'shipping', 'items'],
    },
  ],
};

export const GUARANTEE_ITEM: EntityFile = {
  ...HEAD,
  $id: 'guarantee-card-item',
  'x-entity': {
    id: 'e_guarantee_card_item',
    module: 'sales',
    label: {zh: '保修产品', en: 'Guaranteed product'},
    display: 'description',
    icon: 'list_alt',
    own: true,
  },
  required: ['cardId', 'description', 'quantity'],
  properties: {
    cardId: {
      'x-id': 'f01',
      'x-type': 'partOf',
      'x-createOnly': true,
      'x-relation': {to: 'guarantee-card', onDelete: 'cascade', inherit: true},
      'x-label': {zh: '保修卡', en: 'Guarantee card'},
    },
    orderProductId: {
      'x-id': 'f02',
      'x-type': 'looseRelation',
      'x-relation': {to: 'order-product', onDelete: 'setNull'},
      'x-label': {zh: '订单产品', en: 'Order product'},
    },
    description: {'x-id': 'f03', 'x-type': 'name', 'x-label': {zh: '产品', en: 'Product'}},
    quantity: {'x-id': 'f04', 'x-type': 'quantity', 'x-label': {zh: '数量', en: 'Quantity'}},
    sort: {'x-id': 'f05', 'x-type': 'place', 'x-label': {zh: '排序', en: 'Order'}},
  },
  'x-indexes': [{fields: ['cardId', 'sort']}, {fields: ['orderProductId']}, {fields: ['-createdAt']}],
  'x-sort': {field: 'sort', scope: ['cardId']},
  'x-views': {default: {columns: ['sort', 'cardId', 'description', 'quantity'], sort: '-createdAt'}},
};
