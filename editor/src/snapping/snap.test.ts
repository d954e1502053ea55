import fc from 'fast-check';
import {snap, snapAngle} from './snap';

const target = {left: 100, top: 100, width: 100, height: 50};

describe('snapping', () => {
  it.each([
    [4, 4],
    [-4, -4],
    [4.5, 0],
    [0, 0],
  ])('[ED-429] an edge %s px away moves by %s px', (away, moved) => {
    const {dx} = snap({left: 200 - away, top: 400, width: 30, height: 30}, [target], 1);
    expect(dx).toBe(moved);
  });

  it('[ED-430] aligns middles and draws a guide that reaches 5 px beyond both', () => {
    const {dy, guides} = snap({left: 400, top: 112, width: 20, height: 20}, [target], 1);
    expect(dy).toBe(3);
    expect(guides).toContainEqual({axis: 'y', at: 125, from: 95, to: 425});
  });

  it('measures its tolerance on the screen, not in the design', () => {
    const moving = {left: 207, top: 400, width: 30, height: 30};
    expect(snap(moving, [target], 1).dx).toBe(0);
    expect(snap(moving, [target], 2).dx).toBe(-7);
  });

  it('never moves further than the tolerance', () => {
    const rect = fc.record({
      left: fc.integer({min: 0, max: 300}),
      top: fc.integer({min: 0, max: 300}),
      width: fc.integer({min: 1, max: 90}),
      height: fc.integer({min: 1, max: 90}),
    });
    fc.assert(
      fc.property(rect, fc.array(rect, {maxLength: 8}), (moving, targets) => {
        const {dx, dy} = snap(moving, targets, 1);
        expect(Math.abs(dx)).toBeLessThanOrEqual(4);
        expect(Math.abs(dy)).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('lets an angle near a multiple of 45 degrees land on it, or every 15 when asked', () => {
    expect(snapAngle(47, false)).toBe(45);
    expect(snapAngle(50, false)).toBe(50);
    expect(snapAngle(50, true)).toBe(45);
    expect(snapAngle(53, true)).toBe(60);
  });
});
