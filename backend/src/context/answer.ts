import type {Json} from '@emblem/schemas';

/** An answer with a code other than 200 that is no refusal but part of the call's contract (such as ED-366's 500). */
export class ActAnswer {
  constructor(
    readonly code: number,
    readonly message: string,
    readonly data: Json | undefined = null,
  ) {}
}
