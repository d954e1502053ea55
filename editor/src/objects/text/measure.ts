/** Widths of texts on a canvas. */

/** Letters are where the font has them at any size, as in print; else browsers move them to whole pixels. */
export function setExactly(ctx: CanvasRenderingContext2D): void {
  ctx.direction = 'ltr';
  ctx.textRendering = 'geometricPrecision';
}

export interface Lettered {
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly fontStyle: string;
  readonly fontWeight: string | number;
}

/** As the canvas names a font; `families` are in quotes. */
export const fontAt = ({fontStyle, fontWeight, fontFamily}: Lettered, size: number): string =>
  `${fontStyle} ${fontWeight} ${size}px ${fontFamily}`;

/** Texts are measured in one large size: what browsers round is nothing then. */
const MEASURED_SIZE = 400;

let measuring: CanvasRenderingContext2D | null | undefined;

/** Measures texts in a style; with half a letter's height for each where there is no canvas. */
export function measureIn(style: Lettered): (text: string) => number {
  measuring ??= document.createElement('canvas').getContext('2d');
  const ctx = measuring;
  if (!ctx) return text => (text.length * style.fontSize) / 2;
  setExactly(ctx);
  const font = fontAt(style, MEASURED_SIZE);
  return text => {
    ctx.font = font;
    return (ctx.measureText(text).width * style.fontSize) / MEASURED_SIZE;
  };
}
