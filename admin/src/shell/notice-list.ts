/** Which messages are on screen. */
export interface ShownNotice {
  readonly key: number;
  readonly text: string;
  readonly level: 'success' | 'info' | 'warning' | 'error';
  /** Milliseconds; null for as long as it is not closed. */
  readonly duration: number | null;
}

/** While a message is shown an identical one is not; a different one is, below it (CO-693). */
export function withNotice(shown: readonly ShownNotice[], next: ShownNotice): readonly ShownNotice[] {
  return shown.some(({text}) => text === next.text) ? shown : [...shown, next];
}

export function withoutNotice(shown: readonly ShownNotice[], key: number): readonly ShownNotice[] {
  return shown.filter(notice => notice.key !== key);
}
