/** Gradients in a PDF: shadings as patterns, and masks of grey for what shines through. */
import {PDFName, type PDFContext, type PDFDict, type PDFRef} from '@cantoo/pdf-lib';
import type {Matrix} from '../../src/document/matrix';
import {inSteps, isEven, type Gradient, type Stop} from './gradient';
import {hexOf} from './inks';
import type {Inking} from './press-inks';

/** Stops nearer to each other are one: the colour jumps there. */
const NEAREST = 1e-6;

/** A dictionary of the gradient's colours, in inks where they are given. */
export function shadingOf(
  context: PDFContext,
  gradient: Gradient,
  inkings: ReadonlyMap<string, Inking> | undefined,
): PDFDict {
  if (!inkings) return shading(context, gradient, 'DeviceRGB', ({ink: {red, green, blue}}) => [red, green, blue]);
  return shading(context, inSteps(gradient), 'DeviceCMYK', ({ink}) => [...(inkings.get(hexOf(ink)) ?? [0, 0, 0, 1])]);
}

/** How much of the gradient shows where, as grey; undefined where that is the same everywhere. */
export const veilOf = (context: PDFContext, gradient: Gradient): PDFDict | undefined =>
  isEven(gradient) ? undefined : shading(context, gradient, 'DeviceGray', ({ink: {alpha}}) => [alpha]);

/** A gradient as what outlines are filled with. The matrix leads from its plane to that of the page or form. */
export const patternOf = (context: PDFContext, shading: PDFDict, matrix: Matrix): PDFRef =>
  context.register(context.obj({Type: 'Pattern', PatternType: 2, Matrix: [...matrix], Shading: shading}));

function shading(
  context: PDFContext,
  {kind, from, to, stops}: Gradient,
  space: string,
  valuesOf: (stop: Stop) => readonly number[],
): PDFDict {
  const coords =
    kind === 'linear' ? [from.x, from.y, to.x, to.y] : [from.x, from.y, from.radius, to.x, to.y, to.radius];
  return context.obj({
    ShadingType: kind === 'linear' ? 2 : 3,
    ColorSpace: PDFName.of(space),
    Coords: coords,
    Extend: [true, true],
    Function: stitchPieces(
      context,
      stops.map(stop => ({offset: Math.min(1, Math.max(0, stop.offset)), values: valuesOf(stop)})),
    ),
  });
}

interface Point {
  readonly offset: number;
  readonly values: readonly number[];
}

/** Colours between 0 and 1, piece by piece. */
function stitchPieces(context: PDFContext, stops: readonly Point[]): PDFDict {
  const [first, last] = [stops[0], stops.at(-1)];
  const all = first && last ? [{...first, offset: 0}, ...stops, {...last, offset: 1}] : stops;
  const pieces = all.flatMap((stop, index) => {
    const next = all[index + 1];
    return next && next.offset - stop.offset > NEAREST ? [{from: stop, to: next}] : [];
  });
  const functions = pieces.map(({from, to}) =>
    context.obj({FunctionType: 2, Domain: [0, 1], C0: [...from.values], C1: [...to.values], N: 1}),
  );
  const [only] = functions;
  if (only && functions.length === 1) return only;
  return context.obj({
    FunctionType: 3,
    Domain: [0, 1],
    Functions: functions,
    Bounds: pieces.slice(1).map(({from}) => from.offset),
    Encode: pieces.flatMap(() => [0, 1]),
  });
}
