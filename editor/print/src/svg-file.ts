/** The print as SVG: outlines only, pictures inside the file, inks named. */
import sharp, {type Sharp} from 'sharp';
import {multiplyMatrices, type Matrix, type Rect, type Size} from '../../src/document/matrix';
import {PrintError} from './error';
import {inksOf, isGradient, type Gradient, type Paint} from './gradient';
import {hexOf} from './inks';
import {
  MITRE_LIMIT,
  type GroupMark,
  type Mark,
  type PictureMark,
  type Raster,
  type Rule,
  type ShapeMark,
  type Stroke,
} from './marks';
import {decimalText, type Outline} from './outline';

/** On screens; the plate's name says what it is. */
export const CUT_COLOUR = '#ec008c';

export interface Page {
  /** Pixels of the design. */
  readonly box: Rect;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly marks: readonly Mark[];
  readonly cut: Outline | undefined;
}

/** Width of the cut line, mm. */
const CUT_WIDTH = 0.1;

/** Bytes of a file with all its pictures: nobody opens a larger one. */
const MAX_BYTES = 500_000_000;

/** Pixels of a picture for each that is drawn: more would not be seen. */
const FINE = 2;

/** Numbers of a matrix need more digits than places do: they are multiplied by those. */
const exact = (value: number): string => String(Math.round(value * 1e8) / 1e8);

const matrixText = (matrix: Matrix): string => `matrix(${matrix.map(exact).join(' ')})`;

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Throws `PrintError` when the pictures come to more than a file may hold. */
export const svgFile = (page: Page): Promise<Buffer> =>
  fileOf(page, `width="${decimalText(page.widthMm)}mm" height="${decimalText(page.heightMm)}mm"`, undefined);

/** The same to be drawn in so many pixels, with pictures no finer than that needs. */
export const svgToDraw = (page: Page, {width, height}: Size): Promise<Buffer> =>
  fileOf(page, `width="${width}" height="${height}" preserveAspectRatio="none"`, (FINE * width) / page.box.width);

