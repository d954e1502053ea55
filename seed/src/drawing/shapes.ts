/** Outlines as SVG path data, each centred on 0,0 and reaching `radius` from there. */
import {shortNumber} from './svg';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Angle in degrees clockwise from the top. */
function at(radius: number, angle: number): Point {
  const radians = ((angle - 90) * Math.PI) / 180;
  return {x: radius * Math.cos(radians), y: radius * Math.sin(radians)};
}

function polygon(points: readonly Point[]): string {
  const steps = points.map(({x, y}, index) => `${index === 0 ? 'M' : 'L'} ${shortNumber(x)} ${shortNumber(y)}`);
  return `${steps.join(' ')} Z`;
}

/** Path data made of absolute coordinates, scaled and written with short numbers. */
function scalePath(radius: number, path: string): string {
  return path.replace(/-?\d+(\.\d+)?/g, number => shortNumber(Number(number) * radius));
}

export function circle(radius: number): string {
  const r = shortNumber(radius);
  return `M ${r} 0 A ${r} ${r} 0 1 1 -${r} 0 A ${r} ${r} 0 1 1 ${r} 0 Z`;
}

export function star(radius: number, points = 5, depth = 0.45): string {
  return polygon(
    Array.from({length: points * 2}, (_, index) =>
      at(index % 2 === 0 ? radius : radius * depth, (index * 180) / points),
    ),
  );
}

export function regular(radius: number, sides: number): string {
  return polygon(Array.from({length: sides}, (_, index) => at(radius, (index * 360) / sides)));
}

/** A disc with a toothed edge, as seals and bottle caps have. */
export function scallop(radius: number, teeth = 28): string {
  return star(radius, teeth, 0.93);
}

/** Rays from the middle, for the ground of a medallion. */
export function sunburst(radius: number, rays = 16): string {
  return Array.from({length: rays}, (_, index) => {
    const middle = (index * 360) / rays;
    return polygon([{x: 0, y: 0}, at(radius, middle - 90 / rays), at(radius, middle + 90 / rays)]);
  }).join(' ');
}

export function roundedRectangle(width: number, height: number, corner: number): string {
  const [x, y, c] = [width / 2, height / 2, Math.min(corner, width / 2, height / 2)];
  const n = shortNumber;
  return (
    `M ${n(-x + c)} ${n(-y)} L ${n(x - c)} ${n(-y)} Q ${n(x)} ${n(-y)} ${n(x)} ${n(-y + c)} ` +
    `L ${n(x)} ${n(y - c)} Q ${n(x)} ${n(y)} ${n(x - c)} ${n(y)} ` +
    `L ${n(-x + c)} ${n(y)} Q ${n(-x)} ${n(y)} ${n(-x)} ${n(y - c)} L ${n(-x)} ${n(-y + c)} Q ${n(-x)} ` +
    `${n(-y)} ${n(-x + c)} ${n(-y)} Z`
  );
}

export function ellipse(width: number, height: number): string {
  const [x, y] = [shortNumber(width / 2), shortNumber(height / 2)];
  return `M ${x} 0 A ${x} ${y} 0 1 1 -${x} 0 A ${x} ${y} 0 1 1 ${x} 0 Z`;
}

export const shield = (radius: number): string =>
  scalePath(
    radius,
    'M -0.82 -0.86 Q -0.4 -0.78 0 -1 Q 0.4 -0.78 0.82 -0.86 L 0.82 0.05 C 0.82 0.55 0.35 0.85 0 1 C -0.35 0.85 ' +
      '-0.82 0.55 -0.82 0.05 Z',
  );

export const heart = (radius: number): string =>
  scalePath(
    radius,
    'M 0 0.95 C -0.55 0.55 -1 0.15 -1 -0.35 C -1 -0.75 -0.7 -0.95 -0.45 -0.95 C -0.2 -0.95 -0.05 -0.8 0 -0.62 ' +
      'C 0.05 -0.8 0.2 -0.95 0.45 -0.95 C 0.7 -0.95 1 -0.75 1 -0.35 C 1 0.15 0.55 0.55 0 0.95 Z',
  );

