/** Workbooks as spreadsheets save them: numbers with the format that shows them, down to the XML. */
import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';

export interface FormattedNumber {
  readonly number: number;
  readonly format: string;
  /** It is what this comes to. */
  readonly formula?: string;
}

type SheetRow = readonly (string | FormattedNumber)[];

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function cellXml(cell: SheetRow[number], place: string, formats: string[]): string {
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  if (!formats.includes(cell.format)) formats.push(cell.format);
  const formula = cell.formula === undefined ? '' : `<f>${escaped(cell.formula)}</f>`;
  return `<c r="${place}" s="${formats.indexOf(cell.format)}">${formula}<v>${cell.number}</v></c>`;
}

/** A workbook of one sheet; with `from1904`, as old ones of the Macintosh count days. */
export function workbookFile(rows: readonly SheetRow[], from1904 = false): Uint8Array<ArrayBuffer> {
  const formats = ['General'];
  const sheet = rows.map((row, at) => {
    const cells = row.map((cell, place) => cellXml(cell, `${'ABCDEFGH'[place] ?? ''}${at + 1}`, formats));
    return `<row r="${at + 1}">${cells.join('')}</row>`;
  });
  const own = formats.map((format, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(format)}"/>`);
  const styles = formats.map((_, at) => `<xf numFmtId="${at === 0 ? 0 : 164 + at}" xfId="0"/>`);
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr date1904="${from1904 ? 1 : 0}"/>
      <sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
      <Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>
      <Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${own.join('')}</numFmts>
      <cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${sheet.join('')}</sheetData></worksheet>`,
  };
  const packed = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(packed)));
}

export interface CellXml {
  /** Absent for numbers. */
  readonly type?: string;
  readonly value: string;
  readonly format: string;
}

const attributeOf = (tag: string, name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** The cells of the first sheet, as the file holds them. */
export function cellsOf(file: Uint8Array): ReadonlyMap<string, CellXml> {
  const parts = unzipSync(file);
  const text = (name: string): string => strFromU8(parts[name] ?? new Uint8Array());
  const styles = text('xl/styles.xml');
  const own = new Map(
    [...styles.matchAll(/<numFmt [^>]*>/g)].map(([tag]) => [
      attributeOf(tag, 'numFmtId'),
      attributeOf(tag, 'formatCode')?.replaceAll('&quot;', '"') ?? '',
    ]),
  );
  const ids = [...(/<cellXfs[^]*<\/cellXfs>/.exec(styles)?.[0] ?? '').matchAll(/<xf [^>]*>/g)].map(([tag]) =>
    attributeOf(tag, 'numFmtId'),
  );
  const cells = [...text('xl/worksheets/sheet1.xml').matchAll(/(<c [^>]*>)(.*?)<\/c>/g)];
  return new Map(
    cells.map(([, tag = '', inner = '']) => {
      const type = attributeOf(tag, 't');
      const id = ids[Number(attributeOf(tag, 's') ?? 0)];
      const cell = {value: inner.replaceAll(/<[^>]*>/g, ''), format: own.get(id) ?? `#${id ?? ''}`};
      return [attributeOf(tag, 'r') ?? '', type === undefined ? cell : {...cell, type}];
    }),
  );
}
