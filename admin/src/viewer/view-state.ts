/** How the file in the viewer is turned and enlarged. */

export interface ViewState {
  readonly zoom: number;
  /** Degrees, clockwise. */
  readonly turn: number;
}

export const UNCHANGED: ViewState = {zoom: 1, turn: 0};

const STEP = 1.25;
const MAX_ZOOM = 8;
const MIN_ZOOM = 0.25;

export function zoomView(state: ViewState, direction: 1 | -1): ViewState {
  return {...state, zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, state.zoom * STEP ** direction))};
}

export function turnView(state: ViewState): ViewState {
  return {...state, turn: (state.turn + 90) % 360};
}
