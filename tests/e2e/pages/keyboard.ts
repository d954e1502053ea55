/** Going through a page as somebody does who has no mouse. */
import {expect, type Locator} from '@playwright/test';

/** More stops than any page has. */
const STOPS = 150;

/** Presses Tab (or Shift+Tab) until the element has the focus. Fails when it cannot be reached. */
export async function tabTo(element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(element).toBeVisible();
  const isFocused = () => element.evaluate(node => node === document.activeElement);
  for (let stop = 0; stop < STOPS && !(await isFocused()); stop += 1) await element.page().keyboard.press(key);
  await expect(element).toBeFocused();
}
