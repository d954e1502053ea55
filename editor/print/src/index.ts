/** Print-ready files of a design: PDF with outlined text and plates of its own, SVG and PNG at print size. */
import {DesignError} from '../../src/document/parse';
import {countingIds} from '../../src/document/ids';
import {isFurniture, objectsOf, sideOf, stickerShapeOf} from '../../src/document/side';
import type {Design, Position, Side} from '../../src/document/types';
import {readDesign} from '../../src/objects/formats';
import {WORKSPACE_SIZE} from '../../src/objects/workspace/definition';
import {Album, type ReadPicture} from './album';
import {outerRings} from './contour';
import {cutOff} from './cut-off';
import {drawSide} from './drawing';
import {PrintError} from './error';
import {formatOf, type Format, type PrintSize} from './format';
import {shiftsOf} from './gamut';
import {Inks} from './inks';
import {group, type Mark} from './marks';
import {transformOutline, polygon, type Outline} from './outline';
import {pdfFile} from './pdf-file';
import {opacityOf, pngFile} from './png-file';
import {inkingsOf, withPress, type PressProfile} from './press-inks';
import {shaperReady} from './shaper';
import {svgFile, type Page} from './svg-file';
import type {Printed, PrintKind, PrintProblem, Spot} from './terms';

export * from './terms';

export interface PrintOptions {
  readonly kind: PrintKind;
  /** The side; a PDF without one has a page for each side that holds something, the others take the front. */
  readonly position: Position | undefined;
  /** Size of each side. */
  sizeOf(position: Position): PrintSize;
  readonly spots: readonly Spot[];
  readonly readPicture: ReadPicture;
  readonly title: string;
  /** When the design was last changed, ISO 8601. */
  readonly date: string;
  /** Of the press that a PDF/X-4 is for; ours where none is named. */
  readonly profile?: PressProfile;
}

/** Stands for our own origin: pictures of designs are stored with us. */
const ORIGIN = 'http://emblem.invalid';

/** Pixels across the artwork when its outline is looked for. */
const CONTOUR_PIXELS = 1200;

/** Throws `PrintError` when the design is none, has no such side or size, or a picture cannot be read. */
export async function printDesign(file: unknown, options: PrintOptions): Promise<Printed> {
  const {design, problems: unread} = parseFile(file);
  const foreign = unread.find(({code}) => code === 'address');
  if (foreign) throw new PrintError('picture', foreign.detail);
  await shaperReady();
  const problems: PrintProblem[] = [];
  const sides: Prepared[] = [];
  const album = new Album(options.readPicture);
  for (const position of positionsOf(design, options))
    sides.push(await prepare(design, position, {...options, album}, problem => problems.push(problem)));
  return {content: await writeFile(sides, options, problem => problems.push(problem)), problems};
}

function parseFile(file: unknown) {
  try {
    return readDesign(file, {
      origin: ORIGIN,
      newId: countingIds('print'),
      workspace: {width: WORKSPACE_SIZE, height: WORKSPACE_SIZE},
    });
  } catch (error) {
    if (error instanceof DesignError) throw new PrintError('not-a-design', error.code);
    throw error;
  }
}

const holdsSomething = (side: Side | null): boolean =>
  side !== null && objectsOf(side).some(object => !isFurniture(object));

function positionsOf({front, back}: Design, {kind, position}: PrintOptions): readonly Position[] {
  if (position === 1 && !back) throw new PrintError('no-side');
  if (position !== undefined) return [position];
  if (kind !== 'pdf' && kind !== 'pdfx') return [0];
  const filled = ([0, 1] as const).filter(each => holdsSomething(each === 0 ? front : back));
  return filled.length > 0 ? filled : [0];
}

interface Prepared {
  readonly format: Format;
  readonly marks: readonly Mark[];
  readonly cut: Outline | undefined;
}

async function prepare(
  design: Design,
  position: Position,
  options: PrintOptions & {readonly album: Album},
  report: (problem: PrintProblem) => void,
): Promise<Prepared> {
  const side = (position === 1 ? design.back : design.front) ?? sideOf([]);
  const format = formatOf(side, options.sizeOf(position));
  cutOff(side, format).forEach(report);
  const inks = new Inks(options.spots);
  const {ground, artwork} = await drawSide(side, {inks, format, album: options.album, report});
  const cut = stickerShapeOf(side) ? format.cut : await artworkOutline(cutAwayBleed(format, artwork));
  return {format, marks: [...ground, group([artwork])], cut};
}

function pageOf(format: Format, marks: readonly Mark[], cut: Outline | undefined): Page {
  return {
    box: format.bleed,
    widthMm: format.bleed.width * format.mmPerPixel,
    heightMm: format.bleed.height * format.mmPerPixel,
    marks,
    cut,
  };
}

/** What is left of the artwork once the bleed is cut away: a ground that bleeds is cut where the product ends. */
const cutAwayBleed = ({trim, mmPerPixel}: Format, artwork: Mark): Page => ({
  box: trim,
  widthMm: trim.width * mmPerPixel,
  heightMm: trim.height * mmPerPixel,
  marks: [artwork],
  cut: undefined,
});

/** Around everything that is drawn; undefined when nothing is. */
async function artworkOutline(page: Page): Promise<Outline | undefined> {
  const {left, top, width, height} = page.box;
  const scale = CONTOUR_PIXELS / Math.max(width, height);
  const opacity = await opacityOf(
    page,
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  const rings = outerRings(opacity);
  const outline = rings.flatMap(ring => polygon(ring));
  return rings.length === 0
    ? undefined
    : transformOutline(outline, [width / opacity.width, 0, 0, height / opacity.height, left, top]);
}

async function writeFile(
  sides: readonly Prepared[],
  options: PrintOptions,
  report: (problem: PrintProblem) => void,
): Promise<Uint8Array> {
  const {kind, title, date} = options;
  if (kind === 'pdf') return pdfFile(sides, {title, date});
  if (kind === 'pdfx') return pdfXFile(sides, options, report);
  const [side] = sides;
  if (!side) throw new PrintError('no-side');
  const page = pageOf(side.format, side.marks, side.cut);
  return kind === 'svg' ? svgFile(page) : pngFile(page);
}

function pdfXFile(
  sides: readonly Prepared[],
  {title, date, spots, profile}: PrintOptions,
  report: (problem: PrintProblem) => void,
): Promise<Uint8Array> {
  const marks = sides.flatMap(side => side.marks);
  return withPress(profile, async press => {
    const shifts = await shiftsOf(marks, press);
    if (shifts.length > 0) report({code: 'gamut', detail: shifts.map(({from, to}) => `${from} ${to}`).join(', ')});
    return pdfFile(
      sides,
      {title, date},
      {
        press,
        inkings: await inkingsOf(
          marks,
          spots.map(({colour}) => colour),
          press,
        ),
      },
    );
  });
}
