/** Lines are entered by keyboard into every kind of record that has them, by somebody who may change it and no more. */
import {expect, type Page} from '@playwright/test';
import type {Entity, Lines} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import {newRecord} from '../harness/values';
import {makePerson} from '../harness/world';
import {beSignedIn} from './admin-session';
import {test} from './own-server';

const model = loadModel();

const WITH_LINES = [...model.entities.values()].flatMap(entity => entity.lines.map(lines => ({entity, lines})));

/** What is typed into a line of each kind; a day as the browser asks for it, by its month. */
const TYPED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'credit-memo-item': {description: 'Wrong colour', amount: '5'},
  'invoice-item': {description: 'Enamel pins', qty: '100', unitPrice: '1.5'},
  'quotation-item': {description: 'Enamel pins', qty: '100', unitPrice: '1.5'},
  holiday: {day: '05012031', name: 'Spring fair'},
  'order-product': {name: 'Enamel pins', quantity: '100', unitPrice: '1.5'},
};

const STORED: Readonly<Record<string, Json>> = {
  'credit-memo-item': {description: 'Wrong colour', amount: '5.00'},
  'invoice-item': {description: 'Enamel pins', qty: 100, unitPrice: '1.5000'},
  'quotation-item': {description: 'Enamel pins', qty: 100, unitPrice: '1.5000'},
  holiday: {day: '2031-05-01', name: 'Spring fair'},
  'order-product': {name: 'Enamel pins', quantity: 100, unitPrice: '1.5000'},
};

test('every kind of line is known here', () => {
  const kinds = WITH_LINES.map(({lines}) => lines.entity).sort();
  expect([Object.keys(TYPED).sort(), Object.keys(STORED).sort()]).toEqual([kinds, kinds]);
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

async function focusedField(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field);
}

/** Along the row by the arrow keys; Tab has begun the next cell, which Escape leaves as it was. */
async function goTo(page: Page, field: string): Promise<void> {
  if (await page.evaluate(() => document.activeElement?.matches('[data-field] *'))) await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  for (let steps = 0; steps < 20 && (await focusedField(page)) !== field; steps += 1)
    await page.keyboard.press('ArrowRight');
  expect(await focusedField(page)).toBe(field);
}

async function enterLine(page: Page, typed: Readonly<Record<string, string>>, add: string): Promise<void> {
  await page.getByRole('button', {name: add}).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedField(page)).toBeDefined();
  for (const [field, value] of Object.entries(typed)) {
    await goTo(page, field);
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
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
    const typed = TYPED[lines.entity] ?? {};
    const {add, saved} = WORDS[language];
    // Twice: the second line is judged beside the first.
    for (let line = 0; line < (lines.entity === 'holiday' ? 1 : 2); line += 1) await enterLine(page, typed, add);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert').filter({hasText: saved}).last()).toBeVisible();
    const after: readonly Json[] = asObjects(
      asObject((await person.rest('GET', `${entity.key}/${id}?lines=${lines.name}`)).body)[lines.name],
    );
    const entered = after.slice(before.length);
    expect(entered.length).toBe(lines.entity === 'holiday' ? 1 : 2);
    for (const line of entered) expect(line).toMatchObject(STORED[lines.entity] ?? {});
  });
}
