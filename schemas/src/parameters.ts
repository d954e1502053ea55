/** The parameters of a product as they are entered: a `key:value` a line, with no space after the colon (CO-326). */

/** What is wrong with a line: it is empty, has no colon, no name before it, no value after it, or a space after it. */
export type ParameterFault = 'empty' | 'noColon' | 'noKey' | 'noValue' | 'space';

export interface FaultyLine {
  /** From 1. */
  readonly line: number;
  readonly fault: ParameterFault;
}

/** The first colon of a line, if that is the full-width one. */
const FULL_WIDTH = /^([^:：]*)：/gm;

function withoutEnd(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n') end -= 1;
  return text.slice(0, end);
}

/**
 * The text with one kind of line break and of colon, and without breaks at its end: what spreadsheets and Chinese
 * keyboards write is meant, too. Spaces stay, as they are somebody's to look at.
 */
export function plainParameters(text: string): string {
  return withoutEnd(text.replace(/\r\n?/g, '\n').replace(FULL_WIDTH, '$1:'));
}

function faultOf(line: string): ParameterFault | undefined {
  if (line.trim() === '') return 'empty';
  const colon = line.indexOf(':');
  if (colon < 0) return 'noColon';
  if (colon === 0) return 'noKey';
  const value = line.slice(colon + 1);
  if (value.trim() === '') return 'noValue';
  return value.startsWith(' ') ? 'space' : undefined;
}

/** Every line that is no `key:value`, of a plain text; none of an empty one. */
export function faultyLines(text: string): readonly FaultyLine[] {
  if (text === '') return [];
  return text.split('\n').flatMap((line, index) => {
    const fault = faultOf(line);
    return fault === undefined ? [] : [{line: index + 1, fault}];
  });
}
