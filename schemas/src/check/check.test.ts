import type {WrittenPaper} from '../vocabulary/paper';
import {goodFiles} from './check.fixture';
import {checkSchemas} from './index';

const TEXT = {zh: '文', en: 'Text'};
const FILES = {
  badge: 'entities/design/badge.json',
  maker: 'entities/design/maker.json',
  price: 'types/price.json',
  calls: 'calls/design.json',
  navigation: 'navigation/shop.json',
  metric: 'metrics/badges.json',
  report: 'reports/badges.json',
  slip: 'papers/slip.json',
  wording: 'wording/zh.json',
} as const;
type Name = keyof typeof FILES;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Sets the value at a JSON pointer; undefined removes it, `-` appends to a list. */
function change(content: unknown, pointer: string, value: unknown): void {
  const path = pointer.split('/').slice(1);
  const last = path.pop() ?? '';
  const parent = path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), content);
  if (!isObject(parent)) throw new Error(`Nothing at ${pointer}.`);
  if (Array.isArray(parent) && last === '-') parent.push(value);
  else if (value === undefined) delete parent[last];
  else parent[last] = value;
}

/** The problems of the good files with one change, as `file pointer` and message. */
function broken(name: Name, pointer: string, value: unknown) {
  const files = goodFiles();
  const all = [
    ...files.entities,
    ...files.types,
    ...files.calls,
    ...files.navigation,
    ...files.metrics,
    ...files.reports,
    ...files.papers,
    ...files.wording,
  ];
  change(all.find(({file}) => file === FILES[name])?.content, pointer, value);
  return checkSchemas(files);
}

test('finds nothing to say about good files', () => {
  expect(checkSchemas(goodFiles())).toEqual([]);
});

type Case = readonly [rule: string, file: Name, change: string, value: unknown, pointer: string, message: RegExp];

const TODAY = {now: 'date'};

/** Whose day it is. */
const ZONES: readonly Case[] = [
  ['a time zone that is none', 'badge', '/x-zone', 'Asia/Atlantis', '/x-zone', /no time zone "Asia\/Atlantis"/],
  ['a way that is no relation', 'badge', '/x-zone', {via: 'title'}, '/x-zone', /"title" leads to no time zone/],
  ['a record without a zone of its own', 'badge', '/x-zone', {via: 'makerId'}, '/x-zone', /leads to no time zone/],
  [
    'a zone that is no text of the record',
    'badge',
    '/x-zone',
    {via: 'makerId', from: 'active'},
    '/x-zone',
    /leads to no time zone "active"/,
  ],
  [
    'a view of nobody’s day',
    'badge',
    '/x-views/sold/where',
    {lt: ['createdAt', TODAY]},
    '/x-views/sold/where',
    /whose day/,
  ],
  [
    'a guard of nobody’s day',
    'badge',
    '/x-workflow/0/transitions/0/guard',
    {lt: ['createdAt', TODAY]},
    '/x-workflow/0/transitions/0/guard',
    /whose day it is/,
  ],
  [
    'a number of nobody’s year',
    'badge',
    '/properties/title/x-number',
    {pattern: 'B{yyyy}{seq:4}'},
    '/properties/title/x-number',
    /whose day it is/,
  ],
  [
    'a paper that tells a moment as nobody’s day',
    'slip',
    '/blocks/1/fields/-',
    {label: 'state', value: 'createdAt'},
    '/blocks/1/fields/1/value',
    /whose day it is/,
  ],
  [
    'a figure whose known part is of nobody’s day',
    'metric',
    '/measures/count/known',
    {lt: ['createdAt', TODAY]},
    '/measures/count/known',
    /whose day it is/,
  ],
  [
    'one of several ways that leads nowhere',
    'badge',
    '/x-zone',
    ['Asia/Tokyo', {via: 'title'}],
    '/x-zone',
    /"title" leads to no time zone/,
  ],
];

const SHAPES: readonly Case[] = [
  ['an unknown keyword', 'badge', '/x-colour', 'red', '/x-colour', /^Unknown keyword "x-colour"/],
  [
    'an unknown keyword of a property',
    'badge',
    '/properties/title/x-labels',
    TEXT,
    '/properties/title/x-labels',
    /^Unknown keyword "x-labels"/,
  ],
  [
    'an unknown keyword of a nested property',
    'badge',
    '/properties/parts/items/properties/size/x-id',
    'f01',
    '/properties/parts/items/properties/size/x-id',
    /^Unknown keyword/,
  ],
  [
    'an unknown keyword of a view',
    'badge',
    '/x-views/default/column',
    [],
    '/x-views/default/column',
    /^Unknown keyword "column"/,
  ],
  [
    'an unknown keyword in a choice of forms',
    'badge',
    '/x-io/import/keys',
    [],
    '/x-io/import/keys',
    /^Unknown keyword "keys"/,
  ],
  ['an unknown keyword of a call', 'calls', '/calls/0/role', 'x', '/calls/0/role', /^Unknown keyword "role"/],
  [
    'an unknown keyword of the navigation',
    'navigation',
    '/nodes/0/children/0/titel',
    'x',
    '/nodes/0/children/0/titel',
    /^Unknown keyword "titel"/,
  ],
  [
    'an unknown control',
    'badge',
    '/properties/title/x-control',
    'TextField',
    '/properties/title/x-control',
    /not one of those allowed/,
  ],
  [
    'a text without Chinese',
    'badge',
    '/properties/title/x-label/zh',
    undefined,
    '/properties/title/x-label',
    /no "zh"/,
  ],
  ['a text without English', 'badge', '/x-entity/label/en', undefined, '/x-entity/label', /no "en"/],
  [
    'an enum value without label',
    'badge',
    '/properties/state/x-enum/0/label',
    undefined,
    '/properties/state/x-enum/0',
    /"label" is missing/,
  ],
  ['an open object', 'badge', '/additionalProperties', true, '/additionalProperties', /must be false/],
  [
    'an open nested object',
    'badge',
    '/properties/parts/items/additionalProperties',
    undefined,
    '/properties/parts/items',
    /"additionalProperties" is missing/,
  ],
  ['a call that is neither act nor operation', 'calls', '/calls/1/act', undefined, '/calls/1', /fits none/],
  [
    'a predicate with two operators',
    'badge',
    '/x-views/sold/where/ne',
    ['status', 'sold'],
    '/x-views/sold/where',
    /must NOT have more than 1 prop/,
  ],
];

const PRICE = {
  'x-id': 'f11',
  type: 'string',
  format: 'decimal',
  maxLength: 16,
  'x-currency': 'currency',
  'x-column': {precision: 12},
  'x-label': TEXT,
};
const LONG = {type: 'string', pattern: `^${'[a-z]'.repeat(20)}$`, maxLength: 20, 'x-label': TEXT};

