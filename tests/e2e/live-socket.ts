/** What a page asks to be told of over its socket. */
import type {Page} from '@playwright/test';

/** Resolves once the page has asked for news of `subject`; whoever calls it before the page opens misses nothing. */
export function asksForNews(page: Page, subject: string): Promise<void> {
  return new Promise(resolve => {
    page.on('websocket', socket => {
      if (new URL(socket.url()).pathname !== '/ws') return;
      socket.on('framesent', ({payload}) => {
        if (String(payload).includes(subject)) resolve();
      });
    });
  });
}
