/**
 * Keys of input methods (pinyin, kana, hangul) belong to them alone. While one is composing, Enter takes a proposal and
 * Escape drops it; both apps would save or leave what is being written.
 */

/** What is read of a `KeyboardEvent`; this package knows no browser. */
export interface KeyPress {
  readonly isComposing: boolean;
  readonly keyCode: number;
  stopImmediatePropagation(): void;
}

export interface KeyTarget {
  addEventListener(type: 'keydown', listener: (event: KeyPress) => void, capture: true): void;
}

/** What browsers say of a key that went to an input method; Safari says only this of the Enter that ends one. */
const PROCESSED = 229;

/**
 * No handler of the page sees keys that an input method takes; what the browser does with them stays. Called with the
 * window, before anything else listens to it.
 */
export function leaveKeysToInputMethods(target: KeyTarget): void {
  const leave = (event: KeyPress): void => {
    if (event.isComposing || event.keyCode === PROCESSED) event.stopImmediatePropagation();
  };
  target.addEventListener('keydown', leave, true);
}
