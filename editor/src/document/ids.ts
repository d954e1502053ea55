/** Identifiers of objects: unique in the design, safe as a property name. */

export type NewId = () => string;

/** Random ids. */
export const randomId: NewId = () => `o${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;

/** Ids in order, for tests and replays. */
export function countingIds(prefix = 'o'): NewId {
  let next = 0;
  return () => {
    next += 1;
    return `${prefix}${next}`;
  };
}

/** Whether an id from a file may be kept: nothing that means something on every object, nothing unwieldy. */
export const isSafeId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.:-]{1,64}$/.test(value) && !(value in {});
