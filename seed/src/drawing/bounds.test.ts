import {boundsOf} from './bounds';
import {circle, ellipse, heart, roundedRectangle, star} from './shapes';

describe('boundsOf', () => {
  it('reaches around arcs', () => {
    expect(boundsOf(circle(50))).toEqual({centerX: 0, centerY: 0, width: 100, height: 100});
    expect(boundsOf(ellipse(80, 20))).toEqual({centerX: 0, centerY: 0, width: 80, height: 20});
  });

  it('follows lines and the curves between them', () => {
    expect(boundsOf(roundedRectangle(60, 30, 8))).toEqual({centerX: 0, centerY: 0, width: 60, height: 30});
    expect(boundsOf('M 0 0 Q 10 20 20 0')).toEqual({centerX: 10, centerY: 5, width: 20, height: 10});
  });

  it('finds the middle of what does not lie around 0,0', () => {
    const {centerY, height} = boundsOf(star(100));
    expect(height).toBeCloseTo(100 + 100 * Math.cos(Math.PI / 5), 1);
    expect(centerY).toBeCloseTo(-100 + height / 2, 1);
    expect(boundsOf(heart(100)).width).toBeLessThanOrEqual(200);
  });
});
