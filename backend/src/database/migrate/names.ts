/** Names of tables, columns, indexes and constraints as PostgreSQL keeps them. */

/** PostgreSQL cuts longer names off, which could make two of them one. */
const LIMIT = 63;

export function quoteName(name: string): string {
  return `"${name.replace(/"/g, '""')}"`;
}

/** The parts joined; too long a name is shortened, and told apart from its like by a hash of the whole. */
export function objectName(...parts: readonly string[]): string {
  const name = parts.join('_');
  if (name.length <= LIMIT) return name;
  let hash = 0;
  for (const character of name) hash = (hash * 31 + character.charCodeAt(0)) >>> 0;
  return `${name.slice(0, LIMIT - 9)}_${hash.toString(36)}`;
}

/** For names that others must be able to derive, which therefore cannot be shortened. */
export function fixedName(name: string): string {
  if (Buffer.byteLength(name) > LIMIT)
    throw new Error(
      `"${name}" is longer than the ${LIMIT} letters that a name in the database may have. Give the property, ` +
        'the rule or the entity a shorter one.',
    );
  return name;
}
