/** Ways to write the address of a file so that something between the browser and the disk may read another. */
import fc from 'fast-check';

const SLASHES = [
  '/',
  '/',
  '/',
  '//',
  '%2f',
  '%2F',
  '%252f',
  '\\',
  '%5c',
  '%255c',
  '%c0%af',
  '%e0%80%af',
  '/./',
  '/%2e/',
  '%2f.%2f',
  ';/',
  '%00/',
  '/x/../',
  '/x%2f..%2f',
];
const FRONTS = [
  '/files/',
  '/files//',
  '/files/./',
  '/files/%2f',
  '/files/public/../',
  '/files/public%2f..%2f',
  '/files/public/%2e%2e/',
  '/files/public%2f%2e%2e%2f',
  '/files/public/..%5c',
  '/files/public/x/../../',
  '/FILES/',
  '//files/',
  '/x/../files/',
  '/files/private/../',
  '/./files/',
];
const ENDS = ['', '', '', '/', '%00', '%00.png', '/.', '%20', '.', '?size=64', '?link', '#', '%3fsize=64', '%2e'];

type Spell = (letter: string) => string;

const hex = (letter: string): string => Buffer.from(letter).toString('hex').replaceAll(/../g, '%$&');
const LETTERS: readonly Spell[] = [
  letter => letter,
  letter => letter,
  letter => letter,
  hex,
  letter => hex(letter).replaceAll('%', '%25'),
  letter => hex(letter).toUpperCase(),
  letter => letter.toUpperCase(),
];

/** Spellings of the address of a key, most of them foul. */
export function spellingsOf(key: string): fc.Arbitrary<string> {
  const letters = [...key].map(letter =>
    letter === '/' ? fc.constantFrom(...SLASHES) : fc.constantFrom(...LETTERS).map(spell => spell(letter)),
  );
  return fc
    .tuple(
      fc.constantFrom(...FRONTS),
      fc.tuple(...letters).map(parts => parts.join('')),
      fc.constantFrom(...ENDS),
    )
    .map(parts => parts.join(''));
}
