/**
 * The fonts offered. Names that designs use for fonts of the operating system are drawn with an open font of the same
 * widths.
 */

export type FontGroup = 'sans' | 'serif' | 'display' | 'script' | 'chinese';

export interface FontFamily {
  /** As designs name it. */
  readonly name: string;
  /** The family that is loaded and drawn. */
  readonly face: string;
  readonly group: FontGroup;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** All of them come with the editor, as packages (ED-406). */
export const FONTS: readonly FontFamily[] = [
  {name: 'Arial', face: 'Arimo', group: 'sans', bold: true, italic: true},
  {name: 'Roboto', face: 'Roboto', group: 'sans', bold: true, italic: true},
  {name: 'Open Sans', face: 'Open Sans', group: 'sans', bold: true, italic: true},
  {name: 'Lato', face: 'Lato', group: 'sans', bold: true, italic: true},
  {name: 'Montserrat', face: 'Montserrat', group: 'sans', bold: true, italic: true},
  {name: 'Poppins', face: 'Poppins', group: 'sans', bold: true, italic: true},
  {name: 'Raleway', face: 'Raleway', group: 'sans', bold: true, italic: true},
  {name: 'Nunito', face: 'Nunito', group: 'sans', bold: true, italic: true},
  {name: 'Work Sans', face: 'Work Sans', group: 'sans', bold: true, italic: true},
  {name: 'Rubik', face: 'Rubik', group: 'sans', bold: true, italic: true},
  {name: 'Quicksand', face: 'Quicksand', group: 'sans', bold: true, italic: false},
  {name: 'Josefin Sans', face: 'Josefin Sans', group: 'sans', bold: true, italic: true},
  {name: 'Oswald', face: 'Oswald', group: 'sans', bold: true, italic: false},
  {name: 'Times New Roman', face: 'Tinos', group: 'serif', bold: true, italic: true},
  {name: 'Merriweather', face: 'Merriweather', group: 'serif', bold: true, italic: true},
  {name: 'Playfair Display', face: 'Playfair Display', group: 'serif', bold: true, italic: true},
  {name: 'Lora', face: 'Lora', group: 'serif', bold: true, italic: true},
  {name: 'Libre Baskerville', face: 'Libre Baskerville', group: 'serif', bold: true, italic: true},
  {name: 'EB Garamond', face: 'EB Garamond', group: 'serif', bold: true, italic: true},
  {name: 'Cinzel', face: 'Cinzel', group: 'serif', bold: true, italic: false},
  {name: 'Roboto Slab', face: 'Roboto Slab', group: 'serif', bold: true, italic: false},
  {name: 'Arvo', face: 'Arvo', group: 'serif', bold: true, italic: true},
  {name: 'Courier Prime', face: 'Courier Prime', group: 'serif', bold: true, italic: true},
  {name: 'Abril Fatface', face: 'Abril Fatface', group: 'display', bold: false, italic: false},
  {name: 'Bebas Neue', face: 'Bebas Neue', group: 'display', bold: false, italic: false},
  {name: 'Anton', face: 'Anton', group: 'display', bold: false, italic: false},
  {name: 'Righteous', face: 'Righteous', group: 'display', bold: false, italic: false},
  {name: 'Fredoka', face: 'Fredoka', group: 'display', bold: true, italic: false},
  {name: 'Bangers', face: 'Bangers', group: 'display', bold: false, italic: false},
  {name: 'Luckiest Guy', face: 'Luckiest Guy', group: 'display', bold: false, italic: false},
  {name: 'Alfa Slab One', face: 'Alfa Slab One', group: 'display', bold: false, italic: false},
  {name: 'Black Ops One', face: 'Black Ops One', group: 'display', bold: false, italic: false},
  {name: 'Bungee', face: 'Bungee', group: 'display', bold: false, italic: false},
  {name: 'Press Start 2P', face: 'Press Start 2P', group: 'display', bold: false, italic: false},
  {name: 'Lobster', face: 'Lobster', group: 'script', bold: false, italic: false},
  {name: 'Pacifico', face: 'Pacifico', group: 'script', bold: false, italic: false},
  {name: 'Dancing Script', face: 'Dancing Script', group: 'script', bold: true, italic: false},
  {name: 'Great Vibes', face: 'Great Vibes', group: 'script', bold: false, italic: false},
  {name: 'Satisfy', face: 'Satisfy', group: 'script', bold: false, italic: false},
  {name: 'Caveat', face: 'Caveat', group: 'script', bold: true, italic: false},
  {name: 'Sacramento', face: 'Sacramento', group: 'script', bold: false, italic: false},
  {name: 'Kaushan Script', face: 'Kaushan Script', group: 'script', bold: false, italic: false},
  {name: 'Courgette', face: 'Courgette', group: 'script', bold: false, italic: false},
  {name: 'Shadows Into Light', face: 'Shadows Into Light', group: 'script', bold: false, italic: false},
  {name: 'Permanent Marker', face: 'Permanent Marker', group: 'script', bold: false, italic: false},
  {name: 'Noto Sans SC', face: 'Noto Sans SC', group: 'chinese', bold: true, italic: false},
  {name: 'ZCOOL XiaoWei', face: 'ZCOOL XiaoWei', group: 'chinese', bold: false, italic: false},
  {name: 'ZCOOL KuaiLe', face: 'ZCOOL KuaiLe', group: 'chinese', bold: false, italic: false},
  {name: 'Ma Shan Zheng', face: 'Ma Shan Zheng', group: 'chinese', bold: false, italic: false},
];

export const FONT_GROUPS: readonly FontGroup[] = ['sans', 'serif', 'display', 'script', 'chinese'];

const ALIASES: Readonly<Record<string, string>> = {
  arimo: 'Arial',
  helvetica: 'Arial',
  'helvetica neue': 'Arial',
  verdana: 'Arial',
  'sans-serif': 'Arial',
  tinos: 'Times New Roman',
  times: 'Times New Roman',
  georgia: 'Times New Roman',
  serif: 'Times New Roman',
  courier: 'Courier Prime',
  'courier new': 'Courier Prime',
  monospace: 'Courier Prime',
  'microsoft yahei': 'Noto Sans SC',
  simhei: 'Noto Sans SC',
  'pingfang sc': 'Noto Sans SC',
  simsun: 'Noto Sans SC',
};

const TIMES: FontFamily = {name: 'Times New Roman', face: 'Tinos', group: 'serif', bold: true, italic: true};

/** The font for a family named in a design; unknown ones are drawn as Times New Roman, as the canvas would. */
export function fontOf(family: string): FontFamily {
  const name = ALIASES[family.toLowerCase()] ?? family;
  return FONTS.find(font => font.name.toLowerCase() === name.toLowerCase()) ?? TIMES;
}

/** Whether the editor has the font, or one that is drawn in its place by design. */
export const hasFont = (family: string): boolean =>
  family.toLowerCase() in ALIASES || FONTS.some(font => font.name.toLowerCase() === family.toLowerCase());

/** A font that stands in where a family has no signs, so that a text looks the same on every computer. */
export interface FallbackFont extends FontFamily {
  /** The signs that it stands in for. */
  readonly signs: RegExp;
  /** Texts that hold one of these need it to be loaded: most families have the rest themselves. */
  readonly needed: RegExp;
}

const fallback = (face: string, signs: RegExp, needed = signs): FallbackFont => ({
  name: face,
  face,
  group: 'sans',
  bold: true,
  italic: false,
  signs,
  needed,
});

/** In the order in which they are asked. The first has the most: Chinese and Japanese, Greek and Cyrillic. */
export const FALLBACKS: readonly FallbackFont[] = [
  fallback(
    'Noto Sans SC',
    /./su,
    /[\u0370-\u058f\u1f00-\u1fff\u2070-\u209f\u2100-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{1f000}-\u{3ffff}]/u,
  ),
  fallback('Noto Sans KR', /\p{Script=Hangul}/u),
  fallback('Noto Sans Arabic', /\p{Script_Extensions=Arabic}/u),
  fallback('Noto Sans Hebrew', /\p{Script=Hebrew}/u),
  fallback('Noto Sans Devanagari', /[\p{Script=Devanagari}\u0964\u0965]/u),
  fallback('Noto Sans Bengali', /\p{Script=Bengali}/u),
  fallback('Noto Sans Thai', /[\p{Script=Thai}\u0e3f]/u),
  fallback('Noto Sans Tamil', /\p{Script=Tamil}/u),
];

/** Chinese families have Chinese signs. */
const CHINESE = /^[\s\x20-\x7e\u2e80-\u312f\u31a0-\u9fff\uff00-\uffef]*$/;

/** The fonts that a text may need beside its own. */
export const fallbacksFor = (font: FontFamily, text: string): readonly FallbackFont[] =>
  font.group === 'chinese' && CHINESE.test(text)
    ? []
    : FALLBACKS.filter(({face, needed}) => face !== font.face && needed.test(text));

/** The families in which the text is drawn, as style sheets and the canvas name them. */
export function familiesOf(family: string): string {
  const {face} = fontOf(family);
  return [face, ...FALLBACKS.map(each => each.face).filter(each => each !== face)].map(each => `"${each}"`).join(', ');
}
