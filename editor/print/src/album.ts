/** The stored pictures of one print: each is read and decoded once, whichever objects show it. */
import {createHash} from 'node:crypto';
import type {Size} from '../../src/document/matrix';
import {PrintError} from './error';
import type {Raster} from './marks';
import {drawnVector, MAX_PIXELS, rasterOf, sizeOf, type Colouring, type Drawn} from './pixels';
import {normaliseSvg, SvgError, type NormalisedSvg} from './svg';

/** The content of a stored picture; undefined when there is none. Never asks the network. */
export type ReadPicture = (address: string) => Promise<Buffer | undefined>;

/** Pixels of all pictures of a design together: four photos of the largest size that is taken. */
const MAX_ALL_PIXELS = 4 * MAX_PIXELS;

export interface Found {
  /** Its address, to be told. */
  readonly name: string;
  readonly content: Buffer;
  /** A drawing, made plain. */
  readonly vector: NormalisedSvg | undefined;
  /** Size of the picture as its own pixels count it. */
  readonly size: Size;
}

const isDrawing = (content: Buffer): boolean =>
  /^(?:\u00ef\u00bb\u00bf)?\s*<|^\u00ff\u00fe<|^\u00fe\u00ff\0</.test(content.subarray(0, 200).toString('latin1'));

/** What is stored is plain already, unless it is older than that; it takes little to make sure. */
async function drawing(name: string, content: Buffer): Promise<Found> {
  try {
    const vector = await normaliseSvg(content);
    return {name, content: Buffer.from(vector.svg), vector, size: {width: vector.width, height: vector.height}};
  } catch (error) {
    if (error instanceof SvgError) throw new PrintError(error.code === 'too-complex' ? 'too-large' : 'picture', name);
    throw error;
  }
}

/** By the content of the picture, and what is made of it. */
type Made<T> = Map<Buffer, Map<string, Promise<T>>>;

export class Album {
  private readonly found = new Map<string, Promise<Found | undefined>>();
  private readonly photos: Made<Raster> = new Map();
  private readonly drawings: Made<Drawn | undefined> = new Map();
  private pixels = 0;

  constructor(private readonly read: ReadPicture) {}

  /** Undefined when there is no such picture. Throws `PrintError` when it is broken or too large. */
  find(address: string): Promise<Found | undefined> {
    const known = this.found.get(address) ?? this.open(address);
    this.found.set(address, known);
    return known;
  }

  /** All pixels of a photo, coloured. Throws `PrintError` when the design holds too many. */
  photo(found: Found, colouring: Colouring): Promise<Raster> {
    return this.once(this.photos, found, JSON.stringify(colouring), found.size, () =>
      rasterOf(found.content, colouring),
    );
  }

  /**
   * A part of a drawing as pixels, so many for the width of the whole; undefined when nothing of it shows. Throws as
   * `photo` does.
   */
  drawing(
    found: Found,
    part: string,
    {width, colouring}: {readonly width: number; readonly colouring: Colouring},
  ): Promise<Drawn | undefined> {
    const key = JSON.stringify([width, colouring, createHash('sha256').update(part).digest('hex')]);
    const size = {width, height: (found.size.height * width) / found.size.width};
    return this.once(this.drawings, found, key, size, () =>
      drawnVector(Buffer.from(part), found.size, width, colouring),
    );
  }

  private once<T>(
    known: Made<T>,
    {content, name}: Found,
    key: string,
    {width, height}: Size,
    make: () => Promise<T>,
  ): Promise<T> {
    const ofPicture = known.get(content) ?? new Map<string, Promise<T>>();
    known.set(content, ofPicture);
    const before = ofPicture.get(key);
    if (before) return before;
    this.pixels += width * height;
    if (this.pixels > MAX_ALL_PIXELS) throw new PrintError('too-large', `> ${MAX_ALL_PIXELS / 1_000_000} MP`);
    const made = make().catch(() => {
      throw new PrintError('picture', name);
    });
    ofPicture.set(key, made);
    return made;
  }

  private async open(address: string): Promise<Found | undefined> {
    const content = address.startsWith('data:')
      ? Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
      : await this.read(address);
    if (!content) return undefined;
    const name = address.slice(0, 200);
    if (isDrawing(content)) return drawing(name, content);
    const size = await sizeOf(content).catch(() => {
      throw new PrintError('picture', name);
    });
    if (size.width * size.height > MAX_PIXELS) throw new PrintError('too-large', name);
    return {name, content, vector: undefined, size};
  }
}
