/**
 * What tools around the canvas remember: pen, bar of the selection, small pictures of the sides, colour cards. None of
 * it is part of the design.
 */
import type {Point} from '../document/matrix';
import type {Position} from '../document/types';

export interface Pen {
  /** Width of the line, 1 to 100 px of the design (ED-144). */
  readonly size: number;
  readonly colour: string;
  /** The main button draws instead of selecting (ED-146). */
  readonly drawing: boolean;
}

/** Smallest and largest brush (ED-144). */
export const PEN_SIZE = {min: 1, max: 100} as const;

/** A Pantone colour (ED-203). */
export interface ColourCard {
  readonly id: number;
  readonly typeId: number;
  /** The colour as #rrggbb. */
  readonly code: string;
  readonly pantone: string;
  readonly alt: string;
}

export interface ColourType {
  readonly id: number;
  readonly typeName: string;
}

export interface ToolState {
  readonly pen: Pen;
  /** The line being drawn, in the plane of the design. */
  readonly stroke: readonly Point[] | null;
  /** The bar of the selection is out of the way since a right click (ED-252). */
  readonly barHidden: boolean;
  /** Cut line, bleed and safe line are shown. */
  readonly lines: boolean;
  /** Small picture of each side, a data address (ED-225). */
  readonly minimaps: Readonly<Record<Position, string | null>>;
  /** Null until they have been asked for (ED-369, ED-370). */
  readonly colourCards: readonly ColourCard[] | null;
  readonly colourTypes: readonly ColourType[] | null;
}

export const INITIAL_TOOLS: ToolState = {
  pen: {size: 8, colour: '#1d4ed8', drawing: false},
  stroke: null,
  barHidden: false,
  lines: true,
  minimaps: {0: null, 1: null},
  colourCards: null,
  colourTypes: null,
};
