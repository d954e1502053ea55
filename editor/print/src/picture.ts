/** Pictures of a design as marks: vectors as outlines, pixels from the stored original. */
import {outlinePath} from '../../src/document/outlines';
import type {ImageObject} from '../../src/document/types';
import {MM_PER_INCH} from '../../src/document/units';
import {recolouringOf, tintOf} from '../../src/objects/image/definition';
import type {Album, Found} from './album';
import {PrintError} from './error';
import type {Ink} from './inks';
import {group, type Mark} from './marks';
import {transformOutline, outlineOf, rectangle} from './outline';
import {applyColouring, isPlain, type Colouring} from './pixels';
import {allOf, readTree, writeTree} from './svg/tree';
import {readVector} from './vector';

type InkOf = (colour: string) => Ink | undefined;

/**
 * Dots per inch of what only a renderer can draw of a vector picture, and pixels of its longer side at least and at
 * most.
 */
const DRAWN_DPI = 600;
const [SMALLEST, LARGEST] = [64, 4000];

/**
 * So many masks and filters, each a picture of its own, are drawn in as many pixels as one; of more, each is coarser.
 */
const MANY_EFFECTS = 8;

export interface PictureOptions {
  readonly album: Album;
  readonly ink: InkOf;
  /** Of the object's own plane. */
  readonly mmPerPixel: number;
}

/** An original that was not merely made smaller has other proportions than what the design shows. */
const SAME_PROPORTIONS = 0.01;

interface Original extends Found {
  /** Its pixels against those that the crop is measured in. */
  readonly scale: number;
}

/** Throws `PrintError` when the picture is not there or cannot be read: a hole would be printed unseen. */
export async function pictureMarks(object: ImageObject, options: PictureOptions): Promise<readonly Mark[]> {
  const marks = await wholeMarks(object, options);
  const {frame, width, height} = object;
  return frame
    ? [
        group(marks, {
          clip: transformOutline(outlineOf(outlinePath(frame, width, height)), [1, 0, 0, 1, -width / 2, -height / 2]),
        }),
      ]
    : marks;
}

async function wholeMarks(object: ImageObject, {album, ink, mmPerPixel}: PictureOptions): Promise<readonly Mark[]> {
  const found = await findPicture(object, album);
  const colouring: Colouring = {...(recolouringOf(object) ?? {palette: [], changes: []}), tint: tintOf(object)};
  const {width, height, cropX, cropY} = object;
  const [x, y] = [-width / 2, -height / 2];
  const {size, scale} = found;
  // A picture that is shown as a whole is stretched to its box, as the canvas does.
  const whole = cropX === 0 && cropY === 0 && found.vector !== undefined;
  const enlarged = whole ? Math.max(width / size.width, height / size.height) : 1 / scale;
  const marks = found.vector
    ? await vectorMarks(found, {album, colouring, ink, mm: enlarged * mmPerPixel * Math.max(size.width, size.height)})
    : [{kind: 'picture', raster: await album.photo(found, colouring), place: {left: 0, top: 0, ...size}} as const];
  const shown = group(marks, {matrix: [1 / scale, 0, 0, 1 / scale, x - cropX, y - cropY]});
  if (whole)
    return [
      group(marks, {
        matrix: [width / size.width, 0, 0, height / size.height, x, y],
        clip: rectangle({left: 0, top: 0, ...size}),
      }),
    ];
  return [group([shown], {clip: rectangle({left: x, top: y, width, height})})];
}

/**
 * The original of a picture, unless it is another one: what the plating of a product began with, or a file of another
 * kind.
 */
async function findPicture(object: ImageObject, album: Album): Promise<Original> {
  const shown = await album.find(object.src);
  const {picPath = object.src} = object;
  const derived = object.isBase === true || picPath === object.src;
  const original = derived ? undefined : await album.find(picPath).catch(() => undefined);
  if (!shown && !original) throw new PrintError('picture', object.src.slice(0, 200));
  if (!shown) return {...(original ?? missing(object)), scale: 1};
  if (!original || (original.vector === undefined) !== (shown.vector === undefined)) return {...shown, scale: 1};
  const scale = original.size.width / shown.size.width;
  const sameShape = Math.abs(original.size.height / shown.size.height / scale - 1) < SAME_PROPORTIONS;
  return sameShape && scale >= 1 ? {...original, scale} : {...shown, scale: 1};
}

function missing({src}: ImageObject): never {
  throw new PrintError('picture', src.slice(0, 200));
}

interface VectorOptions {
  readonly album: Album;
  readonly colouring: Colouring;
  readonly ink: InkOf;
  /** Of the longer side in print. */
  readonly mm: number;
}

async function vectorMarks(found: Found, {album, colouring, ink, mm}: VectorOptions): Promise<readonly Mark[]> {
  const {content, size} = found;
  const root = readTree(content.toString('utf8'));
  const [, , across = size.width, down = size.height] = (root.attributes.get('viewBox') ?? '').split(' ').map(Number);
  const effects = [...allOf(root)].filter(({attributes}) => attributes.has('mask') || attributes.has('filter')).length;
  const longer = Math.min(
    Math.max(SMALLEST, (mm / MM_PER_INCH) * DRAWN_DPI),
    LARGEST / Math.sqrt(Math.max(1, effects / MANY_EFFECTS)),
  );
  const width = Math.max(1, Math.round((longer * size.width) / Math.max(size.width, size.height)));
  const marks = await readVector(root, {
    inkOf: colour => ink(isPlain(colouring) ? colour : applyColouring(colour, colouring)),
    gradients: colouring.changes.length === 0,
    drawn: async part => {
      const drawn = await album.drawing(found, writeTree(part), {width, colouring});
      if (!drawn) return [];
      const {raster, place} = drawn;
      return [
        {
          kind: 'picture',
          raster,
          place: {
            left: place.left * across,
            top: place.top * down,
            width: place.width * across,
            height: place.height * down,
          },
        },
      ];
    },
  });
  return [group(marks, {matrix: [size.width / across, 0, 0, size.height / down, 0, 0]})];
}
