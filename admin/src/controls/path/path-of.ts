/** The part of a path that a name makes: lower case, hyphens for spaces, a slash at the end (DA-302). */
export function pathOf(name: string): string {
  return `${name.trim().toLowerCase().replace(/\s+/g, '-')}/`;
}

/** What stands after the base; a path that begins otherwise is shown whole, for the validation to refuse. */
export function restOf(path: unknown, base: string): string {
  const text = typeof path === 'string' ? path : '';
  return text.startsWith(base) ? text.slice(base.length) : text;
}
