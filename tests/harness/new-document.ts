/** A document of business that only JSON describes: its lines and their sum, states, label, paper and report. */
import {writeSchema, type EntityFile} from './new-entity';

const HEAD = {$schema: '../../vocabulary/entity.schema.json', type: 'object', additionalProperties: false} as const;

/** What a partner pays for at a show: drafted, confirmed with a day of delivery, paid. */
export const CONTRACT: EntityFile = {
  ...HEAD,
  $id: 'show-contract',
  'x-entity': {
    id: 'e_show_contract',
    module: 'marketing',
    label: {zh: '参展合同', en: 'Show contract'},
    display: 'number',
    icon: 'description',
    own: true,
    page: 'record',
  },
  required: ['partner', 'currency'],
  properties: {
    number: {
      'x-id': 'f01',
      type: 'string',
      readOnly: true,
      'x-number': {pattern: 'SHC{yyyy}{seq:6}'},
      'x-label': {zh: '编号', en: 'Number'},
    },
    partner: {'x-id': 'f02', 'x-type': 'name', 'x-label': {zh: '合作方', en: 'Partner'}},
    currency: {'x-id': 'f03', 'x-type': 'currency', default: 'EUR', 'x-label': {zh: '币种', en: 'Currency'}},
    itemTotal: {
      'x-id': 'f04',
      'x-type': 'money',
      default: '0.00',
      'x-computed': {rollup: {of: 'show-contract-item.contractId', sum: 'amount'}},
      'x-label': {zh: '项目金额', en: 'Items'},
    },
    discount: {'x-id': 'f05', 'x-type': 'money', default: '0.00', 'x-label': {zh: '优惠', en: 'Discount'}},
    total: {
      'x-id': 'f06',
      'x-type': 'balance',
      default: '0.00',
      'x-computed': {difference: ['itemTotal', 'discount']},
      'x-label': {zh: '总额', en: 'Contract total'},
    },
    deliverOn: {'x-id': 'f07', 'x-type': 'date', 'x-label': {zh: '交付日期', en: 'Deliver on'}},
    confirmedAt: {
      'x-id': 'f08',
      type: 'string',
      format: 'date-time',
      readOnly: true,
      'x-label': {zh: '确认时间', en: 'Confirmed'},
    },
    status: {
      'x-id': 'f09',
      type: 'string',
      readOnly: true,
      'x-enum': [
        {value: 'draft', label: {zh: '草稿', en: 'Draft'}, colour: 'info'},
        {value: 'confirmed', label: {zh: '已确认', en: 'Confirmed'}, colour: 'success'},
        {value: 'paid', label: {zh: '已付款', en: 'Paid'}, colour: 'default'},
      ],
      'x-label': {zh: '状态', en: 'Status'},
    },
    margin: {
      'x-id': 'f10',
      'x-type': 'percent',
      'x-permission': {view: 'margin', edit: 'margin'},
      'x-label': {zh: '毛利率', en: 'Margin'},
    },
  },
  'x-permissions': {margin: {zh: '毛利', en: 'Margin'}},
  'x-unique': [{id: 'u_number', fields: ['number']}],
  'x-search': ['number', 'partner'],
  'x-summary': {figures: ['total', 'itemTotal']},
  'x-indexes': [{fields: ['-createdAt']}],
  'x-lines': [
    {
      name: 'items',
      of: 'show-contract-item.contractId',
      label: {zh: '项目', en: 'Items'},
      columns: ['description', 'quantity', 'unitPrice', 'amount'],
      totals: ['amount'],
    },
  ],
  'x-workflow': [
    {
      field: 'status',
      initial: 'draft',
      states: [{value: 'draft'}, {value: 'confirmed'}, {value: 'paid', final: true, locked: '*'}],
      locks: {items: {fields: ['items', 'discount'], from: ['confirmed']}},
      transitions: [
        {
          action: 'confirm',
          label: {zh: '确认', en: 'Confirm'},
          from: ['draft'],
          to: 'confirmed',
          ask: ['deliverOn'],
          requires: ['deliverOn'],
          set: {confirmedAt: 'now'},
        },
        {action: 'pay', label: {zh: '付款', en: 'Pay'}, from: ['confirmed'], to: 'paid'},
      ],
    },
  ],
  'x-views': {
    default: {
      columns: ['number', 'partner', 'total', 'status', 'deliverOn'],
      sort: '-createdAt',
      filters: ['status'],
      pageSize: 25,
    },
  },
  'x-form': [
    {
      label: {zh: '合同', en: 'Contract'},
      fields: ['partner', 'currency', 'deliverOn', 'margin', 'items', 'discount', 'total'],
    },
  ],
};