async function fileOf({box, widthMm, marks, cut}: Page, size: string, detail: number | undefined): Promise<Buffer> {
  const writer = new Writer(detail);
  for (const mark of marks) await writer.mark(mark, IDENTITY);
  if (cut)
    writer.add(
      `<path id="CutContour" d="${pathData(cut)}" fill="none" stroke="${CUT_COLOUR}" ` +
        `stroke-width="${decimalText((CUT_WIDTH * box.width) / widthMm)}"/>`,
    );
  return writer.file(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} ` +
      `viewBox="${[box.left, box.top, box.width, box.height].map(decimalText).join(' ')}">`,
  );
}

export function pathData(outline: Outline): string {
  return outline.map(([command, ...numbers]) => `${command}${numbers.map(decimalText).join(' ')}`).join('');
}

/** Collects parts: all of them together may be longer than a text can be. */
class Writer {
  private readonly definitions: string[] = [];
  private readonly body: Buffer[] = [];
  private bytes = 0;

  /** `detail`: pixels that a picture needs for each of the design; undefined keeps all it has. */
  constructor(private readonly detail: number | undefined) {}

  add(part: string): void {
    const content = Buffer.from(part);
    this.bytes += content.length;
    if (this.bytes > MAX_BYTES) throw new PrintError('too-large', `> ${MAX_BYTES / 1_000_000} MB`);
    this.body.push(content);
  }

  file(start: string): Buffer {
    return Buffer.concat([
      Buffer.from(`${start}<defs>${this.definitions.join('')}</defs>`),
      ...this.body,
      Buffer.from('</svg>'),
    ]);
  }

  async mark(mark: Mark, outer: Matrix): Promise<void> {
    if (mark.kind === 'group') await this.group(mark, outer);
    else this.add(mark.kind === 'shape' ? this.shape(mark) : await this.picture(mark, outer));
  }

  private async group({matrix, opacity, clip, clipRule, marks}: GroupMark, outer: Matrix): Promise<void> {
    const clipped = clip ? ` clip-path="url(#${this.clip(clip, clipRule)})"` : '';
    const faded = opacity < 1 ? ` opacity="${decimalText(opacity)}"` : '';
    this.add(`<g transform="${matrixText(matrix)}"${clipped}${faded}>`);
    for (const mark of marks) await this.mark(mark, multiplyMatrices(outer, matrix));
    this.add('</g>');
  }

  private clip(outline: Outline, rule: Rule = 'nonzero'): string {
    const id = `clip${this.definitions.length + 1}`;
    this.definitions.push(
      `<clipPath id="${id}"><path d="${pathData(outline)}"${rule === 'evenodd' ? ' clip-rule="evenodd"' : ''}/>` +
        '</clipPath>',
    );
    return id;
  }

  private gradient({kind, from, to, matrix, stops}: Gradient): string {
    const id = `gradient${this.definitions.length + 1}`;
    const [name, place] =
      kind === 'linear'
        ? ['linearGradient', `x1="${exact(from.x)}" y1="${exact(from.y)}" x2="${exact(to.x)}" y2="${exact(to.y)}"`]
        : [
            'radialGradient',
            `fx="${exact(from.x)}" fy="${exact(from.y)}" cx="${exact(to.x)}" cy="${exact(to.y)}" ` +
              `r="${exact(to.radius)}"`,
          ];
    const colours = stops.map(
      ({offset, ink}) =>
        `<stop offset="${exact(offset)}" stop-color="${hexOf(ink)}"` +
        `${ink.alpha < 1 ? ` stop-opacity="${decimalText(ink.alpha)}"` : ''}/>`,
    );
    this.definitions.push(
      `<${name} id="${id}" gradientUnits="userSpaceOnUse" ${place} ` +
        `gradientTransform="${matrixText(matrix)}">${colours.join('')}</${name}>`,
    );
    return id;
  }

  private paint(name: 'fill' | 'stroke', paint: Paint | undefined): string {
    if (!paint) return `${name}="none"`;
    if (isGradient(paint)) return `${name}="url(#${this.gradient(paint)})"`;
    return `${name}="${hexOf(paint)}"${paint.alpha < 1 ? ` ${name}-opacity="${decimalText(paint.alpha)}"` : ''}`;
  }

  private shape({outline, fill, rule, stroke, strokeFirst}: ShapeMark): string {
    const spots = [...inksOf(fill), ...inksOf(stroke?.ink)].flatMap(ink => ink.spot?.name ?? []);
    const named = spots.length > 0 ? ` data-ink="${escapeAttribute([...new Set(spots)].join(', '))}"` : '';
    const line = stroke
      ? ` ${this.paint('stroke', stroke.ink)} stroke-width="${decimalText(stroke.width)}" ` +
        `stroke-linecap="${stroke.cap}" stroke-linejoin="${stroke.join}" ` +
        `stroke-miterlimit="${stroke.limit ?? MITRE_LIMIT}"${dashes(stroke)}`
      : '';
    const path = (attributes: string): string =>
      `<path d="${pathData(outline)}" ${attributes}${rule === 'evenodd' ? ' fill-rule="evenodd"' : ''}${named}/>`;
    if (strokeFirst && stroke) return `${path(`fill="none"${line}`)}${path(this.paint('fill', fill))}`;
    return path(`${this.paint('fill', fill)}${line}`);
  }

  private async picture({raster, place}: PictureMark, [a, b, c, d]: Matrix): Promise<string> {
    const {left, top, width, height} = place;
    const {detail} = this;
    const needed =
      detail === undefined
        ? undefined
        : {width: Math.ceil(width * Math.hypot(a, b) * detail), height: Math.ceil(height * Math.hypot(c, d) * detail)};
    return (
      `<image x="${decimalText(left)}" y="${decimalText(top)}" ` +
      `width="${decimalText(width)}" height="${decimalText(height)}" ` +
      `preserveAspectRatio="none" href="data:${await dataOf(raster, needed)}"/>`
    );
  }
}

const dashes = ({dash}: Stroke): string =>
  dash
    ? ` stroke-dasharray="${dash.lengths.map(decimalText).join(' ')}" stroke-dashoffset="${decimalText(dash.offset)}"`
    : '';

async function dataOf(raster: Raster, needed: Size | undefined): Promise<string> {
  const {width, height, jpeg} = raster;
  const smaller =
    needed && needed.width < width && needed.height < height
      ? {width: Math.max(1, needed.width), height: Math.max(1, needed.height)}
      : undefined;
  if (jpeg && !smaller) return `image/jpeg;base64,${base64(jpeg)}`;
  return `image/png;base64,${base64(await pngOf(raster, smaller))}`;
}

/** Four characters for three bytes: asked before they are written, as no text may be longer than half a gigabyte. */
function base64(content: Buffer): string {
  if (content.length * (4 / 3) > MAX_BYTES) throw new PrintError('too-large', `> ${MAX_BYTES / 1_000_000} MB`);
  return content.toString('base64');
}

/** Colours and opacity are made smaller apart from each other: together they would stand in memory once more. */
async function pngOf({width, height, jpeg, pixels, alpha}: Raster, smaller: Size | undefined): Promise<Buffer> {
  const plain = (channels: 1 | 3, content: Buffer): Sharp =>
    sharp(content, {raw: {width, height, channels}, limitInputPixels: false});
  const sized = (picture: Sharp): Sharp =>
    smaller ? picture.resize(smaller.width, smaller.height, {fit: 'fill'}) : picture;
  const base = sized(
    jpeg ? sharp(jpeg, {limitInputPixels: false}) : plain(3, pixels ?? Buffer.alloc(width * height * 3)),
  );
  if (!alpha) return base.png({compressionLevel: smaller ? 1 : 6}).toBuffer();
  const size = smaller ?? {width, height};
  const opacity = smaller ? await sized(plain(1, alpha)).extractChannel(0).raw().toBuffer() : alpha;
  return base
    .joinChannel(opacity, {raw: {...size, channels: 1}})
    .png({compressionLevel: smaller ? 1 : 6})
    .toBuffer();
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
