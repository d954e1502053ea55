/** Records by wire names, as they come in and go out. */
import type {RecordOf} from '@emblem/schemas';

export type Values = Record<string, unknown>;
/** A record of an entity, where the compiler knows which one. */
export type WireRecord<Key extends string = string> = Record<string, unknown> & RecordOf<Key>;
