/** Which of the editor's faces draw the text of a drawing. */
import {FALLBACKS, fontOf, hasFont} from '../../../src/objects/text/fonts';
import {filesOf} from '../faces';

/** What a style sheet calls fonts without saying which. */
const GENERIC: Readonly<Record<string, string>> = {
  'sans-serif': 'Arial',
  serif: 'Times New Roman',
  monospace: 'Courier Prime',
  cursive: 'Dancing Script',
  fantasy: 'Bangers',
  'system-ui': 'Arial',
  'ui-sans-serif': 'Arial',
  'ui-serif': 'Times New Roman',
  'ui-monospace': 'Courier Prime',
  inherit: 'Times New Roman',
  initial: 'Times New Roman',
};

/** The face that draws a family; undefined when nobody has the family or one of its widths. */
export function faceOf(family: string): string | undefined {
  const generic = GENERIC[family.toLowerCase()];
  if (generic !== undefined) return fontOf(generic).face;
  return hasFont(family) ? fontOf(family).face : undefined;
}

/** Of text that names no family. */
export const DEFAULT_FACE = fontOf('Times New Roman').face;

export interface Lettering {
  /** Font files, those of the named faces first. */
  readonly files: readonly Uint8Array[];
  /** Signs that none of them has. */
  readonly missing: readonly string[];
}

/** The files that hold the letters of a text, in every weight and style of the faces. */
export function letteringOf(text: string, faces: ReadonlySet<string>): Lettering {
  const signs = new Set([...text].filter(sign => /[^\s\p{Cc}\p{Cf}\p{M}]/u.test(sign)));
  const missing = new Set(signs);
  const files: Uint8Array[] = [];
  for (const face of new Set([...faces, DEFAULT_FACE, ...FALLBACKS.map(({face: other}) => other)])) {
    const wanted = faces.has(face) ? signs : missing;
    const found = filesOf(
      face,
      [...wanted].map(sign => sign.codePointAt(0) ?? 0),
    );
    files.push(...found.files);
    for (const codePoint of found.known) missing.delete(String.fromCodePoint(codePoint));
  }
  return {files, missing: [...missing]};
}