const TYPES: readonly Case[] = [
  [
    'a type that there is not',
    'badge',
    '/properties/price/x-type',
    'cost',
    '/properties/price/x-type',
    /^No type is called "cost"/,
  ],
  [
    'a type that builds on itself',
    'price',
    '/body/x-type',
    'price',
    '/body/x-type',
    /^The type "price" builds on itself/,
  ],
  ['what a type says, written out', 'badge', '/properties/cost', PRICE, '/properties/cost', /the type "price" says/],
  [
    'what a type says, written out in other words and with more',
    'badge',
    '/properties/cost',
    {...PRICE, readOnly: true, 'x-messages': {maxLength: TEXT}},
    '/properties/cost',
    /the type "price" says/,
  ],
  [
    'an override that says what the type says',
    'badge',
    '/properties/price/maxLength',
    16,
    '/properties/price/maxLength',
    /The type "price" says this already/,
  ],
  [
    'a part of an override that says what the type says',
    'badge',
    '/properties/price/x-column/precision',
    12,
    '/properties/price/x-column/precision',
    /The type "price" says this already/,
  ],
  [
    'a message that says what the type says of this label',
    'badge',
    '/properties/price/x-messages',
    {required: {zh: '中Enter the 中Price', en: 'Enter the price'}},
    '/properties/price/x-messages/required',
    /The type "price" says this already/,
  ],
  [
    'a message that leads nowhere',
    'badge',
    '/properties/title/x-messages',
    {pattern: 'required'},
    '/properties/title/x-messages/pattern',
    /There is no text at "required"/,
  ],
  [
    'a type that does not fit where it is used',
    'badge',
    '/properties/parts/items/properties/size',
    {'x-type': 'price', 'x-label': TEXT},
    '/properties/parts/items/properties/size/x-currency',
    /^With what its type says: Unknown keyword "x-currency"/,
  ],
  [
    'one body in three places',
    'badge',
    '/properties/parts/items/properties',
    {a: LONG, b: LONG, c: LONG},
    '/properties/parts/items/properties/c',
    /^The same stands at badge\/properties\/parts.*\/a, badge.*\/b/,
  ],
  ['an id in a type', 'price', '/body/x-id', 'f01', '/body/x-id', /cannot stand here/],
  ['a property without type', 'badge', '/properties/title/type', undefined, '/properties/title', /"type" is missing/],
];

