/** Pictures of a design as marks: vectors as outlines, pixels from the stored original. */
import {outlinePath} from '../../src/document/outlines';
import type {ImageObject} from '../../src/document/types';
import {recolouringOf, tintOf} from '../../src/objects/image/definition';
import type {Album, Found} from './album';
import {PrintError} from './error';
import type {Ink} from './inks';
import {group, type Mark} from './marks';
import {moved, outlineOf, rectangle} from './outline';
import {coloured, isPlain, type Colouring} from './pixels';
import {readTree} from './svg/tree';
import {readVector} from './vector';

type InkOf = (colour: string) => Ink | undefined;

/** Pixels of the longer side of a vector picture that only a renderer can draw. */
const DRAWN_SIDE = 4000;

/** An original that was not merely made smaller has other proportions than what the design shows. */
const SAME_PROPORTIONS = 0.01;

interface Original extends Found {
  /** Its pixels against those that the crop is measured in. */
  readonly scale: number;
}

/** Throws `PrintError` when the picture is not there or cannot be read: a hole would be printed unseen. */
export async function pictureMarks(object: ImageObject, album: Album, ink: InkOf): Promise<readonly Mark[]> {
  const marks = await wholeMarks(object, album, ink);
  const {frame, width, height} = object;
  return frame ? [group(marks, {clip: moved(outlineOf(outlinePath(frame, width, height)), [1, 0, 0, 1, -width / 2, -height / 2])})] : marks;
}

async function wholeMarks(object: ImageObject, album: Album, ink: InkOf): Promise<readonly Mark[]> {
  const found = await findPicture(object, album);
  const colouring: Colouring = {...(recolouringOf(object) ?? {palette: [], changes: []}), tint: tintOf(object)};
  const marks = found.vector ? await vectorMarks(found, album, colouring, ink) : [{kind: 'picture', raster: await album.photo(found, colouring), place: {left: 0, top: 0, ...found.size}} as const];
  const {width, height, cropX, cropY} = object;
  const [x, y] = [-width / 2, -height / 2];
  const shown = group(marks, {matrix: [1 / found.scale, 0, 0, 1 / found.scale, x - cropX, y - cropY]});
  // A picture that is shown as a whole is stretched to its box, as the canvas does.
  const whole = cropX === 0 && cropY === 0 && found.vector !== undefined;
  const {size} = found;
  if (whole) return [group(marks, {matrix: [width / size.width, 0, 0, height / size.height, x, y], clip: rectangle({left: 0, top: 0, ...size})})];
  return [group([shown], {clip: rectangle({left: x, top: y, width, height})})];
}

/** The original of a picture, unless it is another one: what the plating of a product began with, or a file of another kind. */
async function findPicture(object: ImageObject, album: Album): Promise<Original> {
  const shown = await album.find(object.src);
  const {picPath = object.src} = object;
  const derived = object.isBase === true || picPath === object.src;
  const original = derived ? undefined : await album.find(picPath).catch(() => undefined);
  if (!shown && !original) throw new PrintError('picture', object.src.slice(0, 200));
  if (!shown) return {...(original ?? missing(object)), scale: 1};
  if (!original || (original.vector === undefined) !== (shown.vector === undefined)) return {...shown, scale: 1};
  const scale = original.size.width / shown.size.width;
  const sameShape = Math.abs((original.size.height / shown.size.height) / scale - 1) < SAME_PROPORTIONS;
  return sameShape && scale >= 1 ? {...original, scale} : {...shown, scale: 1};
}

function missing({src}: ImageObject): never {
  throw new PrintError('picture', src.slice(0, 200));
}

async function vectorMarks(found: Found, album: Album, colouring: Colouring, ink: InkOf): Promise<readonly Mark[]> {
  const {content, size} = found;
  const root = readTree(content.toString('utf8'));
  const marks = readVector(root, colour => ink(isPlain(colouring) ? colour : coloured(colour, colouring)));
  const [, , across = size.width, down = size.height] = (root.attributes.get('viewBox') ?? '').split(' ').map(Number);
  if (marks) return [group(marks, {matrix: [size.width / across, 0, 0, size.height / down, 0, 0]})];
  const width = (DRAWN_SIDE * size.width) / Math.max(size.width, size.height);
  return [{kind: 'picture', raster: await album.drawing(found, width, colouring), place: {left: 0, top: 0, ...size}}];
}
