/** The print as PDF: a page for each side, larger than the bleed, with trim, bleed and marks. */
import {PDFDocument, type PDFRef} from '@cantoo/pdf-lib';
import type {Matrix} from '../../src/document/matrix';
import {MM_PER_INCH} from '../../src/document/units';
import type {Format} from './format';
import type {Mark, Raster} from './marks';
import {decimalText, type Outline} from './outline';
import {Content, matrixOperator, outlineOperators} from './pdf-content';
import {packRasters, type Packed} from './packed';
import {makePdfX, type About} from './pdf-x';
import type {Inking, Press} from './press-inks';
import {Separations} from './separations';

export const POINTS_PER_MM = 72 / MM_PER_INCH;

/** Paper around the bleed, for the marks; mm. */
const SLUG_MM = 8;
/** Length of a crop mark and its distance from the bleed, mm. */
const MARK_MM = 5;
const GAP_MM = 1;
const CUT_POINTS = 0.25;

export interface PdfSide {
  readonly format: Format;
  readonly marks: readonly Mark[];
  readonly cut: Outline | undefined;
}

/** Four inks for each colour, and the press that they are for. */
export interface Inked {
  readonly press: Press;
  readonly inkings: ReadonlyMap<string, Inking>;
}

/** What is said of the file is noted in it; the same design gives the same file. With inks it is a PDF/X-4. */
export async function pdfFile(sides: readonly PdfSide[], about: About, inked?: Inked): Promise<Uint8Array> {
  const {title, date} = about;
  const pdf = await PDFDocument.create({updateMetadata: false});
  pdf.setTitle(title);
  pdf.setProducer('Emblem');
  pdf.setCreationDate(new Date(date));
  const separations = new Separations(pdf.context, inked?.inkings);
  const pictures = new Map<Raster, PDFRef>();
  const contents = await packRasters(
    sides.flatMap(({marks}) => marks),
    inked?.press,
  );
  for (const side of sides) addSide(pdf, side, {separations, pictures, contents});
  if (inked) makePdfX(pdf, about, inked.press);
  return pdf.save({useObjectStreams: false, addDefaultPage: false});
}

/** What the pages of a document have in common. */
interface Shared {
  readonly separations: Separations;
  readonly pictures: Map<Raster, PDFRef>;
  readonly contents: ReadonlyMap<Raster, Packed>;
}

function addSide(pdf: PDFDocument, {format, marks, cut}: PdfSide, {separations, pictures, contents}: Shared): void {
  const {trim, bleedMm, mmPerPixel} = format;
  const scale = mmPerPixel * POINTS_PER_MM;
  const [bleed, slug] = [bleedMm * POINTS_PER_MM, SLUG_MM * POINTS_PER_MM];
  const edge = bleed + slug;
  const [width, height] = [trim.width * scale, trim.height * scale];
  const page = pdf.addPage([width + 2 * edge, height + 2 * edge]);
  page.setTrimBox(edge, edge, width, height);
  // Of the two boxes PDF/X takes one.
  if (separations.inkings)
    page.node.set(
      pdf.context.obj('Group'),
      pdf.context.obj({Type: 'Group', S: 'Transparency', CS: 'DeviceCMYK', I: true}),
    );
  else page.setArtBox(edge, edge, width, height);
  page.setBleedBox(slug, slug, width + 2 * bleed, height + 2 * bleed);
  page.setCropBox(0, 0, width + 2 * edge, height + 2 * edge);
  const toPage: Matrix = [scale, 0, 0, -scale, edge - trim.left * scale, edge + height + trim.top * scale];
  const content = new Content(pdf.context, separations, pictures, contents, toPage);
  content.add('q', matrixOperator(toPage));
  for (const mark of marks) content.mark(mark);
  if (cut) addCut(content, separations, cut, CUT_POINTS / scale);
  content.add('Q');
  addCropMarks(content, separations, {width, height, edge, bleed});
  page.node.set(pdf.context.obj('Contents'), pdf.context.register(pdf.context.flateStream(content.text)));
  page.node.set(pdf.context.obj('Resources'), content.dictionary());
}

/** Overprints, so that the artwork below the knife is not left blank. */
function addCut(content: Content, separations: Separations, cut: Outline, width: number): void {
  content.add(
    'q',
    content.state({OP: true, op: true, OPM: 1}),
    `/${content.plate(separations.cut())} CS 1 SCN`,
    `${decimalText(width)} w 1 j`,
    outlineOperators(cut),
    'S',
    'Q',
  );
}

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly edge: number;
  readonly bleed: number;
}

function addCropMarks(content: Content, separations: Separations, {width, height, edge, bleed}: Sheet): void {
  const near = edge - bleed - GAP_MM * POINTS_PER_MM;
  const far = near - MARK_MM * POINTS_PER_MM;
  const [right, top] = [width + 2 * edge, height + 2 * edge];
  const line = (x1: number, y1: number, x2: number, y2: number): string =>
    `${decimalText(x1)} ${decimalText(y1)} m ${decimalText(x2)} ${decimalText(y2)} l`;
  const lines = [edge, edge + height]
    .flatMap(y => [line(far, y, near, y), line(right - far, y, right - near, y)])
    .concat([edge, edge + width].flatMap(x => [line(x, far, x, near), line(x, top - far, x, top - near)]));
  content.add('q', `/${content.plate(separations.registration())} CS 1 SCN`, '0.25 w', ...lines, 'S', 'Q');
}