const ENTITIES: readonly Case[] = [
  ['a property without label', 'badge', '/properties/title/x-label', undefined, '/properties/title', /no label/],
  [
    'a nested property without label',
    'badge',
    '/properties/parts/items/properties/size/x-label',
    undefined,
    '/properties/parts/items/properties/size',
    /no label/,
  ],
  ['a view without label', 'badge', '/x-views/sold/label', undefined, '/x-views/sold', /view "sold" has no label/],
  ['a section without label', 'badge', '/x-form/0/label', undefined, '/x-form/0', /no label/],
  [
    'an input without label',
    'badge',
    '/x-actions/0/input/properties/remark/x-label',
    undefined,
    '/x-actions/0/input/properties/remark',
    /no label/,
  ],
  ["a key that is not the file's name", 'badge', '/$id', 'button', '/$id', /file is called "badge.json"/],
  ["another module's folder", 'badge', '/x-entity/module', 'sales', '/x-entity/module', /lies in "design"/],
  [
    'two properties with one label',
    'badge',
    '/properties/note/x-label/zh',
    '中Title',
    '/properties/note/x-label/zh',
    /also what "title" is called/,
  ],
  [
    'a property labelled with the name of another',
    'badge',
    '/properties/note/x-label/en',
    'title',
    '/properties/note/x-label/en',
    /also what "title" is called/,
  ],
  [
    'a property called as one of the system',
    'badge',
    '/properties/note/x-label/en',
    'created',
    '/properties/note/x-label/en',
    /also what "createdAt" is called/,
  ],
  [
    'a required property that no form shows',
    'badge',
    '/x-form/0/fields',
    ['title'],
    '/properties/makerId',
    /no section of the form shows it/,
  ],
  ['no x-id', 'badge', '/properties/note/x-id', undefined, '/properties/note', /no x-id/],
  [
    'an earlier key that is another entity',
    'badge',
    '/x-entity/was',
    ['maker'],
    '/x-entity/was',
    /key of another entity today/,
  ],
  [
    'an earlier value that is one today',
    'badge',
    '/properties/status/x-enum/0/was',
    ['sold'],
    '/properties/status/x-enum/0/was/0',
    /a value of "status" today/,
  ],
  [
    'an earlier value of another type',
    'badge',
    '/properties/state/x-enum/0/was',
    ['on'],
    '/properties/state/x-enum/0/was/0',
    /not of the type/,
  ],
  [
    'an earlier value within JSON',
    'badge',
    '/properties/parts/items/properties/size/x-enum',
    [{value: 1, key: 'small', label: TEXT, was: [2]}],
    '/properties/parts/items/properties/size/x-enum/0/was',
    /not moved by a rename/,
  ],
  [
    'mentions that the type cannot hold',
    'badge',
    '/properties/price/x-mentions',
    {kind: 'address'},
    '/properties/price/x-mentions/kind',
    /cannot hold/,
  ],
  [
    'a mentioned value of no property',
    'badge',
    '/properties/note/x-mentions',
    {kind: 'value', by: 'title', property: 'kind'},
    '/properties/note/x-mentions/property',
    /no property "kind"/,
  ],
  [
    'what a record is about, in a property that is not there',
    'badge',
    '/x-about',
    {entity: 'subject', record: 'makerId'},
    '/x-about/entity',
    /no property "subject"/,
  ],
  [
    'what a record is about, in a property that cannot say it',
    'badge',
    '/x-about',
    {entity: 'title', record: 'price'},
    '/x-about/record',
    /"price" cannot say/,
  ],
  [
    'mentions by a property that is not there',
    'badge',
    '/properties/parts/x-mentions',
    {kind: 'query', by: 'list'},
    '/properties/parts/x-mentions/by',
    /no property "list"/,
  ],
  ['an x-id used twice', 'badge', '/properties/note/x-id', 'f01', '/properties/note/x-id', /already the id of "title"/],
  [
    'an entity id used twice',
    'badge',
    '/x-entity/id',
    'e_maker',
    '/x-entity/id',
    /also that of entities\/design\/maker.json/,
  ],
  [
    "a system property's name",
    'maker',
    '/properties/version',
    {'x-id': 'f09', type: 'integer', 'x-label': TEXT},
    '/properties/version',
    /name of a system property/,
  ],
  [
    'a column used twice',
    'maker',
    '/properties/NAME',
    {'x-id': 'f09', type: 'string', 'x-label': TEXT},
    '/properties/NAME',
    /also that of "name"/,
  ],
  [
    'an earlier name that is in use',
    'badge',
    '/properties/note/x-was',
    ['title'],
    '/properties/note/x-was',
    /another property today/,
  ],
  [
    'a relation to nowhere',
    'badge',
    '/properties/makerId/x-relation',
    {to: 'nobody', onDelete: 'restrict'},
    '/properties/makerId/x-relation/to',
    /no entity "nobody"/,
  ],
  [
    'a relation in a text',
    'badge',
    '/properties/note/x-relation',
    {to: 'maker', onDelete: 'restrict'},
    '/properties/note/type',
    /holds ids/,
  ],
  [
    'a required relation set to null',
    'badge',
    '/properties/makerId/x-relation/onDelete',
    'setNull',
    '/properties/makerId/x-relation/onDelete',
    /cannot be set to null/,
  ],
  ['an unknown display', 'badge', '/x-entity/display', 'name', '/x-entity/display', /no property "name"/],
  ['a secret display', 'badge', '/x-entity/display', 'secret', '/x-entity/display', /secret/],
  [
    'an unknown column',
    'badge',
    '/x-views/default/columns/1',
    'cost',
    '/x-views/default/columns/1',
    /no property "cost"/,
  ],
  ['a secret column', 'badge', '/x-views/default/columns/1', 'secret', '/x-views/default/columns/1', /secret/],
  ['an unknown filter', 'badge', '/x-views/default/filters/0', 'cost', '/x-views/default/filters/0', /no property/],
  ['an unknown field in a form', 'badge', '/x-form/0/fields/1', 'cost', '/x-form/0/fields/1', /no property/],
  ['an unknown search', 'badge', '/x-search/0', 'cost', '/x-search/0', /no property/],
  ['a search in money', 'badge', '/x-search/0', 'price', '/x-search/0', /cannot look into/],
  ['an unknown index', 'badge', '/x-indexes/-', {fields: ['-cost']}, '/x-indexes/1/fields/0', /no property "cost"/],
  ['an index on JSON', 'badge', '/x-indexes/-', {fields: ['parts']}, '/x-indexes/1/fields/0', /cannot|no value/],
  ['an unknown required property', 'badge', '/required/-', 'cost', '/required/2', /no property/],
  ['an unknown import key', 'badge', '/x-io/import/key/0', 'cost', '/x-io/import/key/0', /no property/],
  [
    'a figure left out that is none',
    'badge',
    '/x-summary',
    {figures: ['price'], unlessZero: ['title']},
    '/x-summary/unlessZero',
    /no figure/,
  ],
  [
    'a sort without an index',
    'badge',
    '/x-views/default/sort',
    'title',
    '/x-views/default/sort',
    /no index begins with/,
  ],
  [
    'a sort by a place within a scope',
    'badge',
    '/x-sort/scope',
    ['makerId'],
    '/x-views/sold/sort',
    /no index begins with/,
  ],
  [
    'exact texts where none are written',
    'badge',
    '/x-unique',
    [{id: 'u_state', fields: ['state'], exact: true}],
    '/x-unique/0/exact',
    /is a text/,
  ],
  ['a place that is a text', 'badge', '/x-sort/field', 'note', '/x-sort/field', /no whole number/],
  [
    'an enum value of another type',
    'badge',
    '/properties/state/x-enum/-',
    {value: '2', key: 'dim', label: TEXT},
    '/properties/state/x-enum/2/value',
    /not of the type/,
  ],
  [
    'an enum value twice',
    'badge',
    '/properties/state/x-enum/-',
    {value: 1, key: 'dim', label: TEXT},
    '/properties/state/x-enum/2/value',
    /twice/,
  ],
  [
    'a default of another type',
    'badge',
    '/properties/note/default',
    3,
    '/properties/note/default',
    /default of "note"/,
  ],
  ['a switch to an unknown value', 'badge', '/x-toggle/field', 'place', '/x-toggle/off', /no value of "place"/],
  ['a switch with one position', 'badge', '/x-toggle/off', 'on', '/x-toggle/off', /same value/],
  [
    'a further switch to an unknown value',
    'badge',
    '/x-toggles',
    [{field: 'state', on: 'on', off: 'broken', label: {on: TEXT, off: TEXT}}],
    '/x-toggles/0/off',
    /no entry|No entry|no value/,
  ],
  ...(
    [
      [{pattern: '{seq:4}', at: 'sold'}, '/at', /No step is called "sold"/],
      [{pattern: '{seq:4}', zone: 'Asia/Peking'}, '/zone', /no time zone/],
      [{pattern: '{seq:4}', gapless: true}, '/gapless', /not unique/],
      [{pattern: '{seq:4}', per: 'note'}, '/per', /no required property/],
      [{pattern: '{per}{seq:4}'}, '/pattern', /stands for nothing/],
    ] as const
  ).map(
    ([number, at, message]) =>
      [
        `a number ${message.source}`,
        'badge',
        '/properties/note/x-number',
        number,
        `/properties/note/x-number${at}`,
        message,
      ] as const,
  ),
  ['a calendar without a day', 'maker', '/x-views/default/layout', 'calendar', '/x-views/default/layout', /by a day/],
  ['a calendar of no days', 'badge', '/x-views/default/calendar', 'state', '/x-views/default/calendar', /is no day/],
  [
    'tabs of no report',
    'badge',
    '/x-views/sold/tabs',
    {report: 'none', by: 'state'},
    '/x-views/sold/tabs/report',
    /no report/,
  ],
  [
    'tabs that count other records',
    'maker',
    '/x-views/default/tabs',
    {report: 'badges', by: 'state'},
    '/x-views/default/tabs/report',
    /records of badge/,
  ],
  [
    'tabs of no property',
    'badge',
    '/x-views/sold/tabs',
    {by: 'title'},
    '/x-views/sold/tabs/by',
    /no property with values/,
  ],
  [
    'tabs that are there anyway',
    'badge',
    '/x-views/default/tabs',
    {by: 'status'},
    '/x-views/default/tabs',
    /tabs of "status" anyway/,
  ],
  ['leaving out tabs that are not there', 'maker', '/x-views/default/tabs', false, '/x-views/default/tabs', /no tabs/],
  [
    'tabs of no dimension',
    'badge',
    '/x-views/sold/tabs',
    {report: 'badges', by: 'status'},
    '/x-views/sold/tabs/by',
    /no dimension/,
  ],
  [
    'two switches of one name',
    'badge',
    '/x-views/sold/switches',
    [1, 2].map(() => ({name: 'on', label: TEXT, where: {eq: ['state', 'on']}})),
    '/x-views/sold/switches/1/name',
    /Two switches/,
  ],
  [
    'a switch by an unknown entry',
    'badge',
    '/x-views/sold/switches',
    [{name: 'on', label: TEXT, where: {eq: ['state', 'glowing']}}],
    '/x-views/sold/switches/0/where/eq/1',
    /glowing/,
  ],
  [
    'unfolding no lines',
    'badge',
    '/x-views/sold/unfold',
    {lines: 'parts'},
    '/x-views/sold/unfold/lines',
    /no lines "parts"/,
  ],
  [
    'a state by hand that no step leads to',
    'badge',
    '/x-workflow/0/manual',
    ['draft'],
    '/x-workflow/0/manual/0',
    /No transition/,
  ],
  [
    'a limit of a state that is none',
    'badge',
    '/x-views/default/limits',
    {lost: 3},
    '/x-views/default/limits/lost',
    /no state "lost"/,
  ],
  ['a board without states', 'maker', '/x-views/default/layout', 'board', '/x-views/default/layout', /shows states/],
  ...(
    [
      [{of: 'place'}, '/of', /no workflow/],
      [{limits: [{state: 'sold', minutes: 9}]}, '/limits/0/state', /is final/],
      [{limits: [{state: 'draft', minutes: 9, tell: {user: 'makerId'}}]}, '/limits/0/tell/user', /names no user/],
      [{limits: [{state: 'draft', minutes: 9, tell: {right: 'fly'}}]}, '/limits/0/tell/right', /no right "fly"/],
      [
        {limits: [{state: 'draft', minutes: 9, tell: {right: 'read'}, remind: 10}]},
        '/limits/0/remind',
        /before the state begins/,
      ],
      [
        {limits: [{state: 'draft', minutes: 9, escalate: {after: 9, tell: {right: 'fly'}}}]},
        '/limits/0/escalate/tell/right',
        /no right "fly"/,
      ],
      [{calendar: 'moon'}, '/calendar', /No work calendar/],
      [{}, '/field', /keeps no time/],
    ] as const
  ).map(([part, at, message]) => {
    const whole = {field: 'note', of: 'status', limits: [{state: 'draft', minutes: 9}], calendar: 'office', ...part};
    return [`limits of states: ${message.source}`, 'badge', '/x-due', whole, `/x-due${at}`, message] as const;
  }),
  ...(
    [
      [{created: undefined}, '', /Nothing has to happen/],
      [{steps: ['fly']}, '/steps/0', /"fly" is no step/],
      [{changed: ['weight']}, '/changed/0', /no property "weight"/],
      [{says: 'weight'}, '/says', /no property "weight"/],
      [{tell: [{user: 'note'}]}, '/tell/0/user', /names no user/],
      [{tell: [{right: 'fly'}]}, '/tell/0/right', /no right "fly"/],
      [{title: {zh: '{weight}', en: 'Made'}}, '/title/zh', /Nothing is filled in for "\{weight\}"/],
      [{title: {zh: '新', en: '{state}'}}, '/title/en', /Only a step leads to a state/],
    ] as const
  ).map(([part, at, message]) => {
    const whole = {id: 'made', created: true, tell: [{right: 'read'}], title: {zh: '新', en: 'Made'}, ...part};
    return [`notifications: ${message.source}`, 'badge', '/x-notify', [whole], `/x-notify/0${at}`, message] as const;
  }),
  ...(
    [
      [{of: 'note'}, '/of', /state of no workflow/],
      [{asker: 'note'}, '/asker', /no user whom nobody writes/],
      [{steps: [{approve: 'fly', refuse: 'fly', by: 'note'}]}, '/steps/0/approve', /"fly" is no step/],
      [{shows: ['weight']}, '/shows/0', /no property "weight"/],
    ] as const
  ).map(([part, at, message]) => {
    const whole = {of: 'status', asker: 'note', steps: [{approve: 'fly', refuse: 'fly', by: 'note'}], shows: ['note']};
    return [
      `approvals: ${message.source}`,
      'badge',
      '/x-approval',
      {...whole, ...part},
      `/x-approval${at}`,
      message,
    ] as const;
  }),
  [
    'records that stay as they were made, and go through states',
    'badge',
    '/x-entity/writable',
    'append',
    '/x-workflow',
    /Nobody changes these records/,
  ],
  [
    'a lock that keeps figures of which there are none',
    'badge',
    '/x-workflow/0/locks',
    {words: {fields: ['note'], from: ['draft'], keepsFigures: true}},
    '/x-workflow/0/locks/words/keepsFigures',
    /no figure/,
  ],
  [
    'a further switch of nothing',
    'badge',
    '/x-toggles',
    [{field: 'pinned', on: 1, off: 0, label: {on: TEXT, off: TEXT}}],
    '/x-toggles/0/field',
    /no property "pinned"/,
  ],
  [
    'a step that computes from what there is not',
    'badge',
    '/x-workflow/0/transitions/0/set',
    {price: {computed: {sum: ['price', 'weight']}}},
    '/x-workflow/0/transitions/0/set/price/computed/sum/1',
    /no property "weight"/,
  ],
  [
    'money without currency',
    'badge',
    '/properties/note',
    {'x-id': 'f10', type: 'string', format: 'decimal', 'x-label': TEXT},
    '/properties/note',
    /in which currency/,
  ],
  [
    'money with an unknown currency',
    'badge',
    '/properties/price/x-currency',
    'money',
    '/properties/price/x-currency',
    /no property "money"/,
  ],
  [
    'money with a currency of another type',
    'badge',
    '/properties/price/x-currency',
    'state',
    '/properties/price/x-currency',
    /cannot hold a currency/,
  ],
  [
    'a scale beyond the precision',
    'badge',
    '/properties/price/x-column/scale',
    20,
    '/properties/price/x-column',
    /scale is greater/,
  ],
  [
    'a precision of a text',
    'badge',
    '/properties/title/x-column',
    {scale: 2},
    '/properties/title/x-column',
    /Only decimals/,
  ],
  [
    'a pattern that texts can keep busy',
    'badge',
    '/properties/title/pattern',
    '\\s+$',
    '/properties/title/pattern',
    /busy for long/,
  ],
  [
    'a pattern for texts of any length',
    'badge',
    '/properties/title/maxLength',
    undefined,
    '/properties/title',
    /whatever its length/,
  ],
  [
    'no regular expression',
    'badge',
    '/properties/title/pattern',
    '(',
    '/properties/title/pattern',
    /no regular expression/,
  ],
  [
    'a required property that nobody can write',
    'badge',
    '/required/-',
    'secret',
    '/properties/secret',
    /nobody can write/,
  ],
  [
    'a state out of reach',
    'badge',
    '/x-workflow/0/transitions',
    [],
    '/x-workflow/0/states/1/value',
    /cannot be reached/,
  ],
  [
    'an initial state that is none',
    'badge',
    '/x-workflow/0/states/0/value',
    'sold',
    '/x-workflow/0/initial',
    /not among the states/,
  ],
  [
    'a value without state',
    'badge',
    '/properties/status/x-enum/-',
    {value: 'lost', label: TEXT},
    '/x-workflow/0/states',
    /is no state/,
  ],
  [
    'a transition from nowhere',
    'badge',
    '/x-workflow/0/states/0/value',
    'sold',
    '/x-workflow/0/transitions/0/from/0',
    /no state "draft"/,
  ],
  [
    'a transition to nowhere',
    'badge',
    '/x-workflow/0/states/1/value',
    'draft',
    '/x-workflow/0/transitions/0/to',
    /no state "sold"/,
  ],
  [
    'a way out of a final state',
    'badge',
    '/x-workflow/0/transitions/-',
    {action: 'return', label: TEXT, from: ['sold'], to: 'draft'},
    '/x-workflow/0/transitions/1/from/0',
    /final/,
  ],
  [
    'a transition called as a common action',
    'badge',
    '/x-workflow/0/transitions/0/action',
    'delete',
    '/x-workflow/0/transitions/0/action',
    /every entity has/,
  ],
  [
    'a guard without message',
    'badge',
    '/x-workflow/0/transitions/0/guardMessage',
    undefined,
    '/x-workflow/0/transitions/0',
    /no message/,
  ],
  [
    'a set property that is not there',
    'badge',
    '/x-workflow/0/transitions/0/set',
    {size: {value: 1}},
    '/x-workflow/0/transitions/0/set/size',
    /no property "size"/,
  ],
  [
    'a set state',
    'badge',
    '/x-workflow/0/transitions/0/set',
    {status: {value: 'sold'}},
    '/x-workflow/0/transitions/0/set/status',
    /state of a workflow/,
  ],
  [
    'a time set to no time',
    'badge',
    '/x-workflow/0/transitions/0/set',
    {title: 'now'},
    '/x-workflow/0/transitions/0/set/title',
    /"title" holds no time/,
  ],
  [
    'an actor set to no person',
    'badge',
    '/x-workflow/0/transitions/0/set',
    {makerId: 'actor'},
    '/x-workflow/0/transitions/0/set/makerId',
    /points to nobody/,
  ],
  [
    'a set value that does not fit',
    'badge',
    '/x-workflow/0/transitions/0/set',
    {price: {value: 'cheap'}},
    '/x-workflow/0/transitions/0/set/price',
    /no value of "price"/,
  ],
  [
    'a required property that is emptied',
    'badge',
    '/x-workflow/0/transitions/0/set',
    {title: {value: null}},
    '/x-workflow/0/transitions/0/set/title',
    /is required/,
  ],
  [
    'a question for a property that is not there',
    'badge',
    '/x-workflow/0/transitions/0/ask',
    ['size'],
    '/x-workflow/0/transitions/0/ask/0',
    /no property "size"/,
  ],
  [
    'a question for what nobody can change',
    'badge',
    '/x-workflow/0/transitions/0/ask',
    ['place'],
    '/x-workflow/0/transitions/0/ask/0',
    /nobody can change it/,
  ],
  [
    'a question for what is locked',
    'badge',
    '/x-workflow/0',
    {
      field: 'status',
      initial: 'draft',
      locks: {amounts: {fields: ['price'], from: ['draft']}},
      states: [{value: 'draft'}, {value: 'sold'}],
      transitions: [{action: 'sell', label: TEXT, from: ['draft'], to: 'sold', ask: ['price']}],
    },
    '/x-workflow/0/transitions/0/ask/0',
    /locked in the state "draft"/,
  ],
  [
    'a lock of nothing',
    'badge',
    '/x-workflow/0/locks',
    {amounts: {fields: ['weight'], from: ['sold']}},
    '/x-workflow/0/locks/amounts/fields/0',
    /no property "weight"/,
  ],
  [
    'a lock in no state',
    'badge',
    '/x-workflow/0/locks',
    {amounts: {fields: ['price'], from: ['lost']}},
    '/x-workflow/0/locks/amounts/from/0',
    /No entry has the key "lost"/,
  ],
  [
    'a lock without use',
    'badge',
    '/x-workflow/0/locks',
    {amounts: {fields: ['price'], from: []}},
    '/x-workflow/0/locks/amounts/from',
    /fewer than 1|at least 1|NOT have/i,
  ],
  [
    'an unknown requirement',
    'badge',
    '/x-workflow/0/transitions/0/requires/0',
    'cost',
    '/x-workflow/0/transitions/0/requires/0',
    /no property/,
  ],
  [
    'a guard of the wrong type',
    'badge',
    '/x-workflow/0/transitions/0/guard',
    {gt: ['price', 'a lot']},
    '/x-workflow/0/transitions/0/guard/gt/1',
    /number is needed/,
  ],
  [
    'a scope on an unknown property',
    'badge',
    '/x-rights/scopes/own',
    {eq: ['owner', 1]},
    '/x-rights/scopes/own/eq/0',
    /no property "owner"/,
  ],
  [
    "a picker's filter on the wrong entity",
    'badge',
    '/properties/makerId/x-relation/filter',
    {eq: ['title', 'x']},
    '/properties/makerId/x-relation/filter/eq/0',
    /Maker has no property/,
  ],
  [
    'a condition with the value of another property',
    'badge',
    '/x-views/sold/where',
    {eq: ['place', 'sold']},
    '/x-views/sold/where/eq/1',
    /whole number/,
  ],
  [
    'a form that asks about another record',
    'badge',
    '/x-form/0/when',
    {has: ['makerId', {all: []}]},
    '/x-form/0/when/has',
    /record itself/,
  ],
  [
    'a check that asks about a secret',
    'badge',
    '/x-checks/0/rule',
    {ne: ['secret', 'x']},
    '/x-checks/0/rule/ne/0',
    /no property/,
  ],
  ['a right for an unknown action', 'badge', '/x-rights/visitor/print', true, '/x-rights/visitor/print', /no action/],
  ['a scope without rows', 'badge', '/x-rights/staff/read', 'department', '/x-rights/staff/read', /no rows here/],
  [
    'an action called as a transition',
    'badge',
    '/x-actions/0/key',
    'sell',
    '/x-actions/0/key',
    /another action or transition/,
  ],
];

