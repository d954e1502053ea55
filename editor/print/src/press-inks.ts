/** Colours of a screen as the four inks of a press, by an ICC profile. */
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import sharp from 'sharp';
import {inksOf, inSteps, isGradient} from './gradient';
import {hexOf, plainInk, type Ink} from './inks';
import type {Mark, Raster} from './marks';

/** Cyan, magenta, yellow and black, 0 to 1. */
export type Inking = readonly [cyan: number, magenta: number, yellow: number, black: number];

/** Beside the sources, wherever they are compiled to. */
const PROFILE = join(dirname(require.resolve('@emblem/editor/package.json')), 'print/profiles/chemical-proof.icc');

/** As the profile calls itself, for the output intent. */
export const CONDITION = 'Chemical proof';

export const readProfile = (): Buffer => readFileSync(PROFILE);

/** What is meant to be black alone, or bare paper, is not mixed. */
const PURE: Readonly<Record<string, Inking>> = {'#000000': [0, 0, 0, 1], '#ffffff': [0, 0, 0, 0]};

/** All colours of the marks, and further ones by their names, in inks. By red, green and blue as #rrggbb. */
export async function inkingsOf(marks: readonly Mark[], more: readonly string[]): Promise<ReadonlyMap<string, Inking>> {
  const named = more.flatMap(colour => plainInk(colour) ?? []);
  const colours = [...new Set([...coloursOf(marks), ...named].map(hexOf))];
  if (colours.length === 0) return new Map();
  const pixels = Buffer.from(colours.map(colour => colour.slice(1)).join(''), 'hex');
  const inks = await converted(pixels, colours.length, 1);
  return new Map(colours.map((colour, index) => {
    const [cyan = 0, magenta = 0, yellow = 0, black = 0] = [...inks.subarray(index * 4, index * 4 + 4)].map(value => value / 255);
    return [colour, PURE[colour] ?? [cyan, magenta, yellow, black]];
  }));
}

function coloursOf(marks: readonly Mark[]): readonly Ink[] {
  return marks.flatMap(mark => {
    if (mark.kind === 'group') return coloursOf(mark.marks);
    return mark.kind === 'shape' ? [mark.fill, mark.stroke?.ink].flatMap(paint => inksOf(isGradient(paint) ? inSteps(paint) : paint)) : [];
  });
}

/** Pixels of a picture in four inks. Grey ones stay grey: black ink alone. */
export async function inkedPixels({jpeg, pixels, width, height}: Raster): Promise<Buffer> {
  const plain = jpeg ? await sharp(jpeg, {limitInputPixels: false}).toColourspace('srgb').raw().toBuffer() : pixels;
  return converted(plain ?? Buffer.alloc(width * height * 3, 255), width, height);
}

async function converted(pixels: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(pixels, {raw: {width, height, channels: 3}, limitInputPixels: false}).withIccProfile(PROFILE).raw().toBuffer();
}
