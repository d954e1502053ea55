/** A schema folder with one entity more than the repository has: what happens when somebody drops a file in. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {EntitySchema, PropertySchema} from '@emblem/schemas';
import {testFolder} from './cluster';
import {copySchemas} from './schemas';

/** An entity as a file has it: some of its properties are of a type. */
export type EntityFile = Omit<EntitySchema, 'properties'> & {
  readonly properties: Readonly<Record<string, PropertySchema & {readonly 'x-type'?: string}>>;
};

/** One property of most kinds, a relation, a switch, a drag-sorted list and money. */
export const TRADE_SHOW: EntityFile = {
  $schema: '../../vocabulary/entity.schema.json',
  $id: 'trade-show',
  type: 'object',
  additionalProperties: false,
  'x-entity': {
    id: 'e_trade_show',
    module: 'marketing',
    label: {zh: '展会', en: 'Trade show'},
    display: 'showName',
    icon: 'storefront',
    own: true,
  },
  required: ['showName', 'countryId', 'state'],
  properties: {
    showName: {
      'x-id': 'f01',
      'x-type': 'filledText',
      'x-label': {zh: '展会名称', en: 'Show name'},
      'x-messages': {
        required: {zh: '请输入展会名称', en: 'Enter the name of the show'},
        unique: {zh: '展会名称已存在', en: 'This show is already listed'},
      },
    },
    countryId: {'x-id': 'f02', 'x-type': 'country', 'x-label': {zh: '国家', en: 'Country'}},
    startsOn: {'x-id': 'f03', 'x-type': 'date', 'x-label': {zh: '开始日期', en: 'Starts on'}},
    booths: {'x-id': 'f04', type: 'integer', minimum: 1, 'x-label': {zh: '展位数', en: 'Booths'}},
    fee: {'x-id': 'f05', 'x-type': 'cost', 'x-label': {zh: '费用', en: 'Fee'}},
    currency: {'x-id': 'f06', 'x-type': 'currency', 'x-label': {zh: '币种', en: 'Currency'}},
    sort: {'x-id': 'f07', 'x-type': 'place', 'x-label': {zh: '排序', en: 'Order'}},
    state: {'x-id': 'f08', 'x-type': 'onOff', 'x-label': {zh: '状态', en: 'State'}},
  },
  'x-unique': [
    {id: 'u_show_name', fields: ['showName'], message: {zh: '展会名称已存在', en: 'This show is already listed'}},
  ],
  'x-indexes': [{fields: ['sort']}],
  'x-search': ['showName'],
  'x-sort': {field: 'sort'},
  'x-toggle': {field: 'state', on: 'enabled', off: 'disabled'},
  'x-views': {
    default: {
      columns: ['sort', 'showName', 'countryId', 'startsOn', 'booths', 'fee', 'state'],
      sort: 'sort',
      filters: ['state', 'countryId'],
      pageSize: 25,
    },
  },
  'x-form': [
    {
      label: {zh: '基本信息', en: 'Basics'},
      fields: ['showName', 'countryId', 'startsOn', 'booths', 'fee', 'currency', 'state'],
    },
  ],
};

/** The same under another key, with a property and a value of its switch called otherwise. */
export function renamedShow(): EntityFile {
  const {booths, state, ...properties} = TRADE_SHOW.properties;
  const view = TRADE_SHOW['x-views']?.default;
  if (!booths || !state || !view) throw new Error('The trade show has lost a property.');
  return {
    ...TRADE_SHOW,
    $id: 'fair',
    'x-entity': {...TRADE_SHOW['x-entity'], was: ['trade-show'], label: {zh: '展览', en: 'Fair'}},
    properties: {
      ...properties,
      stands: {...booths, 'x-was': ['booths']},
      state: {
        ...state,
        'x-enum': [
          {value: 1, key: 'enabled', label: {zh: '启用', en: 'Enabled'}},
          {value: 2, key: 'disabled', was: [0], label: {zh: '禁用', en: 'Disabled'}},
        ],
      },
    },
    'x-toggle': {field: 'state', on: 'enabled', off: 'disabled'},
    'x-views': {default: {...view, columns: ['sort', 'showName', 'countryId', 'stands', 'state']}},
    'x-form': [
      {
        label: {zh: '基本信息', en: 'Basics'},
        fields: ['showName', 'countryId', 'startsOn', 'stands', 'fee', 'currency', 'state'],
      },
    ],
  };
}

/** Copies the schemas and drops the entities' files in. Answers the folder, for `EMBLEM_SCHEMAS`. */
export function schemasWith(...entities: readonly EntityFile[]): string {
  const folder = copySchemas(testFolder(`schemas_with_${entities.map(({$id}) => $id).join('_')}_${process.pid}`));
  for (const entity of entities)
    writeSchema(folder, join('entities', entity['x-entity'].module, `${entity.$id}.json`), entity);
  return folder;
}

/** Puts a further file into such a folder. */
export function writeSchema(folder: string, path: string, content: object): void {
  mkdirSync(dirname(join(folder, path)), {recursive: true});
  writeFileSync(join(folder, path), `${JSON.stringify(content, null, 2)}\n`);
}
