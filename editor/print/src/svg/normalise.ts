/**
 * A drawing from a stranger made plain: outlines, paints, masks, filters and pictures, with every style resolved and
 * letters as outlines. What comes out runs nothing and points nowhere, and is drawn alike by every browser and by the
 * print.
 */
import {readFileSync} from 'node:fs';
import {initWasm, Resvg} from '@resvg/resvg-wasm';
import {shaperReady} from '../shaper';
import {decodeSvg} from './decode';
import {DEFAULT_FACE} from './families';
import {SvgError, SVG_LIMITS} from './limits';
import {Notes, type SvgNote} from './notes';
import {embeddedPicture, inSquares} from './pictures';
import {prepare, type Prepared} from './prepare';
import {SQUARE_PIXELS} from './styles';
import {tidy} from './tidy';
import {allOf, readTree, writeTree, type SvgElement} from './tree';

export interface NormalisedSvg {
  readonly svg: string;
  /** Size in pixels, as browsers take it. */
  readonly width: number;
  readonly height: number;
  /** What it shows otherwise than was meant. */
  readonly notes: readonly SvgNote[];
}

let ready: Promise<void> | undefined;

/** The renderer runs in a sandbox of its own: it opens no files and ends no process. */
const renderer = (): Promise<void> => initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));

/**
 * Throws `SvgError` for what is no drawing, shows nothing or passes a limit. Takes a processor and memory: never on the
 * server's own thread.
 */
export async function normaliseSvg(content: Uint8Array): Promise<NormalisedSvg> {
  ready ??= renderer();
  await Promise.all([ready, shaperReady()]);
  const notes = new Notes();
  const {svg, width, height} = await normaliseTree(content, notes, 0);
  return {svg, width, height, notes: notes.all};
}

async function normaliseTree(content: Uint8Array, notes: Notes, nested: number): Promise<Omit<NormalisedSvg, 'notes'>> {
  if (content.length > SVG_LIMITS.bytes) throw new SvgError('too-complex', 'bytes');
  const given = readTree(decodeSvg(content));
  const {lettering, pictures} = prepare(given, notes);
  for (const picture of pictures) await embed(picture, notes, nested);
  const made = readTree(resolveTree(given, lettering));
  const {root, width, height} = tidy(made, notes);
  for (const element of allOf(root)) if (element.name === 'image') await keepSquares(element);
  const svg = writeTree(root);
  if (svg.length - pictureLength(root) > SVG_LIMITS.drawn) throw new SvgError('too-complex', 'characters');
  return {svg, width, height};
}

function resolveTree(given: SvgElement, {files}: Prepared['lettering']): string {
  given.attributes.set('xmlns', 'http://www.w3.org/2000/svg');
  try {
    const resvg = new Resvg(writeTree(given), {
      languages: ['en', 'zh'],
      font: {fontBuffers: [...files], defaultFontFamily: DEFAULT_FACE},
    });
    try {
      return resvg.toString();
    } finally {
      resvg.free();
    }
  } catch (error) {
    const reason = String(error);
    throw new SvgError(/limit|depth|memory|stack/i.test(reason) ? 'too-complex' : 'unreadable', reason);
  }
}

async function embed({element, parent}: Prepared['pictures'][number], notes: Notes, nested: number): Promise<void> {
  const picture = await embeddedPicture(element.attributes.get('href') ?? '');
  const address = picture?.kind === 'drawing' ? await nestedDrawing(picture.content, notes, nested) : picture?.address;
  if (address !== undefined) {
    element.attributes.set('href', address);
    return;
  }
  notes.add('picture');
  parent.children = parent.children.filter(child => child !== element);
}

/** Browsers and presses smooth pictures, each in its own way, whatever a drawing says. */
async function keepSquares({attributes}: SvgElement): Promise<void> {
  const href = attributes.get('href') ?? '';
  if (attributes.get('image-rendering') === SQUARE_PIXELS && !href.startsWith('data:image/svg'))
    attributes.set('href', await inSquares(href));
  attributes.delete('image-rendering');
}

async function nestedDrawing(content: Buffer, notes: Notes, nested: number): Promise<string | undefined> {
  if (nested >= SVG_LIMITS.nested) return undefined;
  try {
    const {svg} = await normaliseTree(content, notes, nested + 1);
    return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  } catch (error) {
    if (error instanceof SvgError && error.code !== 'too-complex') return undefined;
    throw error;
  }
}

function pictureLength({attributes, children}: SvgElement): number {
  return (
    (attributes.get('href')?.length ?? 0) +
    children.reduce((sum, child) => sum + (typeof child === 'string' ? 0 : pictureLength(child)), 0)
  );
}
