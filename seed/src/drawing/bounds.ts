/**
 * The box around path data as `shapes.ts` writes it: absolute commands, arcs only as halves of circles and ellipses.
 */

export interface Box {
  readonly centerX: number;
  readonly centerY: number;
  readonly width: number;
  readonly height: number;
}

const STEPS = 16;

/** A point of the Bézier curve through these control points. */
function onCurve(points: readonly number[], at: number): number {
  if (points.length === 1) return points[0] ?? 0;
  return onCurve(
    points.slice(1).map((value, index) => (points[index] ?? 0) * (1 - at) + value * at),
    at,
  );
}

function* curve(xs: readonly number[], ys: readonly number[]): Generator<readonly [number, number]> {
  for (let step = 1; step <= STEPS; step += 1) yield [onCurve(xs, step / STEPS), onCurve(ys, step / STEPS)];
}

function* points(data: string): Generator<readonly [number, number]> {
  let [x, y] = [0, 0];
  for (const [, command = '', list = ''] of data.matchAll(/([MLQCAZ])([^MLQCAZ]*)/g)) {
    const numbers = list
      .trim()
      .split(/\s+/)
      .filter(part => part !== '')
      .map(Number);
    if (numbers.length < 2) continue;
    const [endX = 0, endY = 0] = numbers.slice(-2);
    if (command === 'A') {
      const [rx = 0, ry = 0] = numbers;
      const [middleX, middleY] = [(x + endX) / 2, (y + endY) / 2];
      yield [middleX - rx, middleY - ry];
      yield [middleX + rx, middleY + ry];
    } else {
      const even = numbers.filter((_, index) => index % 2 === 0);
      const odd = numbers.filter((_, index) => index % 2 === 1);
      yield* command === 'Q' || command === 'C' ? curve([x, ...even], [y, ...odd]) : [[endX, endY] as const];
    }
    [x, y] = [endX, endY];
  }
}

export function boundsOf(data: string): Box {
  const all = [...points(data)];
  const [left, top] = [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))];
  const [right, bottom] = [Math.max(...all.map(([x]) => x)), Math.max(...all.map(([, y]) => y))];
  return {centerX: (left + right) / 2, centerY: (top + bottom) / 2, width: right - left, height: bottom - top};
}
