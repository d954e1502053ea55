/** The fonts of papers, out of npm packages: used where they lie, so that each machine has the same ones. */
import {dirname, join} from 'node:path';

export interface FontFamily {
  /** The family's name within the files. */
  readonly name: string;
  readonly regular: string;
  readonly bold: string;
}

function googleFont(name: string, folder: string, file: string): FontFamily {
  const path = (weight: string): string =>
    require.resolve(`@expo-google-fonts/${folder}/${weight}/${file}_${weight}.ttf`);
  return {name, regular: path('400Regular'), bold: path('700Bold')};
}

/** These packages hand out their code only; the fonts lie beside it. */
function cjkFont(name: string, folder: string, file: string): FontFamily {
  const fonts = join(dirname(require.resolve(`@embedpdf/${folder}`)), '../fonts');
  return {name, regular: join(fonts, `${file}-Regular.otf`), bold: join(fonts, `${file}-Bold.otf`)};
}

const LATIN = googleFont('Noto Sans', 'noto-sans', 'NotoSans');
const ARABIC = googleFont('IBM Plex Sans Arabic', 'ibm-plex-sans-arabic', 'IBMPlexSansArabic');
const DEVANAGARI = googleFont('Noto Sans Devanagari', 'noto-sans-devanagari', 'NotoSansDevanagari');
const CHINESE = cjkFont('Noto Sans S Chinese', 'fonts-sc', 'NotoSansHans');
const JAPANESE = cjkFont('Noto Sans Japanese', 'fonts-jp', 'NotoSansJP');
const KOREAN = cjkFont('Noto Sans Korean', 'fonts-kr', 'NotoSansKR');

export const FAMILIES: readonly FontFamily[] = [LATIN, ARABIC, DEVANAGARI, CHINESE, JAPANESE, KOREAN];

/** One character is drawn differently in China, Japan and Korea: the paper's language comes first. */
export function familiesFor(language: string): readonly FontFamily[] {
  const east = [CHINESE, JAPANESE, KOREAN];
  const own = language === 'ja' ? JAPANESE : language === 'ko' ? KOREAN : CHINESE;
  return [LATIN, ARABIC, DEVANAGARI, own, ...east.filter(family => family !== own)];
}
