/** Loading fonts before text is made of them: text measured with a font that is not there yet has the wrong size. */
import {cache} from 'fabric/es';
import {fallbacksFor, familiesOf, fontOf, type FontFamily} from '../objects/text/fonts';
import {FONT_STYLES} from './font-styles';

/** A font that does not arrive must not keep the design from opening. */
const PATIENCE_MS = 4000;

const REGULAR: readonly string[] = ['normal 400'];

/** Loads a family with the glyphs of the text, in all its styles. Never rejects. */
export async function loadFont(family: string, text: string): Promise<void> {
  await load(fontOf(family), text, stylesOf(fontOf(family)));
}

/** Loads as much of a family as a list needs to show its name. Never rejects. */
export async function previewFont(family: string): Promise<void> {
  const font = fontOf(family);
  await load(font, font.name, REGULAR);
}

async function load(font: FontFamily, text: string, styles: readonly string[]): Promise<void> {
  const sample = text === '' ? 'A' : text;
  const loading = Promise.all([
    loadFace(font.face, sample, styles),
    ...fallbacksFor(font, sample).map(other => loadFace(other.face, sample, stylesOf(other))),
  ]);
  await Promise.race([loading.catch(() => undefined), new Promise(resolve => setTimeout(resolve, PATIENCE_MS))]);
  cache.clearFontCache(familiesOf(font.name));
}

/** Of a Chinese font the browser fetches only the parts that hold signs of the sample. */
async function loadFace(face: string, sample: string, styles: readonly string[]): Promise<void> {
  await FONT_STYLES[face]?.();
  await Promise.all(styles.map(style => document.fonts.load(`${style} 20px "${face}"`, sample)));
}

function stylesOf({bold, italic}: FontFamily): readonly string[] {
  return [
    ...REGULAR,
    ...(italic ? ['italic 400'] : []),
    ...(bold ? ['normal 700'] : []),
    ...(bold && italic ? ['italic 700'] : []),
  ];
}
