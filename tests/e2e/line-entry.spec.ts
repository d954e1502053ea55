/** Lines are entered by keyboard into every kind of record that has them, by somebody who may change it and no more. */
import {expect} from '@playwright/test';
import type {Entity, Lines} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import {newRecord} from '../harness/values';
import {makePerson} from '../harness/world';
import {beSignedIn} from './admin-session';
import {typeLine, type Typed} from './line-keys';
import {test} from './own-server';

const model = loadModel();

const WITH_LINES = [...model.entities.values()].flatMap(entity => entity.lines.map(lines => ({entity, lines})));

interface Line {
  readonly typed: Typed;
  readonly stored: Json;
}

const ITEM: Line = {
  typed: {description: 'Enamel pins', qty: '100', unitPrice: '1.5'},
  stored: {description: 'Enamel pins', qty: 100, unitPrice: '1.5000'},
};
const CORRECTION: Line = {
  typed: {description: 'Wrong colour', amount: '5'},
  stored: {description: 'Wrong colour', amount: '5.00'},
};
const PRODUCT: Line = {
  typed: {name: 'Enamel pins', quantity: '100', unitPrice: '1.5'},
  stored: {name: 'Enamel pins', quantity: 100, unitPrice: '1.5000'},
};
const GOODS: Line = {
  typed: {name: 'Backing cards', quantity: '500', unitPrice: '0.09'},
  stored: {name: 'Backing cards', quantity: 500, unitPrice: '0.0900'},
};
const COMMISSION: Line = {
  typed: {amount: '200', rate: '2.5', commission: '5'},
  stored: {kind: 'order', amount: '200.00', rate: '2.50', commission: '5.00'},
};
const REPLY: Line = {
  typed: {questionId: 'How likely are you to recommend us?', score: '9', text: 'Fast'},
  stored: {questionId: expect.any(Number), score: 9, text: 'Fast'},
};
const question = (text: string): Line => ({typed: {question: text}, stored: {question: text, kind: 'stars'}});
const tier = (from: string, rate: string): Line => ({
  typed: {fromAmount: from, rate},
  stored: {fromAmount: `${from}.00`, rate: `${rate}.00`},
});

/** What is typed into each kind of record: two lines where they may be alike, so that one is judged beside another. */
const TYPED: Readonly<Record<string, readonly Line[]>> = {
  'commission-line': [COMMISSION, COMMISSION],
  'commission-tier': [tier('0', '1'), tier('1000', '2')],
  'credit-memo-item': [CORRECTION, CORRECTION],
  'invoice-item': [ITEM, ITEM],
  'kpi-rule-part': [
    {typed: {weight: '60', target: '90'}, stored: {kind: 'completion', weight: '60.00', target: '90.00'}},
  ],
  'point-voucher-item': [
    {
      typed: {promoterId: 'Maya Lindqvist', points: '100', reason: 'Thanks'},
      stored: {promoterId: expect.any(Number), points: 100, reason: 'Thanks'},
    },
  ],
  'production-step': [
    {typed: {processId: '压铸', plannedQuantity: '100'}, stored: {processId: expect.any(Number), plannedQuantity: 100}},
  ],
  'package-item': [
    {
      typed: {orderProductId: 'Packed pins', quantity: '5', hsCode: '7117.19', unitValue: '0.4'},
      stored: {orderProductId: expect.any(Number), quantity: 5, hsCode: '7117.19', unitValue: '0.4000'},
    },
  ],
  'purchase-order-item': [GOODS, GOODS],
  'purchase-receipt-item': [
    {typed: {orderItemId: 'Clutches', quantity: '60'}, stored: {orderItemId: expect.any(Number), quantity: 60}},
  ],
  'quotation-item': [ITEM, ITEM],
  'questionnaire-question': [question('Was it in time?'), question('What could be better?')],
  'questionnaire-reply': [REPLY, REPLY],
  holiday: [{typed: {day: '05012031', name: 'Spring fair'}, stored: {day: '2031-05-01', name: 'Spring fair'}}],
  'order-product': [PRODUCT, PRODUCT],
  'performance-item': [
    {
      typed: {name: 'On time', weight: '0.5', leadScore: '90'},
      stored: {name: 'On time', weight: '0.5000', leadScore: 90},
    },
  ],
  'target-key-result': [
    {
      typed: {name: 'Orders', targetValue: '100', weight: '2'},
      stored: {name: 'Orders', targetValue: '100.0000', weight: 2},
    },
  ],
  'task-dependency': [
    {typed: {waitsForId: 'Work out the price of a metre'}, stored: {waitsForId: expect.any(Number), status: 'done'}},
  ],
};

test('every kind of line is known here', () => {
  const kinds = WITH_LINES.map(({lines}) => lines.entity).sort();
  expect(Object.keys(TYPED).sort()).toEqual(kinds);
});

/** Everything about this kind of record and its lines, and reading what they lead to. */
function rightsOn({key, fields, rightActions}: Entity, lines: Lines): Record<string, 'all'> {
  const child = model.entity(lines.entity);
  const led = [...fields, ...child.fields].flatMap(({relation}) => (relation ? [`${relation.to}.read`] : []));
  const shown = (of: Entity) =>
    of.rightActions.filter(action => /^(read|view|edit)/.test(action)).map(action => `${of.key}.${action}`);
  const own = ['create', 'update'].filter(action => rightActions.includes(action)).map(action => `${key}.${action}`);
  const all = [...led, ...shown(child), ...shown(model.entity(key)), ...own];
  return Object.fromEntries(all.map(right => [right, 'all' as const]));
}

const WORDS = {en: {add: 'Add a line', saved: 'Saved'}, zh: {add: '添加一行', saved: '已保存'}} as const;

for (const [index, {entity, lines}] of WITH_LINES.entries()) {
  const language = index % 2 === 0 ? 'en' : 'zh';
  test(`a line of a ${entity.key} is typed and saved (${language})`, async ({page, server}) => {
    const admin = await beSignedIn(page, server);
    const id = idOf(await newRecord(admin, model, entity.key));
    const before = asObjects(
      asObject((await admin.rest('GET', `${entity.key}/${id}?lines=${lines.name}`)).body)[lines.name],
    );
    const {userName} = await makePerson(admin, {rights: rightsOn(entity, lines)});
    const person = await beSignedIn(page, server, userName);
    await page.addInitScript(chosen => localStorage.setItem('locale', chosen), language);
    await page.goto(`/records/${entity.key}/${id}/edit`);
    const wanted = TYPED[lines.entity] ?? [];
    const {add, saved} = WORDS[language];
    for (const {typed} of wanted) await typeLine(page, model.entity(lines.entity), typed, add);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert').filter({hasText: saved}).last()).toBeVisible();
    const after: readonly Json[] = asObjects(
      asObject((await person.rest('GET', `${entity.key}/${id}?lines=${lines.name}`)).body)[lines.name],
    );
    expect(after.slice(before.length)).toMatchObject(wanted.map(({stored}) => stored));
  });
}
