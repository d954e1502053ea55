import {dotsPerInch, toMillimetres} from './units';

describe('units', () => {
  it('tell how large something is printed', () => {
    expect(toMillimetres(325, 650, 40)).toBe(20);
  });

  it('tell how sharp a picture is printed', () => {
    expect(dotsPerInch(600, 650, 650, 50.8)).toBeCloseTo(300);
    expect(dotsPerInch(600, 325, 650, 50.8)).toBeCloseTo(600);
  });
});
