/** Records by wire names, as they come in and go out. */

export type Values = Record<string, unknown>;
export type WireRecord = Record<string, unknown> & {readonly id: number};
