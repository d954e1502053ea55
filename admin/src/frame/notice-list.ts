/** Which messages are on screen. */

/** What a message offers to do, such as taking back what it tells of. */
export interface Offer {
  readonly label: string;
  readonly run: () => void;
}

/** Of the options that a message was given, which are anybody's. */
export function offerOf(options: Readonly<Record<string, unknown>> | undefined): Offer | undefined {
  const offer = options?.offer;
  return isOffer(offer) ? offer : undefined;
}

function isOffer(value: unknown): value is Offer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'label' in value &&
    typeof value.label === 'string' &&
    'run' in value &&
    typeof value.run === 'function'
  );
}

export interface ShownNotice {
  readonly key: number;
  readonly text: string;
  readonly level: 'success' | 'info' | 'warning' | 'error';
  /** Milliseconds; null for as long as it is not closed. */
  readonly duration: number | null;
  readonly offer?: Offer;
}

/** While a message is shown an identical one is not; a different one is, below it (CO-693). */
export function withNotice(shown: readonly ShownNotice[], next: ShownNotice): readonly ShownNotice[] {
  return shown.some(({text}) => text === next.text) ? shown : [...shown, next];
}

export function withoutNotice(shown: readonly ShownNotice[], key: number): readonly ShownNotice[] {
  return shown.filter(notice => notice.key !== key);
}
