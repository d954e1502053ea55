import fc from 'fast-check';
import {paletteOf} from '../import/palette';
import {parseColour} from './colour';
import {changedColour, COLOURS_SHOWN, distinctColours, recolourPixels, withChange} from './recolour';

/** Pixels of the colours, each as often as told. */
function pixelsOf(colours: readonly (readonly [colour: string, count: number])[]): Uint8ClampedArray {
  return new Uint8ClampedArray(
    colours.flatMap(([colour, count]) => {
      const {r = 0, g = 0, b = 0} = parseColour(colour) ?? {};
      return Array.from({length: count}, () => [r, g, b, 255]).flat();
    }),
  );
}

describe('the colours of a picture', () => {
  it('[ED-437] [ED-438] are at most 9, none within 30 of one before it', () => {
    const hex = fc.integer({min: 0, max: 0xffffff}).map(value => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(fc.array(hex, {maxLength: 60}), colours => {
        const kept = distinctColours(colours);
        expect(kept.length).toBeLessThanOrEqual(9);
        kept.forEach((colour, index) => {
          for (const other of kept.slice(0, index)) expect(apart(colour, other)).toBeGreaterThan(30);
        });
      }),
    );
  });

  it('[ED-438] the distance is that of red, green and blue', () => {
    expect(distinctColours(['#000000', '#00001e', '#00001f'])).toEqual(['#000000', '#00001f']);
  });

  it('[ED-437] keeps nine of ten', () => {
    const far = [
      '#000000',
      '#ffffff',
      '#ff0000',
      '#00ff00',
      '#0000ff',
      '#ffff00',
      '#ff00ff',
      '#00ffff',
      '#808080',
      '#800000',
    ];
    expect(distinctColours(far)).toEqual(far.slice(0, 9));
  });

  it('are found in its pixels, the most frequent first', async () => {
    const pixels = pixelsOf([
      ['#0000cc', 1000],
      ['#cc0000', 3000],
      ['#ffffff', 2000],
      ['#cc0505', 40],
    ]);
    expect(await paletteOf(pixels, pixels.length / 4, 1)).toEqual(['#cc0000', '#ffffff', '#0000cc']);
  });

  it('are none in a picture that is not seen', async () => {
    expect(await paletteOf(new Uint8ClampedArray(400), 100, 1)).toEqual([]);
  });

  it('[ED-439] four of them are shown', () => {
    expect(COLOURS_SHOWN).toBe(4);
  });
});

describe('recolouring', () => {
  it('[ED-287] changes the pixels of the picked colour and what shades it, nothing else', () => {
    const pixels = pixelsOf([
      ['#cc0000', 1],
      ['#d80808', 1],
      ['#0000cc', 1],
    ]);
    recolourPixels(pixels, ['#cc0000', '#0000cc'], [{from: '#cc0000', to: '#00cc00'}]);
    expect([...pixels]).toEqual([0, 204, 0, 255, 12, 212, 8, 255, 0, 0, 204, 255]);
  });

  it('leaves what cannot be seen', () => {
    const pixels = new Uint8ClampedArray([204, 0, 0, 0]);
    recolourPixels(pixels, ['#cc0000'], [{from: '#cc0000', to: '#00cc00'}]);
    expect([...pixels]).toEqual([204, 0, 0, 0]);
  });

  it('back to the own colour is no change', () => {
    const changes = withChange([], {from: '#cc0000', to: '#00cc00'});
    expect(changedColour('#cc0000', changes)).toBe('#00cc00');
    expect(withChange(changes, {from: '#cc0000', to: '#CC0000'})).toEqual([]);
  });
});

function apart(a: string, b: string): number {
  const [one, other] = [parseColour(a), parseColour(b)];
  return one && other ? Math.hypot(one.r - other.r, one.g - other.g, one.b - other.b) : 0;
}
