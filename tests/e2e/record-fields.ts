/** Properties of a record's page that say nothing are folded until they are wanted. */
import type {Locator, Page} from '@playwright/test';

const FOLDED = /(?:\d more, empty|项为空)/;

/** The lines that say how many are folded. */
export function foldedLines(page: Page): Locator {
  return page.getByRole('main').getByRole('button', {name: FOLDED, expanded: false});
}

/** Shows all properties of the page that is open. */
export async function unfold(page: Page): Promise<void> {
  const lines = foldedLines(page);
  await lines.first().waitFor();
  while ((await lines.count()) > 0) await lines.first().click();
}
