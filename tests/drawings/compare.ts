/**
 * How much drawings differ: the file as the browser draws it, what the server made of it, and what is printed of that.
 */
import {printDesign} from '@emblem/print';
import type {Page} from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Pixels of the compared pictures, and of the squares in which they are compared. */
const SIZE = 1024;
const SQUARE = 16;

/**
 * Lines are smoothed otherwise by each renderer: so much of a square may differ, which is less than a line across it.
 */
export const TOLERATED = 0.06;
const THRESHOLD = 0.15;

const DOTS_PER_INCH = 300;
const WORKSPACE = 650;

/** The share of pixels that differ in the square where most do, 0 to 1. */
export interface Compared {
  readonly meant: number;
  readonly printed: number;
}

export async function compared(page: Page, original: Buffer, plain: string): Promise<Compared> {
  const address = (content: Buffer): string => `data:image/svg+xml;base64,${content.toString('base64')}`;
  const shown = await drawn(page, address(Buffer.from(plain)));
  const [meant, print] = [await drawn(page, address(original)), await printed(plain)];
  return {meant: difference(meant, shown), printed: difference(print, shown)};
}

/** The whole picture in a square of the browser's. */
async function drawn(page: Page, address: string): Promise<Buffer> {
  const pixels = await page.evaluate(
    async ([src, size]) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = size;
      canvas.height = size;
      const context = canvas.getContext('2d');
      if (!context) return '';
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, size, size);
      context.drawImage(image, 0, 0, size, size);
      return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
    },
    [address, SIZE] as const,
  );
  return raw(Buffer.from(pixels, 'base64'));
}

/** A product as large as the square with the drawing all over it. */
async function printed(plain: string): Promise<Buffer> {
  const middle = {
    originX: 'center',
    originY: 'center',
    left: WORKSPACE / 2,
    top: WORKSPACE / 2,
    width: WORKSPACE,
    height: WORKSPACE,
  };
  const design = {
    frontData: {
      version: '7.4.0',
      objects: [
        {...middle, type: 'rect', id: 'workspace', fill: '#ffffff'},
        {...middle, type: 'image', src: '/files/public/drawing.svg'},
      ],
    },
    backData: null,
  };
  const {content} = await printDesign(design, {
    kind: 'png',
    position: 0,
    sizeOf: () => ({widthMm: (SIZE / DOTS_PER_INCH) * 25.4, heightMm: (SIZE / DOTS_PER_INCH) * 25.4, bleedMm: 0}),
    spots: [],
    readPicture: async () => Buffer.from(plain),
    title: 'Test',
    date: '2026-01-02T03:04:05Z',
  });
  return raw(Buffer.from(content));
}

const raw = (png: Buffer): Promise<Buffer> =>
  sharp(png).flatten({background: '#ffffff'}).resize(SIZE, SIZE, {fit: 'fill'}).ensureAlpha().raw().toBuffer();

function difference(one: Buffer, other: Buffer): number {
  const differing = new Uint8ClampedArray(one.length);
  pixelmatch(one, other, differing, SIZE, SIZE, {threshold: THRESHOLD, diffMask: true});
  const squares = new Float64Array((SIZE / SQUARE) ** 2);
  for (let at = 0; at < SIZE * SIZE; at += 1) {
    const square = Math.floor((at % SIZE) / SQUARE) + (SIZE / SQUARE) * Math.floor(at / SIZE / SQUARE);
    if (differing[at * 4 + 3] !== 0) squares[square] = (squares[square] ?? 0) + 1 / SQUARE ** 2;
  }
  return Math.max(...squares);
}
