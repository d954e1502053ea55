/** A small set of schema files without any problem, for tests that break it. */
import type {SchemaFiles} from './types';

function text(en: string) {
  return {zh: `中${en}`, en};
}

const MAKER = {
  $id: 'maker',
  type: 'object',
  additionalProperties: false,
  'x-entity': {id: 'e_maker', module: 'design', label: text('Maker'), display: 'name'},
  required: ['name'],
  properties: {
    name: {'x-id': 'f01', type: 'string', minLength: 1, 'x-label': text('Name')},
    active: {'x-id': 'f02', type: 'boolean', default: true, 'x-label': text('Active')},
  },
  'x-unique': [{id: 'u_name', fields: ['name']}],
  'x-views': {default: {columns: ['name'], sort: 'name'}},
};

const BADGE = {
  $id: 'badge',
  type: 'object',
  additionalProperties: false,
  'x-entity': {id: 'e_badge', module: 'design', label: text('Badge'), display: 'title'},
  required: ['title', 'makerId'],
  properties: {
    title: {'x-id': 'f01', type: 'string', minLength: 1, maxLength: 100, pattern: '^\\S', 'x-label': text('Title')},
    makerId: {
      'x-id': 'f02',
      type: 'integer',
      'x-label': text('Maker'),
      'x-relation': {to: 'maker', onDelete: 'restrict', filter: {eq: ['active', true]}},
    },
    price: {'x-id': 'f03', 'x-type': 'price', 'x-label': text('Price'), 'x-column': {scale: 4}},
    currency: {'x-id': 'f04', type: 'string', 'x-label': text('Currency')},
    place: {'x-id': 'f05', type: 'integer', readOnly: true, 'x-label': text('Place')},
    status: {
      'x-id': 'f06',
      type: 'string',
      'x-label': text('Status'),
      'x-enum': [
        {value: 'draft', label: text('Draft')},
        {value: 'sold', label: text('Sold')},
      ],
    },
    state: {
      'x-id': 'f07',
      type: 'integer',
      default: 'on',
      'x-label': text('State'),
      'x-enum': [
        {value: 1, key: 'on', label: text('On')},
        {value: 0, key: 'off', label: text('Off')},
      ],
    },
    secret: {'x-id': 'f08', type: 'string', 'x-sensitivity': 'secret', 'x-label': text('Secret')},
    parts: {
      'x-id': 'f09',
      type: 'array',
      'x-label': text('Parts'),
      items: {
        type: 'object',
        additionalProperties: false,
        properties: {size: {type: 'integer', 'x-label': text('Size')}},
      },
    },
    note: {'x-id': 'f10', type: 'string', 'x-label': text('Note'), 'x-when': {visible: {eq: ['state', 'on']}}},
  },
  'x-indexes': [{fields: ['-createdAt']}],
  'x-checks': [
    {id: 'c_note', rule: {ne: ['note', {field: 'title'}]}, field: 'note', message: text('Say something new')},
  ],
  'x-search': ['title'],
  'x-sort': {field: 'place'},
  'x-toggle': {field: 'state', on: 'on', off: 'off'},
  'x-rights': {
    scopes: {own: {eq: ['makerId', {actor: 'id'}]}},
    staff: {read: 'own'},
    visitor: {read: {has: ['makerId', {eq: ['active', true]}]}},
  },
  'x-views': {
    default: {columns: ['title', 'price'], sort: '-createdAt', filters: ['state']},
    sold: {label: text('Sold'), columns: ['title'], sort: 'place', where: {eq: ['status', 'sold']}},
  },
  'x-form': [{label: text('Basics'), fields: ['title', 'makerId'], when: {ne: ['title', null]}}],
  'x-workflow': [
    {
      field: 'status',
      initial: 'draft',
      states: [{value: 'draft'}, {value: 'sold', final: true}],
      locks: {amounts: {fields: ['price'], from: ['sold']}},
      transitions: [
        {
          action: 'sell',
          label: text('Sell'),
          from: ['draft'],
          to: 'sold',
          guard: {gt: ['price', 0]},
          guardMessage: text('No price yet'),
          requires: ['price'],
        },
      ],
    },
  ],
  'x-actions': [
    {
      key: 'quote',
      label: text('Quote'),
      on: 'record',
      act: 'quoteBadge',
      when: {eq: ['state', 'on']},
      input: {
        type: 'object',
        additionalProperties: false,
        properties: {remark: {type: 'string', 'x-label': text('Remark')}},
      },
    },
  ],
  'x-audit': {except: ['place']},
  'x-io': {import: {key: ['title']}, export: {columns: ['title']}},
};

