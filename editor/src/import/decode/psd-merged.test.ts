import {mergedPicture} from './psd-merged';

interface Made {
  readonly mode: number;
  readonly depth?: number;
  readonly planes: readonly Uint8Array[];
  readonly packed?: readonly number[];
  readonly layers?: Uint8Array;
}

/** A file of two by one pixels. */
function psd({mode, depth = 8, planes, packed, layers = new Uint8Array(0)}: Made): Uint8Array<ArrayBuffer> {
  const header = new DataView(new ArrayBuffer(26));
  [0x38, 0x42, 0x50, 0x53].forEach((byte, at) => header.setUint8(at, byte));
  header.setUint16(4, 1);
  header.setUint16(12, planes.length);
  header.setUint32(14, 1);
  header.setUint32(18, 2);
  header.setUint16(22, depth);
  header.setUint16(24, mode);
  const length = new DataView(new ArrayBuffer(4));
  length.setUint32(0, layers.length);
  const lengths = packed?.flatMap(bytes => [0, bytes]) ?? [];
  const parts = [
    new Uint8Array(header.buffer),
    new Uint8Array(8),
    new Uint8Array(length.buffer),
    layers,
    Uint8Array.of(0, packed ? 1 : 0, ...lengths),
    ...planes,
  ];
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  parts.reduce((at, part) => (bytes.set(part, at), at + part.length), 0);
  return bytes;
}

const pixels = (made: Made): readonly number[] => [...(mergedPicture(psd(made)).pixels ?? [])];

describe('the picture of a PSD', () => {
  it('is read in red, green and blue, of eight and of sixteen bits', () => {
    expect(pixels({mode: 3, planes: [Uint8Array.of(10, 20), Uint8Array.of(30, 40), Uint8Array.of(50, 60)]})).toEqual([
      10, 30, 50, 255, 20, 40, 60, 255,
    ]);
    expect(
      pixels({
        mode: 3,
        depth: 16,
        planes: [Uint8Array.of(255, 255, 0, 0), Uint8Array.of(128, 128, 0, 0), Uint8Array.of(0, 0, 0, 0)],
      }),
    ).toEqual([255, 128, 0, 255, 0, 0, 0, 255]);
  });

  it('is read in runs', () => {
    const run = Uint8Array.of(255, 200);
    expect(pixels({mode: 1, planes: [run], packed: [2]})).toEqual([200, 200, 200, 255, 200, 200, 200, 255]);
  });

  it('shows inks as a press lays them on paper', () => {
    const none = Uint8Array.of(255, 255);
    expect(pixels({mode: 4, planes: [Uint8Array.of(0, 255), none, none, Uint8Array.of(255, 0)]})).toEqual([
      0, 158, 224, 255, 29, 29, 27, 255,
    ]);
  });

  it('shines through where it is clear, and is not pale there', () => {
    // One layer, the count of which is below zero.
    const layers = Uint8Array.of(0, 0, 0, 2, 255, 255);
    const half = Uint8Array.of(128, 255);
    expect(pixels({mode: 1, planes: [Uint8Array.of(191, 50), half], layers})).toEqual([
      128, 128, 128, 128, 50, 50, 50, 255,
    ]);
    expect(pixels({mode: 1, planes: [Uint8Array.of(191, 50), half]})).toEqual([191, 191, 191, 255, 50, 50, 50, 255]);
  });

  it('is refused where it is cut off or of a mode that cannot be shown', () => {
    expect(() =>
      mergedPicture(psd({mode: 3, planes: [Uint8Array.of(1, 2), Uint8Array.of(1, 2)]}).slice(0, 40)),
    ).toThrow('broken');
    expect(() => pixels({mode: 7, planes: [Uint8Array.of(1, 2)]})).toThrow('mode');
  });
});