export const diamond = (radius: number): string =>
  polygon([at(radius, 0), {x: radius * 0.78, y: 0}, at(radius, 180), {x: -radius * 0.78, y: 0}]);

export const crown = (radius: number): string =>
  scalePath(radius, 'M -0.9 0.6 L -1 -0.4 L -0.5 0.05 L 0 -0.75 L 0.5 0.05 L 1 -0.4 L 0.9 0.6 Z');

export const leaf = (radius: number): string =>
  scalePath(radius, 'M 0 1 C -0.75 0.45 -0.75 -0.45 0 -1 C 0.75 -0.45 0.75 0.45 0 1 Z');

export const bolt = (radius: number): string =>
  scalePath(radius, 'M 0.15 -1 L -0.6 0.15 L -0.05 0.15 L -0.2 1 L 0.6 -0.25 L 0.05 -0.25 Z');

export const chevron = (radius: number): string =>
  scalePath(radius, 'M -0.9 0.35 L 0 -0.55 L 0.9 0.35 L 0.9 0.8 L 0 -0.05 L -0.9 0.8 Z');

/** A toothed wheel with a round hole; to be filled by the even-odd rule. */
export function gear(radius: number, teeth = 12): string {
  const step = 360 / teeth;
  const points = Array.from({length: teeth}, (_, index) => {
    const angle = index * step;
    return [
      at(radius * 0.8, angle - step * 0.32),
      at(radius, angle - step * 0.2),
      at(radius, angle + step * 0.2),
      at(radius * 0.8, angle + step * 0.32),
    ];
  });
  return `${polygon(points.flat())} ${circle(radius * 0.35)}`;
}

function leafOnBranch(radius: number, angle: number, side: 1 | -1): string {
  const [base, tip] = [at(radius, side * angle), at(radius * 1.04, side * (angle - 17))];
  const [outer, inner] = [at(radius * 1.13, side * (angle - 6)), at(radius * 0.92, side * (angle - 9))];
  const n = shortNumber;
  return (
    `M ${n(base.x)} ${n(base.y)} Q ${n(outer.x)} ${n(outer.y)} ${n(tip.x)} ${n(tip.y)} Q ${n(inner.x)} ` +
    `${n(inner.y)} ${n(base.x)} ${n(base.y)} Z`
  );
}

/** Two laurel branches, open at the top. */
export function laurel(radius: number, leaves = 9): string {
  const inner = radius / 1.13;
  const angles = Array.from({length: leaves}, (_, index) => 175 - index * (130 / leaves));
  return angles
    .flatMap(angle => [
      leafOnBranch(inner, angle, 1),
      leafOnBranch(inner, angle, -1),
      leafOnBranch(inner * 0.84, angle - 4, 1),
      leafOnBranch(inner * 0.84, angle - 4, -1),
    ])
    .join(' ');
}

/** A ribbon with swallow tails, `width` over all. */
export function banner(width: number, height: number): string {
  const [x, y] = [width / 2, height / 2];
  const inner = x * 0.8;
  const drop = height * 0.3;
  const n = shortNumber;
  const tail = (side: 1 | -1) =>
    `M ${n(side * inner)} ${n(-y + drop)} L ${n(side * x)} ${n(-y + drop)} L ${n(side * (x - height * 0.4))} ` +
    `${n(drop)} L ${n(side * x)} ${n(y + drop)} L ${n(side * inner * 0.92)} ${n(y + drop)} L ` +
    `${n(side * inner * 0.92)} ${n(y)} L ${n(side * inner)} ${n(y)} Z`;
  return (
    `M ${n(-inner)} ${n(-y)} L ${n(inner)} ${n(-y)} L ${n(inner)} ${n(y)} L ${n(-inner)} ${n(y)} Z ${tail(-1)} ` +
    `${tail(1)}`
  );
}