const KEYS: readonly Case[] = [
  [
    'an entry without key',
    'badge',
    '/properties/state/x-enum/1/key',
    undefined,
    '/properties/state/x-enum/1',
    /^The entry 0 has no key/,
  ],
  [
    'an entry of a type without key',
    'price',
    '/body/x-enum',
    [{value: 'a-b', label: TEXT}],
    '/body/x-enum/0',
    /^The entry "a-b" has no key/,
  ],
  [
    'a key that two entries have',
    'badge',
    '/properties/state/x-enum/1/key',
    'on',
    '/properties/state/x-enum/1/key',
    /^Two entries/,
  ],
  [
    'a key that says what the value says',
    'badge',
    '/properties/status/x-enum/1/key',
    'sold',
    '/properties/status/x-enum/1/key',
    /its own key/,
  ],
  ['a bare value', 'badge', '/properties/state/default', 1, '/properties/state/default', /^The bare value 1/],
  [
    'a bare value in a list',
    'badge',
    '/x-checks/0/rule',
    {in: ['state', ['off', 1]]},
    '/x-checks/0/rule/in/1/1',
    /^The bare value 1/,
  ],
  [
    'a bare value of a related record',
    'badge',
    '/properties/makerId/x-relation',
    {to: 'badge', onDelete: 'restrict', filter: {has: ['makerId', {eq: ['state', 0]}]}},
    '/properties/makerId/x-relation/filter/has/1/eq/1',
    /^The bare value 0/,
  ],
  [
    'an unknown key',
    'badge',
    '/x-views/sold/where',
    {eq: ['status', 'gone']},
    '/x-views/sold/where/eq/1',
    /^No entry has the key "gone"/,
  ],
  ['an unknown state', 'badge', '/x-workflow/0/initial', 'lost', '/x-workflow/0/initial', /^No entry has the key/],
  ['an unknown end of a switch', 'badge', '/x-toggle/off', 'of', '/x-toggle/off', /^No entry has the key "of"/],
  [
    'an unknown key of the menu',
    'navigation',
    '/nodes/0/children/0/where',
    {not: {eq: ['state', 'out']}},
    '/nodes/0/children/0/where/not/eq/1',
    /^No entry has the key "out"/,
  ],
];

