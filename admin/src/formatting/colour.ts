/** A hex colour has 3 or 6 digits, with or without `#` (CO-405, DA-372). */
export function isHexColour(value: string): boolean {
  return /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value);
}