const PRICE = {
  $id: 'price',
  description: 'What something costs.',
  body: {
    type: 'string',
    format: 'decimal',
    maxLength: 16,
    'x-currency': 'currency',
    'x-column': {precision: 12},
    'x-messages': {required: text('Enter the {label}'), maxLength: 'required'},
  },
};

const CALLS = {
  module: 'design',
  calls: [
    {
      method: 'GET',
      path: '/design/badge/list',
      audience: 'staff',
      own: true,
      entity: 'badge',
      operation: 'page',
      sort: 'place',
      rights: ['badge.read'],
      params: {keyword: {as: 'search'}, maker: {field: 'makerId', as: 'eq'}, pageSize: {as: 'pageSize'}},
    },
    {
      method: 'POST',
      path: '/design/badge/sell',
      audience: 'staff',
      rows: ['DA-001'],
      act: 'sellBadge',
      output: {type: 'null'},
      input: {type: 'object', properties: {id: {type: 'integer'}}},
    },
    {method: 'ANY', path: '/design/badge/makers', audience: 'staff', own: true, entity: 'maker', operation: 'list'},
  ],
};

const NAVIGATION = {
  place: 10,
  nodes: [
    {
      path: '/shop',
      title: text('Shop'),
      children: [
        {path: '/shop/badges', title: text('Badges'), entity: 'badge', where: {eq: ['state', 'on']}},
        {
          path: '/shop/sold',
          title: text('Sold'),
          entity: 'badge',
          view: 'sold',
          activeMenu: '/shop/badges',
          hidden: true,
        },
        {
          path: '/shop/badges/:id',
          title: text('Badge'),
          recordOf: '/shop/badges',
          activeMenu: '/shop/badges',
          hidden: true,
        },
        {
          path: '/shop/new-badge',
          title: text('New badge'),
          createOf: '/shop/badges',
          activeMenu: '/shop/badges',
          hidden: true,
        },
        {path: '/shop', title: text('All'), index: true, redirect: '/shop/badges'},
      ],
    },
  ],
};

const SLIP = {
  $id: 'slip',
  entity: 'badge',
  label: text('Slip'),
  audience: 'customer',
  size: 'A4',
  title: 'slip',
  number: 'title',
  sources: {badges: {of: 'badge.makerId', via: 'makerId', where: {eq: ['state', 1]}}},
  blocks: [
    {kind: 'letterhead', name: ['makerId.name'], lines: ['title', ['note', 'place']]},
    {kind: 'fields', fields: [{label: 'state', value: 'state', words: {0: 'off', 1: 'on'}}]},
    {kind: 'lines', of: 'badges', columns: [{label: 'slip', value: 'title'}]},
    {kind: 'terms', paragraphs: ['slip', {value: 'note'}]},
  ],
};

const METRIC = {
  $id: 'badges',
  label: text('Badges'),
  entity: 'badge',
  times: {made: {of: 'createdAt'}},
  dimensions: {state: {of: 'state'}},
  measures: {count: {label: text('Badges'), count: true}},
};

const REPORT = {
  $id: 'badges',
  title: text('Badges'),
  metric: 'badges',
  measures: ['count'],
  parts: [{show: 'tiles'}, {show: 'bars', by: ['state']}],
};

const WORDING = {slip: '单', state: '状态', on: '开', off: '关'};

export function goodFiles(): SchemaFiles {
  return structuredClone({
    entities: [
      {file: 'entities/design/maker.json', content: MAKER},
      {file: 'entities/design/badge.json', content: BADGE},
    ],
    types: [{file: 'types/price.json', content: PRICE}],
    calls: [{file: 'calls/design.json', content: CALLS}],
    navigation: [{file: 'navigation/shop.json', content: NAVIGATION}],
    metrics: [{file: 'metrics/badges.json', content: METRIC}],
    reports: [{file: 'reports/badges.json', content: REPORT}],
    homes: [],
    papers: [{file: 'papers/slip.json', content: SLIP}],
    wording: [{file: 'wording/zh.json', content: WORDING}],
  });
}
