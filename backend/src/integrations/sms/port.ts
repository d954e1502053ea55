/** Short messages to telephones. */

export interface Sms {
  /** `to` is E.164, such as +14155552671. A `ProviderFailure` where the message was not taken. */
  send(to: string, text: string): Promise<void>;
}

/** Eight to fifteen digits after the plus. */
const E164 = /^\+[1-9]\d{7,14}$/;

/** A number as people write it, as E.164; undefined without the code of its country. */
export function toE164(written: string): string | undefined {
  const number = written.replace(/[\s().\-/]/g, '').replace(/^00/, '+');
  return E164.test(number) ? number : undefined;
}
