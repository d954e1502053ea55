/** A postal address out of its parts, line by line as its country writes it. */
import {countryName} from './country-name';
import {likelyLanguage, personName} from './person-name';
import {formOf, orderOf, type Part, type Piece} from './form';
import {plainText, type AddressParts, type Place} from './parts';

export {addressParts, isNoAddress, type AddressParts, type AddressReader, type Place} from './parts';

export interface AddressWriting {
  /** Of whoever reads it, BCP 47: that of the country's name. */
  readonly language: string;
  /** ISO 3166: the country in which it is written, and so not named. */
  readonly home?: string | undefined;
}

/** No country has this code: the form of those that the library does not know. */
const NOWHERE = 'ZZ';
/** Where the post writes a state as its code. */
const BY_CODE: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'BR', 'IT']);
const CODE = /^[A-Z]{2,3}$/;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const NOT_LATIN = /(?!\p{Script=Latin}|\p{Script=Common})\p{L}/u;

function stateText({name, nameZh = '', code = ''}: Place, country: string, isLocal: boolean): string {
  if (BY_CODE.has(country) && CODE.test(code)) return code;
  return plainText(isLocal && nameZh !== '' && likelyLanguage(country) === 'zh' ? nameZh : name);
}

const foldText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** What the form puts before a postal code is left out where somebody has typed it. */
function withoutTyped(literal: string, zip: string): string {
  const [prefix = ''] = /(?<![\p{L}〒])[\p{L}〒]{1,8}[- ]?$/u.exec(literal) ?? [];
  const sign = foldText(prefix.replace(/[- ]$/u, ''));
  return sign !== '' && foldText(zip).startsWith(sign) ? literal.slice(0, -prefix.length) : literal;
}

/** East Asian texts run on without a gap, where the form itself leaves none. */
function gap(before: string, text: string, isAfterLiteral: boolean): string {
  const isTight = before === '' || isAfterLiteral;
  return isTight || (EAST_ASIAN.test(before.at(-1) ?? '') && EAST_ASIAN.test(text.charAt(0))) ? '' : ' ';
}

function lineText(pieces: readonly Piece[], text: (part: Part) => string): string {
  let line = '';
  for (const [index, piece] of pieces.entries()) {
    if ('literal' in piece) {
      const next = pieces[index + 1];
      line += next && 'part' in next && next.part === 'zip' ? withoutTyped(piece.literal, text('zip')) : piece.literal;
      continue;
    }
    const previous = pieces[index - 1];
    line += gap(line, text(piece.part), previous !== undefined && 'literal' in previous) + text(piece.part);
  }
  return line.trim();
}

/** In capitals, as the Universal Postal Union wants it of the last line. */
function countryLine({code = '', name}: Place, {language, home}: AddressWriting): string {
  if (code !== '' && code === home) return '';
  return plainText(countryName(code, language) || name).toLocaleUpperCase(language);
}

/**
 * Lines in the form of the country, and in that of its own script where street or city are written so; without empty
 * ones. The country comes last, but at home it is left out.
 */
export function writtenAddress(parts: AddressParts, writing: AddressWriting): readonly string[] {
  const {company, street, city, zip} = parts;
  const country = parts.country.code || NOWHERE;
  const isLocal = NOT_LATIN.test([...street, city].join(' '));
  const state = stateText(parts.state, country, isLocal);
  const texts: Readonly<Record<Part, string>> = {
    name: personName(parts.name, parts.country.code),
    company,
    street: street.join('\n'),
    city,
    state,
    zip,
  };
  // A city that is a state of its own, such as Berlin, is written once, and so is what the form names, as Singapore.
  const isSaid = (part: Part, literals: readonly string[]) =>
    literals.some(literal => foldText(literal) === foldText(texts[part])) ||
    (part === 'state' && city !== '' && foldText(state) === foldText(city));
  const {lines} = formOf(country, isLocal ? 'local' : 'latin', part => texts[part] !== '', isSaid);
  const land = countryLine(parts.country, writing);
  // Some forms name the country themselves, as that of Guernsey.
  const isLand = (line: readonly Piece[]) => line.every(piece => 'literal' in piece && piece.literal === land);
  const written = lines.filter(line => !isLand(line)).flatMap(line => lineText(line, part => texts[part]).split('\n'));
  return [...written, land].filter(line => line !== '');
}

/** How the parts are entered: the country, which tells the order, comes before what depends on it. */
export function entryOrder(country: string | undefined): readonly (Part | 'country')[] {
  const places = orderOf(country ?? NOWHERE).filter(part => part !== 'name' && part !== 'company');
  return ['name', 'company', 'country', ...places];
}
