/** Where the parts of a line of straight text stand. The canvas and print lay lines out by the same function. */
import {isRightToLeft} from './order';
import {graphemesOf, signPieces, wordPieces, type Piece} from './pieces';

export interface LineSetting {
  /** Between signs. */
  readonly spacing: number;
  /** Of a justified line: what each blank takes beyond its own width. */
  readonly gap?: number;
}

export interface PlacedPart {
  readonly text: string;
  readonly x: number;
}

export interface LineLayout {
  readonly parts: readonly PlacedPart[];
  /** With the space behind the last sign. */
  readonly width: number;
}

/** How much nearer two pieces stand for being beside each other; only signs read from left to right are kerned. */
function kerning(before: Piece | undefined, piece: Piece, measure: (text: string) => number): number {
  if (!before || isRightToLeft(before) || isRightToLeft(piece)) return 0;
  return measure(before.text + piece.text) - measure(before.text) - measure(piece.text);
}

/**
 * A line whose signs stand where its font has them is one part: ligatures, joined letters and directions are the
 * shaper's. `measure` gives the width of a text.
 */
export function layoutLine(text: string, setting: LineSetting, measure: (text: string) => number): LineLayout {
  const {spacing, gap} = setting;
  if (text === '') return {parts: [], width: 0};
  // Signs with their marks in one: browsers would take a mark from another font than its letter.
  const line = graphemesOf(text).join('');
  if (spacing === 0 && gap === undefined) return {parts: [{text: line, x: 0}], width: measure(line)};
  const pieces = spacing === 0 ? wordPieces(line) : signPieces(line);
  let x = 0;
  const parts = pieces.map((piece, index): PlacedPart => {
    if (spacing !== 0) x += kerning(pieces[index - 1], piece, measure);
    const part = {text: piece.text, x};
    x += measure(piece.text) + spacing + (piece.blank ? (gap ?? 0) : 0);
    return part;
  });
  return {parts, width: x};
}

/** What each blank takes of what a line lacks of the width it is to fill; undefined where it is not to be filled. */
export function gapOf(line: string, width: number, wanted: number): number | undefined {
  const blanks = line.match(/[ \t\r]/g)?.length ?? 0;
  return blanks === 0 || width >= wanted ? undefined : (wanted - width) / blanks;
}
