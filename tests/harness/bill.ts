/** An entity with what few of the repository's use: a number that a step draws, limits of states, a second person. */
import type {EntityFile} from './new-entity';

export const BILL: EntityFile = {
  $schema: '../../vocabulary/entity.schema.json',
  $id: 'bill',
  type: 'object',
  additionalProperties: false,
  'x-entity': {
    id: 'e_bill',
    module: 'documents',
    label: {zh: '账单', en: 'Bill'},
    display: 'title',
    icon: 'receipt',
    own: true,
  },
  required: ['title', 'proId'],
  properties: {
    title: {'x-id': 'f01', 'x-type': 'filledText', 'x-label': {zh: '标题', en: 'Title'}},
    proId: {'x-id': 'f02', 'x-type': 'platform', 'x-label': {zh: '平台', en: 'Platform'}},
    number: {
      'x-id': 'f03',
      type: 'string',
      readOnly: true,
      'x-label': {zh: '账单号', en: 'Bill number'},
      'x-number': {pattern: 'B{yyyy}-{per}-{seq:4}', at: 'issue', per: 'proId', zone: 'Asia/Shanghai', gapless: true},
    },
    state: {
      'x-id': 'f04',
      type: 'string',
      readOnly: true,
      'x-label': {zh: '状态', en: 'State'},
      'x-enum': [
        {value: 'draft', label: {zh: '草稿', en: 'Draft'}},
        {value: 'issued', label: {zh: '已开具', en: 'Issued'}},
      ],
    },
    ownerId: {'x-id': 'f06', 'x-type': 'user', 'x-label': {zh: '负责人', en: 'Responsible'}},
    dueAt: {'x-id': 'f05', 'x-type': 'dateTime', readOnly: true, 'x-label': {zh: '截止时间', en: 'Due'}},
  },
  'x-unique': [{id: 'u_bill_number', fields: ['number']}],
  'x-indexes': [{fields: ['-createdAt']}],
  'x-search': ['title'],
  'x-workflow': [
    {
      field: 'state',
      initial: 'draft',
      states: [{value: 'draft'}, {value: 'issued', final: true}],
      transitions: [{action: 'issue', label: {zh: '开具', en: 'Issue'}, from: ['draft'], to: 'issued'}],
    },
  ],
  'x-due': {
    field: 'dueAt',
    of: 'state',
    calendar: 'office',
    limits: [
      {
        state: 'draft',
        minutes: 2880,
        tell: {user: 'ownerId'},
        remind: 2880,
        escalate: {after: 60, tell: {right: 'issue'}},
      },
    ],
  },
  'x-views': {default: {columns: ['number', 'title', 'proId', 'state'], sort: '-createdAt'}},
  'x-form': [{label: {zh: '账单', en: 'Bill'}, fields: ['title', 'proId', 'ownerId', 'number', 'state']}],
};