export const CONTRACT_ITEM: EntityFile = {
  ...HEAD,
  $id: 'show-contract-item',
  'x-entity': {
    id: 'e_show_contract_item',
    module: 'marketing',
    label: {zh: '合同项目', en: 'Contract item'},
    display: 'description',
    icon: 'list_alt',
    own: true,
  },
  required: ['contractId', 'description', 'quantity'],
  properties: {
    contractId: {
      'x-id': 'f01',
      'x-type': 'partOf',
      'x-createOnly': true,
      'x-relation': {to: 'show-contract', onDelete: 'cascade', inherit: true},
      'x-label': {zh: '合同', en: 'Contract'},
    },
    description: {'x-id': 'f02', 'x-type': 'name', 'x-label': {zh: '描述', en: 'Description'}},
    quantity: {'x-id': 'f03', 'x-type': 'quantity', 'x-label': {zh: '数量', en: 'Quantity'}},
    currency: {
      'x-id': 'f04',
      'x-type': 'currency',
      'x-computed': {copied: {via: 'contractId', from: 'currency'}},
      'x-label': {zh: '币种', en: 'Currency'},
    },
    unitPrice: {'x-id': 'f05', 'x-type': 'money', default: '0.00', 'x-label': {zh: '单价', en: 'Unit price'}},
    amount: {
      'x-id': 'f06',
      'x-type': 'money',
      default: '0.00',
      'x-computed': {round: [{product: ['quantity', 'unitPrice']}, 2]},
      'x-label': {zh: '金额', en: 'Amount'},
    },
    sort: {'x-id': 'f07', 'x-type': 'place', 'x-label': {zh: '排序', en: 'Order'}},
  },
  'x-indexes': [{fields: ['contractId', 'sort']}, {fields: ['-createdAt']}],
  'x-sort': {field: 'sort', scope: ['contractId']},
  'x-views': {default: {columns: ['sort', 'contractId', 'description', 'quantity', 'amount'], sort: '-createdAt'}},
};

/** By the wording that papers have already. */
const PAPER = {
  $schema: '../vocabulary/paper.schema.json',
  $id: 'show-contract',
  entity: 'show-contract',
  label: {zh: '参展合同', en: 'Show contract'},
  audience: 'customer',
  size: 'A4',
  title: 'orderConfirmation',
  number: 'number',
  sources: {items: {of: 'show-contract-item.contractId'}},
  blocks: [
    {kind: 'parties', parties: [{label: 'billTo', lines: ['partner']}]},
    {
      kind: 'lines',
      of: 'items',
      columns: [
        {label: 'description', value: 'description', share: 1},
        {label: 'quantity', value: 'quantity'},
        {label: 'amount', value: 'amount'},
      ],
    },
    {kind: 'totals', rows: [{label: 'total', value: 'total', strong: true, always: true}]},
  ],
};

const METRIC = {
  $schema: '../vocabulary/metric.schema.json',
  $id: 'show-contracts',
  label: {zh: '参展合同', en: 'Show contracts'},
  entity: 'show-contract',
  times: {created: {of: 'createdAt'}},
  dimensions: {status: {of: 'status'}},
  measures: {
    count: {label: {zh: '合同数', en: 'Contracts'}, count: true},
    amount: {label: {zh: '合同金额', en: 'Contract amount'}, sum: 'total', permission: 'contractAmount'},
  },
};

const REPORT = {
  $schema: '../vocabulary/report.schema.json',
  $id: 'show-contracts',
  title: {zh: '参展合同概览', en: 'Show contracts'},
  metric: 'show-contracts',
  measures: ['count', 'amount'],
  filters: ['status'],
  range: 'year',
  parts: [{show: 'tiles'}, {show: 'table', by: ['status']}],
};

const MENU = {
  place: 900,
  nodes: [
    {
      path: '/showContracts',
      title: {zh: '参展合同概览', en: 'Show contracts'},
      icon: 'query_stats',
      report: 'show-contracts',
      labels: [
        {
          of: 'data-analysis',
          key: 'contractAmount',
          title: {zh: '合同金额', en: 'Contract amount'},
          switches: ['view'],
        },
      ],
    },
  ],
};

/** Puts the paper, the report and its entry of the menu into a folder that has both entities. */
export function addContractFiles(folder: string): void {
  writeSchema(folder, 'papers/show-contract.json', PAPER);
  writeSchema(folder, 'metrics/show-contracts.json', METRIC);
  writeSchema(folder, 'reports/show-contracts.json', REPORT);
  writeSchema(folder, 'navigation/shows.json', MENU);
}
