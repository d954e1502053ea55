import {cutOutPixels, type CutOut} from './cut-out';

const SIZE = 40;
const PLAIN: CutOut = {tolerance: 20, feather: 0, edges: true};

/** A red ring, white inside and, nearly, outside. */
function ring(): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(SIZE * SIZE * 4);
  for (let at = 0; at < SIZE * SIZE; at += 1) {
    const away = Math.hypot((at % SIZE) - 19.5, Math.floor(at / SIZE) - 19.5);
    const noise = at % 7;
    pixels.set(away > 8 && away < 15 ? [200, 20, 20, 255] : [255 - noise, 255 - noise, 252, 255], at * 4);
  }
  return pixels;
}

const alphaAt = (pixels: Uint8ClampedArray, x: number, y: number): number => pixels[(y * SIZE + x) * 4 + 3] ?? -1;

function cut(change: Partial<CutOut> = {}): Uint8ClampedArray {
  const pixels = ring();
  cutOutPixels(pixels, SIZE, SIZE, {...PLAIN, ...change});
  return pixels;
}

describe('cutting out', () => {
  it('clears the ground as far as it reaches from the edge, and nothing inside', () => {
    const pixels = cut();
    expect([alphaAt(pixels, 0, 0), alphaAt(pixels, 39, 20), alphaAt(pixels, 2, 2)]).toEqual([0, 0, 0]);
    expect([alphaAt(pixels, 20, 8), alphaAt(pixels, 20, 20)]).toEqual([255, 255]);
  });

  it('by colour alone clears the same colour inside as well', () => {
    expect(alphaAt(cut({edges: false}), 20, 20)).toBe(0);
  });

  it('takes more with a larger tolerance, and nothing but exact colours with none', () => {
    const cleared = (tolerance: number): number =>
      cut({tolerance}).filter((value, at) => at % 4 === 3 && value === 0).length;
    expect(cleared(0)).toBeLessThan(cleared(2));
  });

  it('leaves a soft edge where one is wanted', () => {
    const pixels = cut({feather: 20 * 2});
    const alphas = Array.from({length: 10}, (_, x) => alphaAt(pixels, x + 2, 20));
    expect(alphas.some(alpha => alpha > 0 && alpha < 255)).toBe(true);
    expect(alphaAt(pixels, 20, 8)).toBe(255);
    expect(alphaAt(pixels, 0, 0)).toBe(0);
  });

  it('finds no ground in a picture whose edge has no colour of its own', () => {
    const clear = new Uint8ClampedArray(SIZE * SIZE * 4);
    cutOutPixels(clear, SIZE, SIZE, PLAIN);
    expect(clear.every(value => value === 0)).toBe(true);
  });
});
