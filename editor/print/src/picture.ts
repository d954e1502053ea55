/** Pictures of a design as marks: vectors as outlines, pixels from the stored original. */
import type {Size} from '../../src/document/matrix';
import type {ImageObject} from '../../src/document/types';
import {recolouringOf, tintOf} from '../../src/objects/image/definition';
import {PrintError} from './error';
import type {Ink} from './inks';
import {group, type Mark} from './marks';
import {rectangle} from './outline';
import {coloured, drawnVector, isPlain, MAX_PIXELS, rasterOf, sizeOf, type Colouring} from './pixels';
import {readVector, svgSize} from './vector';

/** The content of a stored picture; undefined when there is none. Never asks the network. */
export type ReadPicture = (address: string) => Promise<Buffer | undefined>;

type InkOf = (colour: string) => Ink | undefined;

/** Pixels of the longer side of a vector picture that only a renderer can draw. */
const DRAWN_SIDE = 4000;

/** An original that was not merely made smaller has other proportions than what the design shows. */
const SAME_PROPORTIONS = 0.01;

interface Found {
  readonly content: Buffer;
  readonly vector: boolean;
  /** Size of the picture as its own pixels count it. */
  readonly size: Size;
  /** Its pixels against those that the crop is measured in. */
  readonly scale: number;
}

/** Throws `PrintError` when the picture is not there or cannot be read: a hole would be printed unseen. */
export async function pictureMarks(object: ImageObject, read: ReadPicture, ink: InkOf): Promise<readonly Mark[]> {
  const found = await findPicture(object, read);
  const colouring: Colouring = {...(recolouringOf(object) ?? {palette: [], changes: []}), tint: tintOf(object)};
  const marks = found.vector ? await vectorMarks(found, colouring, ink) : await pixelMarks(found, colouring);
  const {width, height, cropX, cropY} = object;
  const [x, y] = [-width / 2, -height / 2];
  const shown = group(marks, {matrix: [1 / found.scale, 0, 0, 1 / found.scale, x - cropX, y - cropY]});
  // A picture that is shown as a whole is stretched to its box, as the canvas does.
  const whole = cropX === 0 && cropY === 0 && found.vector;
  const {size} = found;
  if (whole) return [group(marks, {matrix: [width / size.width, 0, 0, height / size.height, x, y]})];
  return [group([shown], {clip: rectangle({left: x, top: y, width, height})})];
}

/** The original of a picture, unless it is another one: what the plating of a product began with, or a file of another kind. */
async function findPicture(object: ImageObject, read: ReadPicture): Promise<Found> {
  const shown = await open(object.src, read);
  const {picPath = object.src} = object;
  const derived = object.isBase === true || picPath === object.src;
  const original = derived ? undefined : await open(picPath, read).catch(() => undefined);
  if (!shown && !original) throw new PrintError('picture', object.src.slice(0, 200));
  if (!shown) return original ?? missing(object);
  if (!original || original.vector !== shown.vector) return shown;
  const scale = original.size.width / shown.size.width;
  const sameShape = Math.abs((original.size.height / shown.size.height) / scale - 1) < SAME_PROPORTIONS;
  return sameShape && scale >= 1 ? {...original, scale} : shown;
}

function missing({src}: ImageObject): never {
  throw new PrintError('picture', src.slice(0, 200));
}

async function open(address: string, read: ReadPicture): Promise<Found | undefined> {
  const content = address.startsWith('data:') ? Buffer.from(address.slice(address.indexOf(',') + 1), 'base64') : await read(address);
  if (!content) return undefined;
  const vector = svgSize(content.subarray(0, 20_000_000).toString('utf8'));
  if (vector) return {content, vector: true, size: vector, scale: 1};
  try {
    const size = await sizeOf(content);
    if (size.width * size.height > MAX_PIXELS) throw new PrintError('too-large', address.slice(0, 200));
    return {content, vector: false, size, scale: 1};
  } catch (error) {
    if (error instanceof PrintError) throw error;
    throw new PrintError('picture', address.slice(0, 200));
  }
}

async function vectorMarks({content, size}: Found, colouring: Colouring, ink: InkOf): Promise<readonly Mark[]> {
  const vector = readVector(content.toString('utf8'), colour => ink(isPlain(colouring) ? colour : coloured(colour, colouring)));
  if (vector) return vector.marks;
  const width = (DRAWN_SIDE * size.width) / Math.max(size.width, size.height);
  return [{kind: 'picture', raster: await drawnVector(content, size, width, colouring), place: {left: 0, top: 0, ...size}}];
}

async function pixelMarks({content, size}: Found, colouring: Colouring): Promise<readonly Mark[]> {
  return [{kind: 'picture', raster: await rasterOf(content, colouring), place: {left: 0, top: 0, ...size}}];
}
