/** The formats of Emblem's schemas, one meaning for the server, the browser and the predicates. */
import {fullFormats} from 'ajv-formats/dist/formats';
import {isDate, isDecimal, parseInstant} from '../predicate/values';

type FormatName = 'date-time' | 'date' | 'decimal' | 'email' | 'uri' | 'uri-reference' | 'currency';

function publishedFormat(name: 'email' | 'uri' | 'uri-reference'): (text: string) => boolean {
  const format = fullFormats[name];
  if (format instanceof RegExp) return text => format.test(text);
  if (typeof format === 'function') return format;
  throw new Error(`ajv-formats defines "${name}" in another way than expected.`);
}

const SCHEME = /^([a-zA-Z][a-zA-Z\d+.-]*):/;

/** The scheme of an address as browsers see it, who pass over blanks and control characters wherever they stand. */
function schemeOf(text: string): string | undefined {
  return SCHEME.exec(text.replaceAll(/[\s\p{Cc}]/gu, ''))?.[1];
}

/** Addresses are followed by whoever clicks on them: of those with a scheme only such as lead to a page or a file. */
function ofTheWeb(name: 'uri' | 'uri-reference'): (text: string) => boolean {
  const isPublished = publishedFormat(name);
  return text => /^https?$/i.test(schemeOf(text) ?? 'https') && isPublished(text);
}

export const formats: Readonly<Record<FormatName, (text: string) => boolean>> = {
  'date-time': text => parseInstant(text) !== undefined,
  date: isDate,
  decimal: isDecimal,
  email: publishedFormat('email'),
  uri: ofTheWeb('uri'),
  'uri-reference': ofTheWeb('uri-reference'),
  currency: text => /^[A-Z]{3}$/.test(text),
};