const FIGURES: readonly Case[] = [
  [
    'a property that a metric names',
    'metric',
    '/dimensions/state/of',
    'colour',
    '/dimensions/state/of',
    /leads nowhere/,
  ],
  ['the relations on the way', 'metric', '/dimensions/state/of', 'title.name', '/dimensions/state/of', /leads nowhere/],
  ['a time of a metric', 'metric', '/times/made/of', 'title', '/times/made/of', /is no time/],
  ['a list as a dimension', 'metric', '/dimensions/state/of', 'parts', '/dimensions/state/of', /has no plain values/],
  [
    'a sum over a text',
    'metric',
    '/measures/sum',
    {label: TEXT, sum: 'title'},
    '/measures/sum/sum',
    /"title" is no number/,
  ],
  [
    'a ratio of what is not there',
    'metric',
    '/measures/share',
    {label: TEXT, ratio: ['count', 'paid']},
    '/measures/share/ratio/1',
    /"paid" is no measure/,
  ],
  [
    'the label of a figure',
    'metric',
    '/measures/count/permission',
    'badges',
    '/measures/count/permission',
    /"badges" is no label of data-analysis/,
  ],
  ['a figure of nobody’s day', 'metric', '/where', {lt: ['createdAt', TODAY]}, '/where', /whose day it is/],
  [
    'a measure of nobody’s day',
    'metric',
    '/measures/count/where',
    {all: [{lt: ['createdAt', TODAY]}]},
    '/measures/count/where',
    /whose day it is/,
  ],
  ['a condition of a metric', 'metric', '/where', {eq: ['colour', 'red']}, '/where/eq/0', /./],
  ['the metric of a report', 'report', '/metric', 'sales', '/metric', /There is no metric "sales"/],
  ['a measure of a report', 'report', '/measures/0', 'sum', '/measures/0', /There is no measure "sum"/],
  ['a dimension of a report', 'report', '/parts/1/by/0', 'colour', '/parts/1/by/0', /There is no dimension "colour"/],
  ['a chart by nothing', 'report', '/parts/1/by', [], '/parts/1', /A chart is by one dimension/],
];

