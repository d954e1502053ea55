import fc from 'fast-check';
import {rectsOverlap, type Rect} from '../document/matrix';
import {partsOf, pixelsOf} from './damage';

const CANVAS = {left: 0, top: 0, width: 1000, height: 800};

const rects = fc.array(
  fc.record({
    left: fc.integer({min: -200, max: 1100}),
    top: fc.integer({min: -200, max: 900}),
    width: fc.integer({min: 1, max: 300}),
    height: fc.integer({min: 1, max: 300}),
  }),
  {maxLength: 12},
);

const holds = ({left, top, width, height}: Rect, x: number, y: number): boolean =>
  x >= left && x < left + width && y >= top && y < top + height;

describe('parts of the canvas that are drawn again', () => {
  it('cover all that has changed, lie on the canvas and touch no other one', () => {
    fc.assert(
      fc.property(rects, fc.integer({min: 0, max: 999}), fc.integer({min: 0, max: 799}), (changed, x, y) => {
        const parts = partsOf(changed, CANVAS);
        if (changed.some(rect => holds(rect, x, y))) expect(parts.some(part => holds(part, x, y))).toBe(true);
        for (const [index, part] of parts.entries()) {
          expect(
            part.left >= 0 && part.top >= 0 && part.left + part.width <= 1000 && part.top + part.height <= 800,
          ).toBe(true);
          expect(parts.slice(index + 1).some(other => rectsOverlap(part, other))).toBe(false);
        }
      }),
    );
  });

  it('are nothing when nothing has changed, and the whole canvas when most of it has', () => {
    expect(partsOf([], CANVAS)).toEqual([]);
    expect(partsOf([{left: -500, top: 0, width: 200, height: 200}], CANVAS)).toEqual([]);
    expect(partsOf([{left: 10, top: 10, width: 980, height: 700}], CANVAS)).toEqual([CANVAS]);
  });

  it('are whole pixels around what the design shows there', () => {
    expect(pixelsOf({left: 10.2, top: -4, width: 5, height: 8}, {a: 2, e: 100.5, f: 50})).toEqual({
      left: 118,
      top: 40,
      width: 15,
      height: 20,
    });
  });
});
