/** Names in the spelling of the database. */

/** `quoteTechesList` to `quote_teches_list`; `plating-colour` to `plating_colour`. */
export function snakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])(?=[A-Z][a-z])/g, '$1_')
    .replace(/-/g, '_')
    .toLowerCase();
}
