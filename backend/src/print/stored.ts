/** What a print needs of the database and the file store: sizes, inks and pictures. */
import {
  DEFAULT_BLEED_MM,
  PrintError,
  type PressProfile,
  type PrintSize,
  type ReadPicture,
  type Spot,
} from '@emblem/print/terms';
import {PRESS_PROFILE} from '@emblem/schemas/values';
import type {Values, WireRecord} from '../values';
import {asTrusted} from '../context/trusted';
import type {Context} from '../context';
import {isPrivate, keyOfPath, type FileKey} from '../files/key';
import type {FileService} from '../files/service';
import {PROFILE_BYTES} from '../parsing/parsers/profile';
import {find, findAll} from '../read';

/** Larger files are no pictures of a design. */
const MAX_BYTES = 300 * 1024 * 1024;

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const lengthOf = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null);

/** Sizes of front and back by the category of a design; the category may be one that the actor does not read. */
export async function sizesOf(
  context: Context,
  {categoryId, specification}: {readonly categoryId: unknown; readonly specification: unknown},
  bleedMm: number | undefined,
): Promise<readonly [PrintSize, PrintSize]> {
  const category =
    typeof categoryId === 'number' ? await find(asTrusted(context), 'category', {eq: ['id', categoryId]}) : undefined;
  const positions = Array.isArray(category?.positionConfigs) ? category.positionConfigs.filter(isObject) : [];
  const stickerInches = inchesOf(specification);
  const sizeOf = (position: 0 | 1): PrintSize => {
    const found = positions.find(entry => entry.designPostion === position) ?? {};
    const own = typeof found.bleedMm === 'number' ? found.bleedMm : DEFAULT_BLEED_MM;
    return {
      widthMm: lengthOf(found.printWidthMm),
      heightMm: lengthOf(found.printHeightMm),
      bleedMm: bleedMm ?? own,
      stickerInches,
    };
  };
  return [sizeOf(0), sizeOf(1)];
}

/** Larger numbers are the pixels of a sticker that nobody has chosen a size for (ED-192). */
const MAX_INCHES = 60;

function inchesOf(specification: unknown): number | null {
  try {
    const size: unknown = typeof specification === 'string' ? JSON.parse(specification) : undefined;
    const width = isObject(size) ? Number(size.width) : 0;
    return width > 0 && width <= MAX_INCHES ? width : null;
  } catch {
    return null;
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * A plating is one ink, whatever the light does to it. Raised shades are full, sunken ones as well; minor ones are
 * lighter.
 */
function plating(record: WireRecord): Spot {
  const {paltingShadeConvex, paltingShadeConcave, paltingSubShadeConvex, paltingSubShadeConcave} = record;
  const shades = [
    {colour: text(paltingShadeConcave), tint: 1},
    {colour: text(paltingSubShadeConvex), tint: 0.5},
    {colour: text(paltingSubShadeConcave), tint: 0.7},
  ];
  return {
    name: text(record.platingName),
    colour: text(paltingShadeConvex),
    shades: shades.filter(({colour}) => colour !== ''),
  };
}

const pantoneName = (pantone: string): string => (/pantone/i.test(pantone) ? pantone : `PANTONE ${pantone}`);

/** All inks that have a plate of their own. Platings come first: a base picture is drawn in exactly their shades. */
export async function spotsOf(context: Context): Promise<readonly Spot[]> {
  const [platings, cards] = await Promise.all([
    findAll(asTrusted(context), 'plating-colour'),
    findAll(asTrusted(context), 'colour-card', undefined, [{field: 'sort', descending: false}]),
  ]);
  return [
    ...platings.map(plating),
    ...cards.map(card => ({name: pantoneName(text(card.pantone)), colour: text(card.code)})),
  ].filter(({colour}) => colour !== '');
}

/** Reads public files of ours and nothing else: designs come from strangers. */
export function pictureReader(files: FileService): ReadPicture {
  return async address => {
    const key = keyOfPath(/^[^?#]*/.exec(address)?.[0] ?? '');
    return key === undefined || isPrivate(key) ? undefined : contentOf(files, key, MAX_BYTES);
  };
}

/** Undefined when there is no such file, or it is larger. */
async function contentOf({store}: FileService, key: FileKey, maxBytes: number): Promise<Buffer | undefined> {
  const size = await store.sizeOf(key);
  if (size === undefined || size > maxBytes) return undefined;
  const parts: Buffer[] = [];
  for await (const part of await store.read(key)) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/**
 * The first profile in use is that of our press; undefined when there is none. Throws `PrintError` when its file is
 * gone.
 */
export async function profileOf(context: Context, files: FileService): Promise<PressProfile | undefined> {
  const [record] = await findAll(asTrusted(context), 'press-profile', {eq: ['state', PRESS_PROFILE.state.inUse]}, [
    {field: 'sort', descending: false},
  ]);
  if (!record) return undefined;
  const key = keyOfPath(text(record.profile));
  const content = key && (await contentOf(files, key, PROFILE_BYTES));
  if (!content) throw new PrintError('profile', text(record.name));
  return {name: text(record.name), content};
}
