/** Uploads that go no further until a test says so. */
import type {Page} from '@playwright/test';

/** Holds the uploads back until they are let go. */
export async function holdUploads(page: Page) {
  const waiting: (() => void)[] = [];
  let open = false;
  await page.route('**/files', async route => {
    if (!open)
      await new Promise<void>(resolve => {
        waiting.push(resolve);
      });
    await route.fallback().catch(() => undefined);
  });
  return {
    letGo: () => {
      open = true;
      for (const go of waiting) go();
    },
  };
}
