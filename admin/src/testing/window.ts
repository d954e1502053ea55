/**
 * A browser's window for unit tests: DOM, cookies, storage and XMLHttpRequest. Imported before what needs them;
 * requests are real.
 */
import {JSDOM} from 'jsdom';

const dom = new JSDOM('<!doctype html><html><body></body></html>', {url: 'http://127.0.0.1/', pretendToBeVisual: true});

const NAMES = [
  'window',
  'document',
  'location',
  'localStorage',
  'sessionStorage',
  'XMLHttpRequest',
  'FormData',
  'File',
  'Node',
  'Element',
  'HTMLElement',
  'Event',
  'MouseEvent',
  'KeyboardEvent',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'getComputedStyle',
  'MutationObserver',
] as const;

for (const name of NAMES)
  Object.defineProperty(globalThis, name, {value: dom.window[name], configurable: true, writable: true});
Object.defineProperty(globalThis, 'navigator', {value: dom.window.navigator, configurable: true});
Object.defineProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT', {value: true, configurable: true, writable: true});

/** Where the page is, from now on. */
export function goTo(url: string): void {
  dom.reconfigure({url});
}
