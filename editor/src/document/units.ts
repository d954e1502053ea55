/** Pixels of the workspace against millimetres of the product. */

export const MM_PER_INCH = 25.4;

/** Printed width in mm of a length on the workspace. */
export function toMillimetres(pixels: number, workspaceWidth: number, printWidthMm: number): number {
  return (pixels * printWidthMm) / workspaceWidth;
}

/** Dots per inch at which a picture of `sourceWidth` pixels would be printed `pixels` workspace pixels wide. */
export function dotsPerInch(sourceWidth: number, pixels: number, workspaceWidth: number, printWidthMm: number): number {
  return sourceWidth / (toMillimetres(pixels, workspaceWidth, printWidthMm) / MM_PER_INCH);
}
