/** Loading fonts before text is made of them: text measured with a font that is not there yet has the wrong size. */
import {cache} from 'fabric/es';
import {fontOf, type FontFamily} from '../objects/text/fonts';

/** The style sheets of each family, loaded when the family is first used. */
const FACES: Readonly<Record<string, () => Promise<unknown>>> = {
  Arimo: () => import('./faces/arimo'),
  Tinos: () => import('./faces/tinos'),
  Roboto: () => import('./faces/roboto'),
  Oswald: () => import('./faces/oswald'),
  Lobster: () => import('./faces/lobster'),
  Pacifico: () => import('./faces/pacifico'),
};

/** A font that does not arrive must not keep the design from opening. */
const PATIENCE_MS = 4000;

/** Loads a family with the glyphs of the text, in all its styles. Never rejects. */
export async function loadFont(family: string, text: string): Promise<void> {
  const font = fontOf(family);
  const sample = text === '' ? 'A' : text;
  const loading = (async () => {
    await FACES[font.face]?.();
    await Promise.all(stylesOf(font).map(style => document.fonts.load(`${style} 20px "${font.face}"`, sample)));
  })();
  await Promise.race([loading.catch(() => undefined), new Promise(resolve => setTimeout(resolve, PATIENCE_MS))]);
  cache.clearFontCache(font.face);
}

function stylesOf({bold, italic}: FontFamily): readonly string[] {
  return ['normal 400', ...(italic ? ['italic 400'] : []), ...(bold ? ['normal 700'] : []), ...(bold && italic ? ['italic 700'] : [])];
}
