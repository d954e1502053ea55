/**
 * A browser's window for tests of panels: DOM, storage and the few things that jsdom lacks. Imported before what needs
 * them.
 */
import {JSDOM} from 'jsdom';

const dom = new JSDOM('<!doctype html><html><body></body></html>', {url: 'https://emblem.test/'});

const NAMES = [
  'window',
  'self',
  'document',
  'location',
  'localStorage',
  'sessionStorage',
  'Node',
  'Element',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLButtonElement',
  'Event',
  'MouseEvent',
  'KeyboardEvent',
  'PointerEvent',
  'getComputedStyle',
  'MutationObserver',
  'addEventListener',
  'removeEventListener',
] as const;

for (const name of NAMES)
  Object.defineProperty(globalThis, name, {value: dom.window[name], configurable: true, writable: true});
Object.defineProperty(globalThis, 'navigator', {value: dom.window.navigator, configurable: true});
Object.defineProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT', {value: true, configurable: true, writable: true});

// jsdom's own frames keep a timer running that outlives the tests.
Object.defineProperty(globalThis, 'requestAnimationFrame', {
  value: (work: () => void) => setTimeout(work),
  configurable: true,
});
Object.defineProperty(globalThis, 'cancelAnimationFrame', {
  value: (timer: NodeJS.Timeout) => clearTimeout(timer),
  configurable: true,
});

const DESK = {matches: false, addEventListener: () => undefined, removeEventListener: () => undefined};
Object.defineProperty(globalThis, 'matchMedia', {value: () => DESK, configurable: true});

/** What has been asked to be told when it comes into view. */
const watching = new Set<() => void>();

class Sight {
  constructor(private readonly seen: (entries: readonly {isIntersecting: boolean}[]) => void) {}

  private readonly tell = (): void => this.seen([{isIntersecting: true}]);

  observe(): void {
    watching.add(this.tell);
  }

  disconnect(): void {
    watching.delete(this.tell);
  }
}

Object.defineProperty(globalThis, 'IntersectionObserver', {value: Sight, configurable: true});
Object.defineProperty(dom.window.HTMLDialogElement.prototype, 'showModal', {
  value(this: HTMLDialogElement) {
    this.open = true;
  },
});
Object.defineProperty(dom.window.HTMLDialogElement.prototype, 'close', {
  value(this: HTMLDialogElement) {
    this.open = false;
  },
});

/** Scrolls every list to its end. */
export function scrollToEnd(): void {
  for (const tell of watching) tell();
}
