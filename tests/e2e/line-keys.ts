/** Lines as they are typed: along the grid by its keys, or into the card that a phone shows. */
import {expect, type Locator, type Page} from '@playwright/test';
import type {Entity} from '@emblem/schemas';

export async function focusedField(page: Page): Promise<string | undefined> {
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

/** Records are found by their names and chosen by Enter, as everywhere. */
async function chooseRecord(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Enter');
  await page.keyboard.type(name);
  await expect(page.getByRole('option', {name}).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Values by property; a day as the browser asks for it, by its month; of a relation the name of the record. */
export type Typed = Readonly<Record<string, string>>;

/** One more line of the grid whose button to add one has the name `add`; its last text is still being typed. */
export async function typeLine(page: Page, line: Entity, typed: Typed, add: string): Promise<void> {
  await page.getByRole('button', {name: add}).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedField(page)).toBeDefined();
  let isTyping = false;
  for (const [field, value] of Object.entries(typed)) {
    if (isTyping) await page.keyboard.press('Tab');
    await goTo(page, field);
    isTyping = !line.field[field]?.relation;
    if (isTyping) await page.keyboard.type(value);
    else await chooseRecord(page, value);
  }
}

/** One more line on a phone: its card is filled in by the labels of its properties. */
export async function fillLine(
  page: Page,
  line: Entity,
  typed: Typed,
  add: string,
  language: 'zh' | 'en',
): Promise<void> {
  await page.getByRole('button', {name: add, exact: true}).click();
  for (const [field, value] of Object.entries(typed)) {
    const name = line.field[field]?.label[language] ?? field;
    const input = (role: 'combobox' | 'textbox'): Locator => page.getByRole(role, {name, exact: true}).last();
    if (!line.field[field]?.relation) await input('textbox').fill(value);
    else {
      await input('combobox').fill(value);
      await page.getByRole('option', {name: value}).first().click();
    }
  }
}
