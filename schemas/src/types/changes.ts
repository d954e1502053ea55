/** Changes of parts of a file, wherever they stand in it; what has another shape stays as it is. */
import {isWritten} from './field-types';

export type Change = (part: unknown, pointer: string) => unknown;

/** Changes named parts of an object, in place. */
export function parts(changes: Readonly<Record<string, Change>>): Change {
  return (written, pointer) =>
    isWritten(written)
      ? Object.fromEntries(
          Object.entries(written).map(([name, part]) => {
            const change = Object.hasOwn(changes, name) ? changes[name] : undefined;
            return [name, change ? change(part, `${pointer}/${name}`) : part];
          }),
        )
      : written;
}

export function byName(change: Change): Change {
  return (written, pointer) =>
    isWritten(written)
      ? Object.fromEntries(Object.entries(written).map(([name, part]) => [name, change(part, `${pointer}/${name}`)]))
      : written;
}

export function each(change: Change): Change {
  return (list, pointer) =>
    Array.isArray(list) ? list.map((part: unknown, index) => change(part, `${pointer}/${index}`)) : list;
}
