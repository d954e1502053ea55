/**
 * Names that a drawing declares for pieces of text: programs use them for a few addresses, attackers to fill all
 * memory.
 */
import {SvgError, SVG_LIMITS} from './limits';

/** Names that may be declared, and characters of all declarations. */
const MAX_ENTITIES = 100;
const MAX_CHARACTERS = 100_000;

/**
 * Adds the names of a document type to those that are known. Throws `SvgError` when one stands for other names or, as
 * they are used, they come to too much.
 */
export function declareNames(doctype: string, known: Record<string, string>): void {
  if (doctype.length > MAX_CHARACTERS) throw new SvgError('too-complex', 'declarations');
  const declared = [
    ...doctype.matchAll(/<!ENTITY\s{1,20}([\w.-]{1,100})\s{1,20}(?:"([^"<]{0,2000})"|'([^'<]{0,2000})')\s{0,20}>/g),
  ];
  if (declared.length > MAX_ENTITIES) throw new SvgError('too-complex', 'names');
  let added = 0;
  for (const [, name = '', double, single] of declared) {
    const value = double ?? single ?? '';
    if (/[&%<]/.test(value)) throw new SvgError('too-complex', 'names of names');
    Object.defineProperty(known, name, {
      configurable: true,
      get: () => {
        added += value.length;
        if (added > SVG_LIMITS.entities) throw new SvgError('too-complex', 'names');
        return value;
      },
    });
  }
}
