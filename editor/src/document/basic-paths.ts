/** Outlines of rectangles and ellipses as path data. */

/** The circle's constant for drawing a quarter by one Bézier curve. */
const QUARTER = 0.5522847498;

/** A rectangle from (0,0), with corners rounded by rx and ry. */
export function rectanglePath(width: number, height: number, rx = 0, ry = rx): string {
  const x = Math.min(rx, width / 2);
  const y = Math.min(ry, height / 2);
  if (x <= 0 || y <= 0) return `M 0 0 H ${width} V ${height} H 0 Z`;
  const cx = x * (1 - QUARTER);
  const cy = y * (1 - QUARTER);
  return (
    `M ${x} 0 H ${width - x} C ${width - cx} 0 ${width} ${cy} ${width} ${y} V ${height - y}` +
    ` C ${width} ${height - cy} ${width - cx} ${height} ${width - x} ${height} H ${x}` +
    ` C ${cx} ${height} 0 ${height - cy} 0 ${height - y} V ${y} C 0 ${cy} ${cx} 0 ${x} 0 Z`
  );
}

export const ellipsePath = (rx: number, ry: number): string => rectanglePath(rx * 2, ry * 2, rx, ry);
