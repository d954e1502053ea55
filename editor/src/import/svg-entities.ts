/** Names that a drawing declares for pieces of text: programs use them for a few addresses, attackers to fill all memory. */

const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[([\s\S]*?)\]\s*)?>/i;

/** Declared names, and characters that they may add. */
const MOST = 100;
const MOST_ADDED = 1_000_000;

/** The drawing with its names replaced and without its declarations; undefined when a name stands for other names or comes to too much. */
export function withoutEntities(text: string): string | undefined {
  const declarations = DOCTYPE.exec(text)?.[1] ?? '';
  const declared = [...declarations.matchAll(/<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g)];
  const entities = new Map(declared.map(([, name = '', double, single]) => [name, double ?? single ?? '']));
  if (entities.size > MOST || [...entities.values()].some(value => /[&%<]/.test(value))) return undefined;
  let added = 0;
  const plain = text.replace(DOCTYPE, '').replaceAll(/&([\w.-]+);/g, (whole, name: string) => {
    const value = entities.get(name);
    added += value?.length ?? 0;
    return value === undefined || added > MOST_ADDED ? whole : value;
  });
  return added > MOST_ADDED ? undefined : plain;
}
