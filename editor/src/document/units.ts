/** Pixels of the drawing area against lengths of the product. */

export const MM_PER_INCH = 25.4;

/** Dots per inch at which a picture is printed, one of its pixels being `scale` pixels of the design long. */
export const dotsPerInch = (scale: number, mmPerPixel: number): number => MM_PER_INCH / (scale * mmPerPixel);
