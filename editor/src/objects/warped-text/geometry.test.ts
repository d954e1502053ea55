import {TEXT_WARPS} from '../../document/types';
import {warpOf} from './geometry';

const STRAIGHT = {width: 300, height: 60};

describe.each(TEXT_WARPS)('%s', shape => {
  const warp = warpOf(shape, STRAIGHT);
  const along = Array.from({length: 21}, (_, index) => index / 20);

  it('moves the text, and keeps every letter within its box', () => {
    const corners = along.flatMap(u =>
      [-30, 0, 30].map(y => ({before: {x: (u - 0.5) * 300, y}, after: warp.bend({x: (u - 0.5) * 300, y})})),
    );
    expect(
      Math.max(...corners.map(({before, after}) => Math.abs(after.x - before.x) + Math.abs(after.y - before.y))),
    ).toBeGreaterThan(10);
    for (const {after} of corners) {
      expect(Math.abs(after.x)).toBeLessThanOrEqual(warp.size.width / 2 + 0.01);
      expect(Math.abs(after.y)).toBeLessThanOrEqual(warp.size.height / 2 + 0.01);
    }
    const ys = corners.map(({after}) => after.y);
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(warp.size.height);
  });

  it('never turns letters over', () => {
    for (const u of along) {
      const {upper, lower} = warp.edges(u);
      expect(lower).toBeGreaterThan(upper);
    }
  });
});

it('no two shapes are alike', () => {
  const looks = TEXT_WARPS.map(shape =>
    [0, 0.25, 0.5, 1]
      .map(u =>
        warpOf(shape, STRAIGHT)
          .bend({x: (u - 0.5) * 300, y: -20})
          .y.toFixed(1),
      )
      .join(' '),
  );
  expect(new Set(looks).size).toBe(TEXT_WARPS.length);
});
