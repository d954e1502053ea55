/** The parts of homes that are drawn by hand, by the names that `schemas/homes` has for them. */

export interface PanelFrame {
  /** Shown to whoever reads these records. */
  readonly reads: string;
  /** Pixels that it will need, so that nothing jumps when it comes. */
  readonly height: number;
}

export const PANEL_FRAMES = {'sales-figures': {reads: 'inquiry', height: 256}} as const satisfies Readonly<
  Record<string, PanelFrame>
>;

export type PanelName = keyof typeof PANEL_FRAMES;

export function isPanelName(name: string): name is PanelName {
  return Object.hasOwn(PANEL_FRAMES, name);
}
