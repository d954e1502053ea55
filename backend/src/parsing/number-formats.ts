/** How the cells of a workbook show their numbers, by the number of their style. */
import {attribute} from './tags';

/** Formats that a workbook names without saying them. Days that follow the reader's country are written as ISO 8601. */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  37: '#,##0 ;(#,##0)',
  38: '#,##0 ;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mmss.0',
  48: '##0.0E+0',
};

/** As long as spreadsheets let a format be; a longer one is passed over. */
const MAX_LENGTH = 255;

const FORMAT = /<(?:\w{1,10}:)?numFmt\s((?:[^<>"]|"[^"<]*")*)/g;
const STYLE = /<(?:\w{1,10}:)?xf\s((?:[^<>"]|"[^"<]*")*)/g;
const STYLES = /<(?:\w{1,10}:)?cellXfs[\s>]/;
const END = /<\/(?:\w{1,10}:)?cellXfs>/;

const ENTITIES: Readonly<Record<string, string>> = {quot: '"', apos: "'", lt: '<', gt: '>', amp: '&'};

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(quot|apos|lt|gt|amp));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function attributesOf(tags: RegExp, text: string): readonly string[] {
  return [...text.matchAll(tags)].map(([, attributes = '']) => attributes);
}

/** By style; undefined for those that show a number as it is. */
export function numberFormats(styles: string): readonly (string | undefined)[] {
  const own = new Map(
    attributesOf(FORMAT, styles).map(each => [
      Number(attribute(each, 'numFmtId')),
      decodeEntities(attribute(each, 'formatCode') ?? ''),
    ]),
  );
  const [, from = ''] = styles.split(STYLES, 2);
  const [within = ''] = from.split(END, 1);
  return attributesOf(STYLE, within).map(each => {
    const id = Number(attribute(each, 'numFmtId') ?? 0);
    const format = own.get(id) ?? BUILT_IN[id];
    return format === undefined || format.length > MAX_LENGTH || /^(general|@|)$/i.test(format) ? undefined : format;
  });
}
