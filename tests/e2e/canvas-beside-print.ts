/** A design as the canvas shows it beside the same design as it is printed, at 300 dots per inch, pixel by pixel. */
import {expect, type Page} from '@playwright/test';
import sharp from 'sharp';
import {asObject, asText} from '../harness/json';
import {becomeStaff} from './editor-people';

/** Of the drawing area, px. */
export const AREA = 650;
/** Pictures of a design have two pixels for each of its own. */
const PIXELS = 2 * AREA;

/** How a product is printed so that its print has as many pixels as its picture. */
export const PRINTED_AS_SHOWN = {printWidthMm: (PIXELS / 300) * 25.4, bleedMm: 0} as const;

/** Each channel of a pixel may be so far from that of another, of 255: smoothing differs along edges. */
const NEAR = 64;
/** Above this a pixel is paper, of 255. */
const PAPER = 250;

/** Three bytes for each pixel, on white paper. */
interface Picture {
  readonly data: Uint8Array;
}

export interface Looks {
  readonly shown: Picture;
  readonly printed: Picture;
}

/** A part of the drawing area, px from its upper left corner. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const WHOLE: Part = {left: 0, top: 0, width: AREA, height: AREA};

async function pictureOf(png: Buffer): Promise<Picture> {
  const {data, info} = await sharp(png)
    .flatten({background: '#ffffff'})
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  expect([info.width, info.height, info.channels]).toEqual([PIXELS, PIXELS, 3]);
  return {data};
}

/** The design that is open, as the editor draws it for a link, and as the server prints it for staff. */
export async function looksOf(page: Page, baseURL: string | undefined, categoryId: number): Promise<Looks> {
  const stored = page.waitForRequest(request => request.url().endsWith('/addDesignTemplateShare'));
  await page.getByRole('button', {name: 'Share', exact: true}).click();
  const {imgUrl, layersData} = asObject((await stored).postDataJSON());
  const shown = await (await page.request.get(asText(imgUrl))).body();
  const answer = await page.request.post('/rest/template/print?format=png&bleed=0', {
    headers: {token: await becomeStaff(page, baseURL)},
    data: {design: JSON.parse(asText(layersData)), categoryId},
  });
  expect(answer.headers()['x-print-problems']).toBeUndefined();
  return {shown: await pictureOf(shown), printed: await pictureOf(await answer.body())};
}

const NEIGHBOURS = [-1, 0, 1].flatMap(dy => [-1, 0, 1].map(dx => dy * PIXELS + dx));

const isInk = ({data}: Picture, at: number): boolean =>
  [0, 1, 2].some(channel => (data[3 * at + channel] ?? 255) < PAPER);

/** Whether each channel lies between the darkest and the lightest that the other picture has around. */
function isFound(one: Picture, other: Picture, at: number): boolean {
  return [0, 1, 2].every(channel => {
    const around = NEIGHBOURS.map(step => other.data[3 * (at + step) + channel] ?? 255);
    const value = one.data[3 * at + channel] ?? 255;
    return value >= Math.min(...around) - NEAR && value <= Math.max(...around) + NEAR;
  });
}

/** The share of one picture's ink that the other does not have within a pixel; 1 where there is no ink at all. */
function beyond(one: Picture, other: Picture, {left, top, width, height}: Part): number {
  let [all, alone] = [0, 0];
  const [right, bottom] = [Math.min(PIXELS, 2 * (left + width)), Math.min(PIXELS, 2 * (top + height))];
  for (let y = Math.round(2 * top); y < bottom; y += 1)
    for (let x = Math.round(2 * left); x < right; x += 1) {
      const at = y * PIXELS + x;
      if (!isInk(one, at)) continue;
      all += 1;
      if (!isFound(one, other, at)) alone += 1;
    }
  return all === 0 ? 1 : alone / all;
}

/** The greater share of ink, of either side, that the other side does not have within a pixel. */
export function difference({shown, printed}: Looks, part: Part = WHOLE): number {
  return Math.max(beyond(shown, printed, part), beyond(printed, shown, part));
}
