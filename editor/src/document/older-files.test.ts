/** Files that fabric 5 and 6 wrote: everything stands where those versions themselves said that it stands. */
import fabric5 from './fixtures/fabric-5.3.0.json';
import fabric6 from './fixtures/fabric-6.7.1.json';
import {countingIds} from './ids';
import {matrixOf, multiplyMatrices, transformPoint, type Matrix} from './matrix';
import {objectsOf} from './side';
import type {DesignObject} from './types';
import {readDesign} from '../objects/formats';
import {ORIGIN} from '../testing/designs';

interface Fixture {
  readonly corners: Readonly<Record<string, readonly (readonly number[])[]>>;
  readonly full: unknown;
  readonly short: unknown;
}

/** Corners of the objects and their members on the canvas, by id. */
function cornersOf(
  objects: readonly DesignObject[],
  outer: Matrix = [1, 0, 0, 1, 0, 0],
): readonly (readonly [string, readonly (readonly [number, number])[]])[] {
  return objects.flatMap(object => {
    const matrix = multiplyMatrices(outer, matrixOf(object));
    const [x, y] = [object.width / 2, object.height / 2];
    const corners = [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ].map(([left = 0, top = 0]) => transformPoint({x: left, y: top}, matrix));
    return [
      [object.id, corners.map(corner => [corner.x, corner.y] as const)] as const,
      ...(object.kind === 'group' ? cornersOf(object.objects, matrix) : []),
    ];
  });
}

/** Half of what the fixtures are rounded to, and a little for sines. */
const NEAR = 0.01;

describe.each<{readonly version: string; readonly fixture: Fixture}>([
  {version: '5.3.0', fixture: fabric5},
  {version: '6.7.1', fixture: fabric6},
])('a file of fabric $version', ({fixture}) => {
  it.each(['full', 'short'] as const)('with its %s values opens with everything where it was', kind => {
    const {design, problems} = readDesign(fixture[kind], {
      origin: ORIGIN,
      workspace: {width: 650, height: 650},
      newId: countingIds('made'),
    });
    const found = new Map(cornersOf(objectsOf(design.front)));
    expect([...found.keys()].sort()).toEqual(Object.keys(fixture.corners).sort());
    const moved = Object.entries(fixture.corners).filter(([id, corners]) => {
      const own = found.get(id) ?? [];
      return !corners.every(
        ([x = 0, y = 0], index) =>
          Math.hypot((own[index]?.[0] ?? Number.NaN) - x, (own[index]?.[1] ?? Number.NaN) - y) < NEAR,
      );
    });
    expect(moved.map(([id, corners]) => ({id, corners, own: found.get(id)}))).toEqual([]);
    expect(problems.map(({code, detail}) => `${code} ${detail}`).sort()).toEqual([
      'styles Letters of their own styles',
      'unknown-type Sprite',
      'unsupported clipPath',
      'unsupported fill linear',
      'unsupported fill pattern',
      'unsupported filters',
      'unsupported shadow',
    ]);
  });
});
