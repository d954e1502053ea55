/** The formats of Emblem's schemas, one meaning for the server, the browser and the predicates. */
import {fullFormats} from 'ajv-formats/dist/formats';
import {isDate, isDecimal, parseInstant} from '../predicate/values';

type FormatName = 'date-time' | 'date' | 'decimal' | 'email' | 'uri' | 'uri-reference';

function published(name: 'email' | 'uri' | 'uri-reference'): (text: string) => boolean {
  const format = fullFormats[name];
  if (format instanceof RegExp) return text => format.test(text);
  if (typeof format === 'function') return format;
  throw new Error(`ajv-formats defines "${name}" in another way than expected.`);
}

export const formats: Readonly<Record<FormatName, (text: string) => boolean>> = {
  'date-time': text => parseInstant(text) !== undefined,
  date: isDate,
  decimal: isDecimal,
  email: published('email'),
  uri: published('uri'),
  'uri-reference': published('uri-reference'),
};
