import fc from 'fast-check';
import {invertMatrix, matrixOf, multiplyMatrices, placementOf, transformPoint} from './matrix';

const placement = fc.record({
  left: fc.double({min: -500, max: 500, noNaN: true}),
  top: fc.double({min: -500, max: 500, noNaN: true}),
  width: fc.constant(10),
  height: fc.constant(10),
  scaleX: fc.double({min: 0.05, max: 20, noNaN: true}),
  scaleY: fc.double({min: 0.05, max: 20, noNaN: true}),
  angle: fc.double({min: -360, max: 360, noNaN: true}),
  skewX: fc.double({min: -45, max: 45, noNaN: true}),
  skewY: fc.constant(0),
  flipX: fc.boolean(),
  flipY: fc.boolean(),
});

const expectSame = (a: readonly number[], b: readonly number[]): void =>
  a.forEach((value, index) => expect(value).toBeCloseTo(b[index] ?? Number.NaN, 5));

describe('matrices', () => {
  it('come back as placements that lie in the same place', () => {
    fc.assert(
      fc.property(placement, object => {
        const matrix = matrixOf(object);
        expectSame(matrixOf({...placementOf(matrix), width: 10, height: 10}), matrix);
      }),
    );
  });

  it('undo each other', () => {
    fc.assert(
      fc.property(placement, object => {
        const matrix = matrixOf(object);
        expectSame(multiplyMatrices(matrix, invertMatrix(matrix)), [1, 0, 0, 1, 0, 0]);
      }),
    );
  });

  it('turn clockwise and mirror as seen by the viewer', () => {
    const turned = {
      left: 10,
      top: 20,
      width: 1,
      height: 1,
      scaleX: 2,
      scaleY: 1,
      angle: 90,
      skewX: 0,
      skewY: 0,
      flipX: true,
      flipY: false,
    };
    const {x, y} = transformPoint({x: 1, y: 0}, matrixOf(turned));
    expect(x).toBeCloseTo(10);
    expect(y).toBeCloseTo(18);
  });
});
