/** Designs and stored pictures for tests of print files. */
import sharp from 'sharp';
import type {PrintOptions} from '..';

export type Raw = Readonly<Record<string, unknown>>;

const CENTRED = {originX: 'center', originY: 'center'};

/** A drawing area of 650 pixels with the objects on it. */
export const designOf = (...objects: readonly Raw[]): Raw => ({frontData: sideOf(...objects), backData: null});

export function sideOf(...objects: readonly Raw[]): Raw {
  return {
    version: '7.4.0',
    objects: [
      {...CENTRED, type: 'rect', id: 'workspace', left: 325, top: 325, width: 650, height: 650, fill: '#ffffff'},
      ...objects.map(object => ({...CENTRED, ...object})),
    ],
  };
}

/** A sticker of so many inches on a drawing area of 600 pixels. */
export function stickerOf(
  shape: 1 | 2 | 3 | 4,
  inches: {width: number; height: number},
  ...objects: readonly Raw[]
): Raw {
  const height = (540 * inches.height) / inches.width;
  return {
    frontData: {
      version: '7.4.0',
      objects: [
        {...CENTRED, type: 'rect', id: 'workspace', left: 300, top: 300, width: 600, height: 600, fill: '#ffffff'},
        {
          ...CENTRED,
          type: 'rect',
          id: 'stickerShape',
          left: 300,
          top: 300,
          width: 540,
          height,
          shape,
          fill: '#ffffff',
          stroke: '#c9cdd6',
          strokeWidth: 1,
          stickerWidth: inches.width,
          stickerHeight: inches.height,
        },
        ...objects.map(object => ({...CENTRED, ...object})),
      ],
    },
    backData: null,
  };
}

export const square = (values: Raw = {}): Raw => ({
  type: 'path',
  path: 'M 0 0 H 100 V 100 H 0 Z',
  left: 325,
  top: 325,
  width: 100,
  height: 100,
  fill: '#cc3333',
  strokeWidth: 0,
  ...values,
});

export const text = (values: Raw = {}): Raw => ({
  type: 'i-text',
  text: 'HELLO',
  fontFamily: 'Arial',
  fontSize: 65,
  left: 325,
  top: 325,
  width: 200,
  height: 73,
  fill: '#000000',
  ...values,
});

export const STAR =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M10 10H90V90H10Z" ' +
  'fill="#da9f19"/><circle cx="50" cy="50" r="20" fill="#fcdc7d"/></svg>';
export const SHADED =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><linearGradient id="g"><stop ' +
  'stop-color="red"/><stop offset="1"/></linearGradient></defs><rect width="100" height="100" ' +
  'fill="url(#g)"/></svg>';

const ROUND =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><clipPath id="c"><path d="M0 0H100V100H0ZM20 ' +
  '20H40V40H20Z" clip-rule="evenodd"/></clipPath><radialGradient id="g" r=".3" spreadMethod="repeat"><stop ' +
  'stop-color="red" stop-opacity=".5"/><stop offset="1" stop-color="#00f"/></radialGradient><rect width="100" ' +
  'height="100" fill="url(#g)" clip-path="url(#c)"/></svg>';
const BLURRED =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><filter id="f"><feGaussianBlur ' +
  'stdDeviation="1"/></filter><rect width="100" height="100" fill="#060"/><g transform="translate(50 ' +
  '50)"><rect x="-25" y="-25" width="50" height="50" fill="red" filter="url(#f)"/></g></svg>';

/** Stored pictures by address. */
export async function pictures(): Promise<ReadonlyMap<string, Buffer>> {
  const plain = (width: number, height: number) =>
    sharp({create: {width, height, channels: 3, background: {r: 0, g: 90, b: 200}}});
  return new Map<string, Buffer>([
    ['/files/photo.jpg', await plain(1200, 800).jpeg().toBuffer()],
    ['/files/proxy.jpg', await plain(600, 400).jpeg().toBuffer()],
    ['/files/clear.png', await plain(60, 40).ensureAlpha(0.5).png().toBuffer()],
    ['/files/star.svg', Buffer.from(STAR)],
    ['/files/shaded.svg', Buffer.from(SHADED)],
    ['/files/round.svg', Buffer.from(ROUND)],
    ['/files/blurred.svg', Buffer.from(BLURRED)],
    ['/files/broken.png', Buffer.from('no picture')],
  ]);
}

/** 65 mm wide, so that ten pixels of the design are one millimetre. */
export async function printing(change: Partial<PrintOptions> = {}): Promise<PrintOptions> {
  const stored = await pictures();
  return {
    kind: 'pdf',
    position: undefined,
    sizeOf: () => ({widthMm: 65, heightMm: null, bleedMm: 3}),
    spots: [],
    readPicture: async address => stored.get(address),
    title: 'Test',
    date: '2026-01-02T03:04:05Z',
    ...change,
  };
}
