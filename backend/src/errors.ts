/** Every way in which a request is refused. Anything else that is thrown is a defect and answers 500. */
import {fillBlanks, type FieldErrors, type Text} from '@emblem/schemas';
import type {Language} from './actor';

export type {FieldErrors};

export type RefusalCode = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 416 | 422 | 429 | 502 | 507;

export interface RefusalDetails {
  readonly errors?: FieldErrors;
  /** For 409 on a stale version: the record as it is now, as the actor may see it. */
  readonly current?: unknown;
  /** For 429: seconds until another attempt makes sense. */
  readonly retryAfter?: number;
  /** Nothing is served at this address; documented calls answer it with HTTP 404 instead of an envelope. */
  readonly unknownPath?: boolean;
}

export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly details: RefusalDetails = {},
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** In that language, its blanks filled; see `fillBlanks`. */
export function say(text: Text, language: Language, values: Readonly<Record<string, string | number>> = {}): string {
  return fillBlanks(text[language], name => values[name]);
}