test('what nobody is ever shown has no figures', () => {
  const files = goodFiles();
  change(files.entities[1]?.content, '/properties/title/x-sensitivity', 'secret');
  change(files.metrics[0]?.content, '/dimensions/title', {of: 'title'});
  expect(checkSchemas(files)).toContainEqual(
    expect.objectContaining({file: 'metrics/badges.json', pointer: '/dimensions/title/of'}),
  );
});

const PAPERS: readonly Case[] = [
  ['an unknown keyword of a paper', 'slip', '/colour', 'red', '/colour', /Unknown keyword/],
  ['a paper of no entity', 'slip', '/entity', 'button', '/entity', /no entity "button"/],
  ['a paper named otherwise than its file', 'slip', '/$id', 'note', '/$id', /must be "slip"/],
  ['a paper like none', 'slip', '/like', 'bill', '/entity', /cannot stand here/],
  ['a paper without its blocks', 'slip', '/blocks', undefined, '', /"blocks" is missing/],
  ['a stamp that no wording has', 'slip', '/stamp', 'copied', '/stamp', /No wording is called "copied"/],
  ['words beside it that no wording has', 'slip', '/wordings', ['copied'], '/wordings/0', /No wording is called/],
  ['a path to nothing', 'slip', '/number', 'makerId.age', '/number', /leads to no property/],
  [
    'a column of nothing',
    'slip',
    '/blocks/2/columns/0/value',
    'cost',
    '/blocks/2/columns/0/value',
    /leads to no property/,
  ],
  [
    'a condition that is no yes or no',
    'slip',
    '/blocks/3',
    {kind: 'totals', if: 'title', rows: [{label: 'slip', value: 'price'}]},
    '/blocks/3/if',
    /"title" is no yes or no/,
  ],
  ['a record as a value', 'slip', '/number', 'makerId', '/number', /another record/],
  ['a secret on paper', 'slip', '/blocks/0/lines/0', 'secret', '/blocks/0/lines/0', /is secret/],
  ['a text that no wording has', 'slip', '/title', 'bill', '/title', /No wording is called "bill"/],
  ["a text in two languages on a customer's paper", 'slip', '/title', TEXT, '/title', /18 languages/],
  ['values without words', 'slip', '/blocks/1/fields/0/words', undefined, '/blocks/1/fields/0', /zh and en only/],
  [
    'a value without its word',
    'slip',
    '/blocks/1/fields/0/words/0',
    undefined,
    '/blocks/1/fields/0/words',
    /"0" has no words/,
  ],
  ['a word without wording', 'slip', '/blocks/1/fields/0/words/0', 'out', '/blocks/1/fields/0/words/0', /"out"/],
  ['lines of nothing', 'slip', '/blocks/2/of', 'parts', '/blocks/2/of', /no source of lines/],
  [
    'an address that is none',
    'slip',
    '/blocks/0/lines/0',
    {address: 'billing'},
    '/blocks/0/lines/0/address',
    /no address/,
  ],
  ['a source that is no relation', 'slip', '/sources/badges/of', 'badge.title', '/sources/badges/of', /no relation/],
  ['a source that points elsewhere', 'slip', '/sources/badges/via', undefined, '/sources/badges/of', /point to badge/],
  [
    'a source named like a property',
    'slip',
    '/sources/title',
    {of: 'badge.makerId', via: 'makerId'},
    '/sources/title',
    /also a property/,
  ],
  [
    'a likeness to nothing',
    'slip',
    '/sources/badges/same',
    {title: 'heading'},
    '/sources/badges/same/title',
    /is no property/,
  ],
  [
    'a condition on nothing',
    'slip',
    '/sources/badges/where',
    {eq: ['cost', 1]},
    '/sources/badges/where/eq/0',
    /no property/,
  ],
];

