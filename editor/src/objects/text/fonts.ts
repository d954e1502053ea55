/** The fonts offered. Names that designs use for fonts of the operating system are drawn with an open font of the same widths. */

export interface FontFamily {
  /** As designs name it. */
  readonly name: string;
  /** The family that is loaded and drawn. */
  readonly face: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

export const FONTS: readonly FontFamily[] = [
  {name: 'Arial', face: 'Arimo', bold: true, italic: true},
  {name: 'Times New Roman', face: 'Tinos', bold: true, italic: true},
  {name: 'Roboto', face: 'Roboto', bold: true, italic: true},
  {name: 'Oswald', face: 'Oswald', bold: true, italic: false},
  {name: 'Lobster', face: 'Lobster', bold: false, italic: false},
  {name: 'Pacifico', face: 'Pacifico', bold: false, italic: false},
];

const ALIASES: Readonly<Record<string, string>> = {
  arimo: 'Arial', helvetica: 'Arial', 'helvetica neue': 'Arial', verdana: 'Arial', 'sans-serif': 'Arial', tinos: 'Times New Roman', times: 'Times New Roman', georgia: 'Times New Roman', serif: 'Times New Roman',
};

/** The font for a family named in a design; unknown ones are drawn as Times New Roman, as the canvas would. */
export function fontOf(family: string): FontFamily {
  const name = ALIASES[family.toLowerCase()] ?? family;
  return FONTS.find(font => font.name.toLowerCase() === name.toLowerCase()) ?? TIMES;
}

const TIMES: FontFamily = {name: 'Times New Roman', face: 'Tinos', bold: true, italic: true};
