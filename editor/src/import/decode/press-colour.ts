/** How the four inks of a press look together on a screen, where no profile can be asked. Pure. */

type Colour = readonly [red: number, green: number, blue: number];

/**
 * Solid inks over each other on coated paper, as the usual profiles of offset presses show them; the place in the list
 * is cyan + 2 magenta + 4 yellow + 8 black.
 */
const SOLIDS: readonly Colour[] = [
  [255, 255, 255],
  [0, 158, 224],
  [230, 0, 126],
  [49, 39, 131],
  [255, 237, 0],
  [0, 150, 64],
  [227, 6, 19],
  [59, 52, 46],
  [29, 29, 27],
  [0, 18, 26],
  [26, 0, 10],
  [10, 5, 18],
  [28, 24, 0],
  [0, 15, 5],
  [24, 0, 0],
  [0, 0, 0],
];

/**
 * Inks from 0 to 1; red, green and blue from 0 to 255. Solids are mixed by the share of the paper that each covers
 * (Neugebauer).
 */
export function pressColour(cyan: number, magenta: number, yellow: number, black: number): Colour {
  let [red, green, blue] = [0, 0, 0];
  SOLIDS.forEach(([r, g, b], place) => {
    const share =
      ((place & 1) === 0 ? 1 - cyan : cyan) *
      ((place & 2) === 0 ? 1 - magenta : magenta) *
      ((place & 4) === 0 ? 1 - yellow : yellow) *
      ((place & 8) === 0 ? 1 - black : black);
    red += share * r;
    green += share * g;
    blue += share * b;
  });
  return [red, green, blue];
}
