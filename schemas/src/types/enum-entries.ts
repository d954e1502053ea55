/** Entries of enumerations: the keys by which schema files and code call them, and the values that these stand for. */
import type {EnumEntry} from '../vocabulary';
import {each, type Change} from './changes';
import {isWritten} from './field-types';

/** What is told of a name that is no key; `entries` are those that there are. */
export type UnknownKey = (pointer: string, written: unknown, entries: readonly EnumEntry[]) => void;

/** A text that can be written behind a dot in code: such a value is its own key. */
const IDENTIFIER = /^[A-Za-z][A-Za-z0-9]*$/;

export function isOwnKey(value: unknown): value is string {
  return typeof value === 'string' && IDENTIFIER.test(value);
}

/** What schema files and code call the entry. */
export function keyOf({key, value}: EnumEntry): string {
  return key ?? String(value);
}

function isEntry(entry: unknown): entry is EnumEntry {
  return isWritten(entry) && (typeof entry.value === 'string' || typeof entry.value === 'number');
}

/** The entries of a property, or of what a list of it holds. */
function entriesOf(property: unknown): readonly EnumEntry[] | undefined {
  if (!isWritten(property)) return undefined;
  const entries = property['x-enum'];
  return Array.isArray(entries) ? entries.filter(isEntry) : entriesOf(property.items);
}

/** A key, or a list of keys, of the property that is given; anything else stays. */
export function valueOf(property: unknown, unknown: UnknownKey): Change {
  const entries = entriesOf(property);
  const single: Change = (written, pointer) => {
    if (!entries || written === null || typeof written === 'object') return written;
    const entry = entries.find(candidate => keyOf(candidate) === written);
    if (!entry) unknown(pointer, written, entries);
    return entry ? entry.value : written;
  };
  return (written, pointer) => (Array.isArray(written) ? each(single)(written, pointer) : single(written, pointer));
}
