/** Parameters of a product as they are written on artwork: a line each, its name before a colon. */

export interface ParameterLine {
  readonly name: string;
  readonly value: string;
}

const MAX_NAME_LENGTH = 100;
/** ASCII and full width. */
const COLON = /[:：]/;

function lineOf(line: string): readonly ParameterLine[] {
  const colon = line.search(COLON);
  const [name, value] = [line.slice(0, Math.max(colon, 0)).trim(), line.slice(colon + 1).trim()];
  return colon < 0 || name === '' || value === '' || name.length > MAX_NAME_LENGTH ? [] : [{name, value}];
}

/** The lines that are parameters, in their order; others are left out. Lines end by LF, CR or both. */
export function parameterLines(text: string): readonly ParameterLine[] {
  return text.split(/\r\n|\r|\n/).flatMap(lineOf);
}
