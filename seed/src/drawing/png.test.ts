import {inflateSync} from 'node:zlib';
import {disc, png, square} from './png';

/** Pixels of a picture as our writer lays it out: one IDAT chunk, no filters. */
function pixels(picture: Buffer, size: number): (x: number, y: number) => readonly number[] {
  const start = picture.indexOf('IDAT') + 4;
  const rows = inflateSync(picture.subarray(start, start + picture.readUInt32BE(start - 8)));
  return (x, y) => [...rows.subarray(y * (size * 4 + 1) + 1 + x * 4).subarray(0, 4)];
}

describe('png', () => {
  const picture = png(20, [
    {colour: '#102030', covers: square(1)},
    {colour: '#ff0000', covers: disc(0.5)},
  ]);

  it('has the signature and the size', () => {
    expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([20, 20]);
  });

  it('puts later layers on top', () => {
    const at = pixels(picture, 20);
    expect(at(10, 10)).toEqual([255, 0, 0, 255]);
    expect(at(1, 1)).toEqual([16, 32, 48, 255]);
  });

  it('leaves bare what no layer covers, with a soft edge', () => {
    const at = pixels(png(20, [{colour: '#ff0000', covers: disc(0.87)}]), 20);
    expect(at(0, 0)).toEqual([0, 0, 0, 0]);
    const edge = Array.from({length: 10}, (_, x) => at(x, 10)[3] ?? 0);
    expect(edge.some(opacity => opacity > 0 && opacity < 255)).toBe(true);
  });
});
