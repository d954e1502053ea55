/** A record by wire names. A list of references holds ids; what is left out gets its default. */
export type Row = {readonly id: number} & Readonly<Record<string, unknown>>;
