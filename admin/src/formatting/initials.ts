/** The letters that stand for a person. */

const HAN = /^\p{Script=Han}/u;

/** A family name is mostly one character; what stands behind it is what somebody is called by. */
const GIVEN = 2;

/**
 * The first letters of the first and the last word (`Sam Whitfield`, `olivia.grant`); of a name in Chinese characters
 * its last two, or the last one where it has no more than two.
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.]+/u).filter(word => /^[\p{L}\p{N}]/u.test(word));
  const last = words.at(-1) ?? '';
  if (HAN.test(last)) {
    const characters = Array.from(last);
    return characters.slice(characters.length > GIVEN ? -GIVEN : -1).join('');
  }
  const [first = ''] = words;
  const letters = words.length > 1 ? [first, last] : [first];
  return letters.map(word => (Array.from(word)[0] ?? '').toUpperCase()).join('');
}
