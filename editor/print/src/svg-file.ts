/** The print as SVG: outlines only, pictures inside the file, inks named. */
import sharp from 'sharp';
import type {Rect} from '../../src/document/matrix';
import {hexOf, type Ink} from './inks';
import type {GroupMark, Mark, PictureMark, Raster, ShapeMark} from './marks';
import {written, type Outline} from './outline';

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

export async function svgFile({box, widthMm, heightMm, marks, cut}: Page): Promise<string> {
  const writer = new Writer();
  const body: string[] = [];
  for (const mark of marks) body.push(await writer.mark(mark));
  if (cut) body.push(`<path id="CutContour" d="${pathData(cut)}" fill="none" stroke="${CUT_COLOUR}" stroke-width="${written((CUT_WIDTH * box.width) / widthMm)}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${written(widthMm)}mm" height="${written(heightMm)}mm" viewBox="${[box.left, box.top, box.width, box.height].map(written).join(' ')}">`
    + `<defs>${writer.definitions.join('')}</defs>${body.join('')}</svg>`;
}

export function pathData(outline: Outline): string {
  return outline.map(([command, ...numbers]) => `${command}${numbers.map(written).join(' ')}`).join('');
}

class Writer {
  readonly definitions: string[] = [];

  async mark(mark: Mark): Promise<string> {
    if (mark.kind === 'group') return this.group(mark);
    return mark.kind === 'shape' ? shape(mark) : picture(mark);
  }

  private async group({matrix, opacity, clip, marks}: GroupMark): Promise<string> {
    const members: string[] = [];
    for (const mark of marks) members.push(await this.mark(mark));
    const clipped = clip ? ` clip-path="url(#${this.clip(clip)})"` : '';
    const faded = opacity < 1 ? ` opacity="${written(opacity)}"` : '';
    // Numbers of a matrix need more digits than places do: they are multiplied by those.
    return `<g transform="matrix(${matrix.map(value => String(Math.round(value * 1e8) / 1e8)).join(' ')})"${clipped}${faded}>${members.join('')}</g>`;
  }

  private clip(outline: Outline): string {
    const id = `clip${this.definitions.length + 1}`;
    this.definitions.push(`<clipPath id="${id}"><path d="${pathData(outline)}"/></clipPath>`);
    return id;
  }
}

function shape({outline, fill, rule, stroke, strokeFirst}: ShapeMark): string {
  const spots = [fill, stroke?.ink].flatMap(ink => ink?.spot?.name ?? []);
  const named = spots.length > 0 ? ` data-ink="${escaped([...new Set(spots)].join(', '))}"` : '';
  const line = stroke
    ? ` ${paint('stroke', stroke.ink)} stroke-width="${written(stroke.width)}" stroke-linecap="${stroke.cap}" stroke-linejoin="${stroke.join}" stroke-miterlimit="10"` : '';
  const path = (attributes: string): string => `<path d="${pathData(outline)}" ${attributes}${rule === 'evenodd' ? ' fill-rule="evenodd"' : ''}${named}/>`;
  if (strokeFirst && stroke) return `${path(`fill="none"${line}`)}${path(paint('fill', fill))}`;
  return path(`${paint('fill', fill)}${line}`);
}

function paint(name: 'fill' | 'stroke', ink: Ink | undefined): string {
  if (!ink) return `${name}="none"`;
  return `${name}="${hexOf(ink)}"${ink.alpha < 1 ? ` ${name}-opacity="${written(ink.alpha)}"` : ''}`;
}

async function picture({raster, place}: PictureMark): Promise<string> {
  const {left, top, width, height} = place;
  const data = raster.jpeg ? `image/jpeg;base64,${raster.jpeg.toString('base64')}` : `image/png;base64,${(await pngOf(raster)).toString('base64')}`;
  return `<image x="${written(left)}" y="${written(top)}" width="${written(width)}" height="${written(height)}" preserveAspectRatio="none" href="data:${data}"/>`;
}

async function pngOf({width, height, pixels, alpha}: Raster): Promise<Buffer> {
  const base = sharp(pixels ?? Buffer.alloc(width * height * 3), {raw: {width, height, channels: 3}, limitInputPixels: false});
  return (alpha ? base.joinChannel(alpha, {raw: {width, height, channels: 1}}) : base).png({compressionLevel: 6}).toBuffer();
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