test('an entry of the navigation shows a paper that there is', () => {
  const files = goodFiles();
  change(files.navigation[0]?.content, '/nodes/0/children/1/paper', 'bill');
  expect(checkSchemas(files)).toContainEqual(
    expect.objectContaining({
      file: 'navigation/shop.json',
      pointer: '/nodes/0/children/1/paper',
      message: 'There is no paper "bill".',
    }),
  );
});

test('a paper that is like another has what it does not say itself, and names one that is like none', () => {
  const files = goodFiles();
  const copy = {$id: 'copy', like: 'slip', label: TEXT, stamp: 'slip'};
  const again = {$id: 'again', like: 'copy', label: TEXT, stamp: 'slip'};
  const withPapers = (...contents: readonly WrittenPaper[]) =>
    checkSchemas({
      ...files,
      papers: [...files.papers, ...contents.map(content => ({file: `papers/${content.$id}.json`, content}))],
    });
  expect(withPapers(copy)).toEqual([]);
  expect(withPapers({...copy, number: 'age'})).toEqual([
    expect.objectContaining({file: 'papers/copy.json', pointer: '/number'}),
  ]);
  expect(withPapers(copy, again)).toEqual([
    expect.objectContaining({
      file: 'papers/again.json',
      pointer: '/like',
      message: 'There is no paper "copy" to be like.',
    }),
  ]);
});

test('what is confidential stands on papers for staff alone', () => {
  const confidential = (audience: string) => {
    const files = goodFiles();
    change(files.entities[1]?.content, '/properties/note/x-sensitivity', 'confidential');
    change(files.papers[0]?.content, '/audience', audience);
    return checkSchemas(files).map(({file, pointer}) => `${file} ${pointer}`);
  };
  expect(confidential('customer')).toEqual([
    'papers/slip.json /blocks/0/lines/1/0',
    'papers/slip.json /blocks/3/paragraphs/1/value',
  ]);
  expect(confidential('staff')).toEqual([]);
});

test('a wording has no text that Chinese lacks, and a language that papers speak', () => {
  const files = goodFiles();
  const more = {
    ...files,
    wording: [
      ...files.wording,
      {file: 'wording/de.json', content: {bill: 'Rechnung'}},
      {file: 'wording/xx.json', content: {}},
    ],
  };
  expect(checkSchemas(more).map(({file, pointer}) => `${file} ${pointer}`)).toEqual([
    'wording/de.json /bill',
    'wording/xx.json ',
  ]);
});

const CALLS: readonly Case[] = [
  ['a call to an unknown entity', 'calls', '/calls/2/entity', 'button', '/calls/2/entity', /no entity "button"/],
  [
    'a call with an unknown parameter',
    'calls',
    '/calls/0/params/cost',
    {as: 'eq'},
    '/calls/0/params/cost',
    /badge has no property "cost"/,
  ],
  [
    'a call with an unknown field',
    'calls',
    '/calls/0/params/maker/field',
    'cost',
    '/calls/0/params/maker/field',
    /badge has no property "cost"/,
  ],
  ['a call sorted by nothing', 'calls', '/calls/0/sort', '-cost', '/calls/0/sort', /no property "-cost"/],
  ['an unknown right', 'calls', '/calls/0/rights/0', 'badge.print', '/calls/0/rights/0', /no right "badge.print"/],
  ['the same address twice', 'calls', '/calls/2/path', '/design/badge/sell', '/calls/2/path', /already described/],
  [
    'a switch that the entity does not have',
    'calls',
    '/calls/2/operation',
    'toggle',
    '/calls/2/operation',
    /no x-toggle/,
  ],
  [
    'a further switch that the entity does not have',
    'calls',
    '/calls/2/operation',
    'switch',
    '/calls/2/switch',
    /has no switch/,
  ],
  [
    'a call that nobody asks for',
    'calls',
    '/calls/1/rows',
    undefined,
    '/calls/1',
    /neither which rows ask for it nor that it is ours/,
  ],
  [
    'a text without an end',
    'calls',
    '/calls/1/input/properties/id',
    {type: 'string'},
    '/calls/1/input/properties/id',
    /as long as it likes/,
  ],
  [
    'an answer with records of nobody',
    'calls',
    '/calls/1/output',
    {'x-record': 'button'},
    '/calls/1/output/x-record',
    /no entity "button"/,
  ],
  ['an act without output', 'calls', '/calls/1/output', undefined, '/calls/1', /does not say what it answers/],
  [
    'an answer of anything',
    'calls',
    '/calls/1/output',
    {type: 'object', properties: {badges: {type: 'array'}}},
    '/calls/1/output/properties/badges',
    /does not say what stands here/,
  ],
  ['an act without input', 'calls', '/calls/1/input', undefined, '/calls/1', /does not say what it takes/],
];

