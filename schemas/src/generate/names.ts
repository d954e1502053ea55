/** `plating-colour` to `PlatingColour`: what an entity's records are called in TypeScript and OpenAPI. */
export function typeName(key: string): string {
  return key
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
