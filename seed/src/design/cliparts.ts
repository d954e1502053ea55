/** The element library: every suitable picture of the icon sets, as a file and a record. */
import type {Picture} from '../drawing/design';
import {CLIPART_SIZE, coloursOf, iconSvg, loadIcons, type Icon} from '../drawing/icons';
import {THEMES} from '../drawing/themes';
import {each, putPicture} from '../files';
import type {Row} from '../store/row';
import type {WorldInput} from '../types';
import {clipartTypes} from './clipart-types';
import {makeTags, wordsOf, type Tags} from './tags';

export interface ClipartLibrary {
  readonly types: readonly Row[];
  readonly cliparts: readonly Row[];
  readonly tags: Tags;
  /** A picture for a design by the name of its motif; throws where there is none. */
  picture(name: string): Picture;
}

/** Themes whose motifs the tiny world keeps: twenty pictures. */
export const FEW_THEMES = 5;

function chosenIcons(few: boolean): readonly Icon[] {
  const icons = loadIcons('fluent-emoji-flat');
  if (!few) return [...icons, ...loadIcons('noto')];
  const wanted = new Set(THEMES.slice(0, FEW_THEMES).flatMap(theme => theme.icons));
  return icons.filter(icon => wanted.has(icon.name));
}

function elementName({name, set}: Icon): string {
  const words = name.replaceAll('-', ' ');
  const readable = words.charAt(0).toUpperCase() + words.slice(1);
  return set === 'noto' ? `${readable} (shaded)` : readable;
}

function pictureOf(icon: Icon, src: string, artId: number): Picture {
  return {
    src,
    width: CLIPART_SIZE,
    height: CLIPART_SIZE,
    body: icon.body,
    viewBox: `0 0 ${icon.side} ${icon.side}`,
    artId,
  };
}

export async function clipartLibrary(input: WorldInput, few: boolean): Promise<ClipartLibrary> {
  const icons = chosenIcons(few);
  const addresses = await each(icons, icon => putPicture(input, `clipart/${icon.set}/${icon.name}.svg`, iconSvg(icon)));
  const pictures = new Map<string, Picture>();
  const addressOf = new Map<Icon, string>();
  for (const [index, icon] of icons.entries()) {
    const src = addresses[index] ?? '';
    addressOf.set(icon, src);
    if (!pictures.has(icon.name)) pictures.set(icon.name, pictureOf(icon, src, index + 1));
  }
  const types = clipartTypes(icons, icon => addressOf.get(icon) ?? '');
  const tags = makeTags(icons, icons.map(types.nameOf), few);
  const cliparts = icons.map((icon, index) => ({
    id: index + 1,
    elementName: elementName(icon),
    clipartImage: addressOf.get(icon) ?? '',
    types: [types.typeOf(icon)],
    labels: [tags.idOf('Motif', types.nameOf(icon)), ...wordsOf(icon).map(word => tags.idOf('Word', word))].filter(
      id => id !== undefined,
    ),
    colours: coloursOf(icon.body),
  }));
  return {
    types: types.rows,
    cliparts,
    tags,
    picture(name) {
      const picture = pictures.get(name);
      if (!picture) throw new Error(`No icon is called "${name}".`);
      return picture;
    },
  };
}