const NAVIGATION: readonly Case[] = [
  ['an entry without title', 'navigation', '/nodes/0/title', undefined, '/nodes/0', /no title/],
  [
    'an entry to an unknown entity',
    'navigation',
    '/nodes/0/children/0/entity',
    'button',
    '/nodes/0/children/0/entity',
    /no entity "button"/,
  ],
  [
    'an entry to an unknown view',
    'navigation',
    '/nodes/0/children/1/view',
    'lost',
    '/nodes/0/children/1/view',
    /no view "lost"/,
  ],
  ['an entry to nowhere', 'navigation', '/nodes/0/children', undefined, '/nodes/0', /leads nowhere/],
  [
    'an entry to two places',
    'navigation',
    '/nodes/0/children/0/page',
    'badges',
    '/nodes/0/children/0',
    /several places: entity, page/,
  ],
  [
    'a record page of no list',
    'navigation',
    '/nodes/0/children/2/recordOf',
    '/shop',
    '/nodes/0/children/2/recordOf',
    /no list/,
  ],
  [
    'a form of no list',
    'navigation',
    '/nodes/0/children/3/createOf',
    '/shop',
    '/nodes/0/children/3/createOf',
    /no list/,
  ],
  [
    'a record page elsewhere',
    'navigation',
    '/nodes/0/children/2/path',
    '/shop/badge/:id',
    '/nodes/0/children/2/path',
    /is at/,
  ],
  [
    'an empty path elsewhere',
    'navigation',
    '/nodes/0/children/4/path',
    '/shop/all',
    '/nodes/0/children/4/index',
    /parent's path/,
  ],
  ['a redirect to nowhere', 'navigation', '/nodes/0/redirect', '/shop/lost', '/nodes/0/redirect', /No entry/],
  [
    'a path of the editor',
    'navigation',
    '/nodes/0/children/1/path',
    '/design/badges',
    '/nodes/0/children/1/path',
    /not the console's/,
  ],
  ['a path twice', 'navigation', '/nodes/0/children/1/path', '/shop', '/nodes/0/children/1/path', /listed twice/],
  [
    'an unknown active entry',
    'navigation',
    '/nodes/0/children/1/activeMenu',
    '/shop/lost',
    '/nodes/0/children/1/activeMenu',
    /No entry/,
  ],
  [
    'a condition that does not type-check',
    'navigation',
    '/nodes/0/children/0/where',
    {lt: ['title', 5]},
    '/nodes/0/children/0/where/lt/1',
    /A text is needed/,
  ],
];

test.each<Case>([...ZONES, ...SHAPES, ...TYPES, ...ENTITIES, ...KEYS, ...FIGURES, ...PAPERS, ...CALLS, ...NAVIGATION])(
  'finds %s',
  (_rule, name, at, value, pointer, message) => {
    const problems = broken(name, at, value);
    const found = problems.filter(problem => problem.file === FILES[name] && problem.pointer === pointer);
    expect(found.map(problem => problem.message).join('\n')).toMatch(message);
    for (const problem of problems) expect(problem.fix).not.toBe('');
  },
);

test('finds a type that nobody uses, is not called as its file or says what another says', () => {
  const files = goodFiles();
  const body = {type: 'string', maxLength: 9};
  const more = ['note', 'text'].map($id => ({file: `types/${$id}.json`, content: {$id, description: 'A text.', body}}));
  const odd = {file: 'types/odd.json', content: {$id: 'even', description: 'A figure.', body: {type: 'number'}}};
  const problems = checkSchemas({...files, types: [...files.types, ...more, odd]});
  expect(problems.map(({file, pointer, message}) => `${file} ${pointer}: ${message}`)).toEqual([
    'types/note.json : No property uses the type "note".',
    'types/text.json : No property uses the type "text".',
    'types/text.json /body: This says what the type "note" says.',
    'types/odd.json /$id: The type is "even", but its file is called "odd.json".',
    'types/odd.json : No property uses the type "even".',
  ]);
});

test('finds types of one name in two folders', () => {
  const files = goodFiles();
  const [price] = files.types;
  const twin = {file: 'types/trade/price.json', content: price?.content};
  const problems = checkSchemas({...files, types: [...files.types, twin]});
  expect(problems.map(({file, pointer, message}) => `${file} ${pointer}: ${message}`)).toEqual([
    'types/trade/price.json /$id: The type "price" stands in types/price.json already.',
  ]);
});

test('finds an override that makes of one type what another one is', () => {
  const files = goodFiles();
  const dear = {$id: 'dear', description: 'A great price.', body: {'x-type': 'price', 'x-column': {precision: 20}}};
  const badge = files.entities.find(({file}) => file === FILES.badge)?.content;
  const cost = {'x-id': 'f11', 'x-type': 'price', 'x-label': {zh: '价', en: 'Cost'}, 'x-column': {precision: 20}};
  change(badge, '/properties/cost', cost);
  change(badge, '/properties/worth', {
    ...cost,
    'x-id': 'f12',
    'x-type': 'dear',
    'x-label': TEXT,
    'x-column': {scale: 4},
  });
  const problems = checkSchemas({...files, types: [...files.types, {file: 'types/dear.json', content: dear}]});
  expect(problems.map(({pointer, message}) => `${pointer}: ${message}`)).toEqual([
    '/properties/cost: This says what the type "dear" says.',
  ]);
});

test('a property of which its type leaves something open is found where it is used', () => {
  const [problem] = broken('price', '/body/type', undefined);
  expect(problem).toMatchObject({file: FILES.badge, pointer: '/properties/price'});
  expect(problem?.message).toBe('With what its type says: "type" is missing.');
});

test('names the next free id, beyond those that may have been used', () => {
  expect(broken('badge', '/properties/note/x-id', undefined)[0]?.fix).toContain('"x-id": "f10"');
  expect(broken('badge', '/properties/title/x-id', undefined)[0]?.fix).toContain('"x-id": "f11"');
});

test('says the mend of what names an entry: the key of a bare value, and all keys, the nearest first', () => {
  expect(broken('badge', '/x-toggle/on', 1)[0]?.fix).toBe('Write "on", the key of its entry in x-enum.');
  expect(broken('badge', '/x-workflow/0/initial', 'drift')[0]?.fix).toMatch(/^Use one of draft, sold,/);
  expect(broken('badge', '/x-toggle/on', 'Offf')[0]?.fix).toMatch(/^Use one of off, on,/);
  const entry = {value: 5, label: {zh: '已发货', en: 'Awaiting shipment'}};
  expect(broken('badge', '/properties/state/x-enum/-', entry)[0]?.fix).toBe('Add "key": "awaitingShipment".');
});

test('says one thing about one mistake', () => {
  for (const [, name, at, value] of [...SHAPES, ...KEYS]) expect(broken(name, at, value)).toHaveLength(1);
});
