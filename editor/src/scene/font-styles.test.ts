/** Every font that is offered has its style sheets, in the styles that it is offered in. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {FONTS} from '../objects/text/fonts';

/** The text and not the module: style sheets are loaded by a browser alone. */
const SOURCE = readFileSync(join(__dirname, 'font-styles.ts'), 'utf8');

const SHEETS = new Map(
  [...SOURCE.matchAll(/^ {2}'?([\w ]+?)'?: \(\) =>([^]*?)(?=^ {2}'?[\w ]+'?: \(\) =>|^\};)/gm)].map(
    ([, face, body]) => [face ?? '', [...(body ?? '').matchAll(/\/(\w[\w-]*)\.css'/g)].map(([, sheet]) => sheet)],
  ),
);

test.each(FONTS.map(font => [font.name, font] as const))('%s', (_name, {face, bold, italic}) => {
  const sheets = SHEETS.get(face) ?? [];
  expect(sheets.length).toBeGreaterThan(0);
  expect({
    bold: sheets.some(sheet => sheet?.includes('700')),
    italic: sheets.some(sheet => sheet?.includes('italic')),
  }).toEqual({bold, italic});
});
