import {dotsPerInch} from './units';

describe('units', () => {
  it('tell how sharp a picture is printed', () => {
    expect(dotsPerInch(650 / 600, 50.8 / 650)).toBeCloseTo(300);
    expect(dotsPerInch(325 / 600, 50.8 / 650)).toBeCloseTo(600);
  });
});
