/**
 * The form of an address in its country: which parts stand on which line. The library knows the forms; as it leaves out
 * what a form does not name, such as the state in Germany, places for that are found here.
 */
import {formatAddress} from 'localized-address-format';

export type Part = 'name' | 'company' | 'street' | 'city' | 'state' | 'zip';
type Script = 'local' | 'latin';

/** Signs of no language stand for the parts, so that no text is mistaken for what the form says itself. */
const MARKS: Readonly<Record<Part, string>> = {
  name: '\uE000',
  company: '\uE001',
  street: '\uE002',
  city: '\uE003',
  state: '\uE004',
  zip: '\uE005',
};
const PARTS: readonly Part[] = ['name', 'company', 'street', 'city', 'state', 'zip'];

/** A piece of a line: a part, or what the form says itself. */
export type Piece = {readonly part: Part} | {readonly literal: string};
type Lines = readonly string[];

function partOf(sign: string): Part | undefined {
  return PARTS.find(part => MARKS[part] === sign);
}

function libraryLines(country: string, script: Script, has: (part: Part) => boolean): Lines {
  const mark = (part: Part) => (has(part) ? MARKS[part] : '');
  return formatAddress(
    {
      postalCountry: country,
      name: mark('name'),
      organization: mark('company'),
      addressLines: [mark('street')],
      locality: mark('city'),
      administrativeArea: mark('state'),
      postalCode: mark('zip'),
    },
    script,
  );
}

function lineOf(lines: Lines, part: Part): number {
  return lines.findIndex(line => line.includes(MARKS[part]));
}

function insertLine(lines: Lines, index: number, line: string): Lines {
  return [...lines.slice(0, index), line, ...lines.slice(index)];
}

function replaceInLine(lines: Lines, index: number, from: string, to: string): Lines {
  return lines.map((line, each) => (each === index ? line.replace(from, to) : line));
}

/** Places run from the country down to the house, and people come last. */
function isLargestFirst(country: string, script: Script): boolean {
  const whole = libraryLines(country, script, () => true);
  return lineOf(whole, 'street') < lineOf(whole, 'name');
}

/** Behind the last of these parts that there is; at the top where there is none. */
function after(lines: Lines, parts: readonly Part[]): number {
  return Math.max(-1, ...parts.map(part => lineOf(lines, part))) + 1;
}

const ADDED: Readonly<
  Record<'largest' | 'smallest', Readonly<Record<'city' | 'state' | 'zip', (lines: Lines) => Lines>>>
> = {
  largest: {
    state: lines => {
      const city = lineOf(lines, 'city');
      if (city >= 0) return replaceInLine(lines, city, MARKS.city, MARKS.state + MARKS.city);
      return insertLine(lines, after(lines, ['zip']), MARKS.state);
    },
    city: lines => {
      const state = lineOf(lines, 'state');
      if (state >= 0) return replaceInLine(lines, state, MARKS.state, MARKS.state + MARKS.city);
      return insertLine(lines, after(lines, ['zip']), MARKS.city);
    },
    zip: lines => [MARKS.zip, ...lines],
  },
  smallest: {
    city: lines => {
      const street = lineOf(lines, 'street');
      if (street >= 0) return replaceInLine(lines, street, MARKS.street, `${MARKS.street}\n${MARKS.city}`);
      const next = lines.findIndex(line => line.includes(MARKS.zip) || line.includes(MARKS.state));
      return insertLine(lines, next < 0 ? lines.length : next, MARKS.city);
    },
    state: lines => insertLine(lines, after(lines, ['name', 'company', 'street', 'city', 'zip']), MARKS.state),
    zip: lines => {
      const city = lineOf(lines, 'city');
      if (city >= 0) return replaceInLine(lines, city, MARKS.city, `${MARKS.zip} ${MARKS.city}`);
      return insertLine(lines, after(lines, ['name', 'company', 'street']), MARKS.zip);
    },
  },
};

function piecesOf(line: string): readonly Piece[] {
  return line
    .split(/([\uE000-\uE005])/)
    .filter(piece => piece !== '')
    .map(piece => {
      const part = partOf(piece);
      return part === undefined ? {literal: piece} : {part};
    });
}

export interface Form {
  readonly lines: readonly (readonly Piece[])[];
  readonly isLargestFirst: boolean;
}

/**
 * `country` of ISO 3166; `has` says which parts the address has, and `said` whether the form says such a part itself.
 */
export function formOf(
  country: string,
  script: Script,
  has: (part: Part) => boolean,
  said: (part: Part, literals: readonly string[]) => boolean,
): Form {
  const largest = isLargestFirst(country, script);
  const added = ADDED[largest ? 'largest' : 'smallest'];
  const known = libraryLines(country, script, has);
  const literals = known.flatMap(piecesOf).flatMap(piece => ('literal' in piece ? [piece.literal.trim()] : []));
  const lines = (['city', 'state', 'zip'] as const)
    .filter(part => has(part) && lineOf(known, part) < 0 && !said(part, literals))
    .reduce<Lines>((all, part) => added[part](all), known);
  return {lines: lines.flatMap(line => line.split('\n')).map(piecesOf), isLargestFirst: largest};
}

/** The parts in the order in which the country writes them. */
export function orderOf(country: string): readonly Part[] {
  const {lines} = formOf(
    country,
    'local',
    () => true,
    () => false,
  );
  return lines.flat().flatMap(piece => ('part' in piece ? [piece.part] : []));
}
