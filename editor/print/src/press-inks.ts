/** Colours of a screen as the four inks of a press, by an ICC profile. */
import {readFileSync} from 'node:fs';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import sharp, {type Sharp} from 'sharp';
import {PrintError} from './error';
import {inksOf, inSteps, isGradient} from './gradient';
import {hexOf, plainInk, type Ink} from './inks';
import type {Mark, Raster} from './marks';

/** Cyan, magenta, yellow and black, 0 to 1. */
export type Inking = readonly [cyan: number, magenta: number, yellow: number, black: number];

/** The profile of a press. */
export interface PressProfile {
  /** For the output intent. */
  readonly name: string;
  readonly content: Uint8Array;
}

/** A press whose profile lies in a file, as the library that mixes the inks wants it. */
export interface Press extends PressProfile {
  readonly path: string;
}

const INKS = 4;

/** Beside the sources, wherever they are compiled to. */
const PROFILE = join(dirname(require.resolve('@emblem/editor/package.json')), 'print/profiles/chemical-proof.icc');

/** Does the work with the press of that profile, or with our own; throws `PrintError` when the profile is of no use. */
export async function withPress<T>(profile: PressProfile | undefined, work: (press: Press) => Promise<T>): Promise<T> {
  if (!profile) return work({name: 'Chemical proof', content: readFileSync(PROFILE), path: PROFILE});
  const folder = await mkdtemp(join(tmpdir(), 'emblem-press-'));
  try {
    const press = {...profile, path: join(folder, 'press.icc')};
    await writeFile(press.path, profile.content);
    // What it cannot use the library leaves out, and says nothing.
    const inks = await convertToInks(Buffer.alloc(3), 1, 1, press).catch(() => undefined);
    if (inks?.length !== INKS) throw new PrintError('profile', profile.name);
    return await work(press);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/** What is meant to be black alone, or bare paper, is not mixed. */
const PURE: Readonly<Record<string, Inking>> = {'#000000': [0, 0, 0, 1], '#ffffff': [0, 0, 0, 0]};

/** All colours of the marks, and further ones by their names, in inks. By red, green and blue as #rrggbb. */
export async function inkingsOf(
  marks: readonly Mark[],
  more: readonly string[],
  press: Press,
): Promise<ReadonlyMap<string, Inking>> {
  const named = more.flatMap(colour => plainInk(colour) ?? []);
  const colours = [...new Set([...paintsOf(marks), ...named].map(hexOf))];
  if (colours.length === 0) return new Map();
  const inks = await convertToInks(pixelsOf(colours), colours.length, 1, press);
  return new Map(
    colours.map((colour, index) => {
      const [cyan = 0, magenta = 0, yellow = 0, black = 0] = [...inks.subarray(index * 4, index * 4 + 4)].map(
        value => value / 255,
      );
      return [colour, PURE[colour] ?? [cyan, magenta, yellow, black]];
    }),
  );
}

export const pixelsOf = (colours: readonly string[]): Buffer =>
  Buffer.from(colours.map(colour => colour.slice(1)).join(''), 'hex');

/** Inks of all outlines, gradients in the steps in which they are mixed. */
export function paintsOf(marks: readonly Mark[]): readonly Ink[] {
  return marks.flatMap(mark => {
    if (mark.kind === 'group') return paintsOf(mark.marks);
    return mark.kind === 'shape'
      ? [mark.fill, mark.stroke?.ink].flatMap(paint => inksOf(isGradient(paint) ? inSteps(paint) : paint))
      : [];
  });
}

/** Pixels of a picture in four inks. Grey ones stay grey: black ink alone. */
export async function inkedPixels({jpeg, pixels, width, height}: Raster, press: Press): Promise<Buffer> {
  const plain = jpeg ? await sharp(jpeg, {limitInputPixels: false}).toColourspace('srgb').raw().toBuffer() : pixels;
  return convertToInks(plain ?? Buffer.alloc(width * height * 3, 255), width, height, press);
}

const convertToInks = (pixels: Buffer, width: number, height: number, press: Press): Promise<Buffer> =>
  inInks(pixels, width, height, press).raw().toBuffer();

/** A picture of four inks, with the profile in it. */
export const inInks = (pixels: Buffer, width: number, height: number, {path}: Press): Sharp =>
  sharp(pixels, {raw: {width, height, channels: 3}, limitInputPixels: false}).withIccProfile(path);
