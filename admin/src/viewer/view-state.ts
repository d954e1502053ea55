/** How the file in the viewer is turned and enlarged. */

export interface ViewState {
  readonly zoom: number;
  /** Degrees, clockwise. */
  readonly turn: number;
}

export const UNCHANGED: ViewState = {zoom: 1, turn: 0};

const STEP = 1.25;
const LARGEST = 8;
const SMALLEST = 0.25;

export function zoomView(state: ViewState, direction: 1 | -1): ViewState {
  return {...state, zoom: Math.min(LARGEST, Math.max(SMALLEST, state.zoom * STEP ** direction))};
}

export function turnView(state: ViewState): ViewState {
  return {...state, turn: (state.turn + 90) % 360};
}
