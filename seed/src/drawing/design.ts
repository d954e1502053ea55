/**
 * Objects of a design in the form the editor keeps (`frontData` and `backData`, each with `objects`; ED-227..235), each
 * with the SVG that shows it, so that a template's picture needs no canvas. Every object is placed by its centre.
 */
import type {Json} from '@emblem/schemas';
import {boundsOf} from './bounds';
import {escapeXml, prefixIds, shortNumber} from './svg';
import {textWidth} from './text-width';

export type DesignObject = Readonly<Record<string, Json>>;

export interface Drawn {
  readonly object: DesignObject;
  readonly svg: string;
}

/** A picture that designs may show: its address, its natural size and its inner SVG. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly body: string;
  readonly viewBox: string;
  /** Clipart id. */
  readonly artId?: number;
}

/** The two shades of raised metal that other platings replace. */
export const GOLD = '#da9f19';
export const LIGHT_GOLD = '#fcdc7d';

const FABRIC_VERSION = '7.4.0';
const LINE_HEIGHT = 1.16;
/** How far a line reaches above and below its baseline, in font sizes. */
const ASCENT = 0.88;
const DESCENT = 0.25;

function common(type: string, id: string, left: number, top: number, width: number, height: number): DesignObject {
  return {
    type,
    version: FABRIC_VERSION,
    id,
    originX: 'center',
    originY: 'center',
    left: round(left),
    top: round(top),
    width: round(width),
    height: round(height),
    scaleX: 1,
    scaleY: 1,
    angle: 0,
    skewX: 0,
    skewY: 0,
    flipX: false,
    flipY: false,
    opacity: 1,
    visible: true,
    selectable: true,
    hasControls: true,
    evented: true,
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const FURNITURE = {selectable: false, hasControls: false, evented: false} as const;

/** The drawing area of a design. */
export function workspace(size: number): Drawn {
  const object = {
    ...common('rect', 'workspace', size / 2, size / 2, size, size),
    ...FURNITURE,
    fill: '#ffffff',
    stroke: null,
    strokeWidth: 0,
  };
  return {object, svg: `<rect width="${size}" height="${size}" fill="#fff"/>`};
}

export interface PathOptions {
  readonly id: string;
  /** Where the outline's 0,0 lies. */
  readonly left: number;
  readonly top: number;
  readonly fill: string | null;
  readonly stroke?: string;
  readonly strokeWidth?: number;
}

/** An outline of `shapes.ts`. */
export function path(data: string, {id, left, top, fill, stroke, strokeWidth = 0}: PathOptions): Drawn {
  const box = boundsOf(data);
  const object = {
    ...common('path', id, left + box.centerX, top + box.centerY, box.width, box.height),
    path: data,
    fill,
    stroke: stroke ?? null,
    strokeWidth: stroke ? strokeWidth : 0,
    strokeLineCap: 'round',
    strokeLineJoin: 'round',
    fillRule: 'evenodd',
  };
  const line = stroke ? ` stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linejoin="round"` : '';
  return {
    object,
    svg:
      `<path transform="translate(${shortNumber(left)} ${shortNumber(top)})" d="${data}" fill="${fill ?? 'none'}" ` +
      `fill-rule="evenodd"${line}/>`,
  };
}

export interface ImageOptions {
  readonly id: string;
  readonly left: number;
  readonly top: number;
  /** Length of the longer side on the canvas. */
  readonly size: number;
  readonly angle?: number;
}

export function image(picture: Picture, {id, left, top, size, angle = 0}: ImageOptions): Drawn {
  const scale = size / Math.max(picture.width, picture.height);
  const object = {
    ...common('image', id, left, top, picture.width, picture.height),
    scaleX: round4(scale),
    scaleY: round4(scale),
    angle,
    src: picture.src,
    picPath: picture.src,
    cropX: 0,
    cropY: 0,
    ...(picture.artId === undefined ? {} : {artId: picture.artId}),
  };
  const [width, height] = [picture.width * scale, picture.height * scale];
  const turn = angle === 0 ? '' : ` rotate(${angle})`;
  const inner =
    `<svg x="${shortNumber(-width / 2)}" y="${shortNumber(-height / 2)}" width="${shortNumber(width)}" ` +
    `height="${shortNumber(height)}" viewBox="${picture.viewBox}">${prefixIds(picture.body, `${id}-`)}</svg>`;
  return {object, svg: `<g transform="translate(${shortNumber(left)} ${shortNumber(top)})${turn}">${inner}</g>`};
}

function round4(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** The product itself; paintless templates exchange it, and its two golds are recoloured for other platings. */
export function base(picture: Picture, center: number, size: number, isMetal: boolean): Drawn {
  const {object, svg} = image(picture, {id: 'base', left: center, top: center, size});
  const marked = {...object, ...FURNITURE, isBase: true, IsMain: true};
  return {object: isMetal ? {...marked, paltingShade: GOLD, paltingSubShade: LIGHT_GOLD} : marked, svg};
}

export interface TextOptions {
  readonly id: string;
  readonly left: number;
  readonly top: number;
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly fill: string;
  readonly bold?: boolean;
  readonly charSpacing?: number;
}

function textProperties(text: string, {fontFamily, fontSize, fill, bold, charSpacing = 0}: TextOptions): DesignObject {
  return {
    text,
    fontFamily,
    fontSize,
    fill,
    fontWeight: bold ? 'bold' : 'normal',
    fontStyle: 'normal',
    stroke: null,
    strokeWidth: 0,
    textAlign: 'center',
    charSpacing,
    lineHeight: LINE_HEIGHT,
    underline: false,
    linethrough: false,
  };
}

function textAttributes({fontFamily, fontSize, fill, bold}: TextOptions, length: number): string {
  return (
    `font-family="${fontFamily}, sans-serif" font-size="${fontSize}" fill="${fill}" ` +
    `text-anchor="middle"${bold ? ' font-weight="bold"' : ''}` +
    ` textLength="${shortNumber(length)}" lengthAdjust="spacingAndGlyphs"`
  );
}

export function text(content: string, options: TextOptions): Drawn {
  const {id, left, top, fontFamily, fontSize, charSpacing} = options;
  const width = textWidth(content, fontFamily, fontSize, charSpacing);
  const object = {...common('i-text', id, left, top, width, fontSize * 1.13), ...textProperties(content, options)};
  return {
    object,
    svg:
      `<text x="${shortNumber(left)}" y="${shortNumber(top + fontSize * 0.35)}" ` +
      `${textAttributes(options, width)}>${escapeXml(content)}</text>`,
  };
}

export interface CurvedTextOptions extends Omit<TextOptions, 'left' | 'top'> {
  /** Centre and radius of the circle whose outline is the baseline. */
  readonly centerX: number;
  readonly centerY: number;
  readonly radius: number;
  /** Along the lower half, read from left to right. */
  readonly below?: boolean;
}

export function curvedText(
  content: string,
  {centerX, centerY, radius, below = false, ...rest}: CurvedTextOptions,
): Drawn {
  const {id, fontFamily, fontSize, charSpacing} = rest;
  const length = textWidth(content, fontFamily, fontSize, charSpacing);
  const half = Math.min(length / 2 / radius, Math.PI * 0.95);
  const outer = radius + fontSize * (below ? DESCENT : ASCENT);
  const inner = (radius - fontSize * (below ? ASCENT : DESCENT)) * Math.cos(half);
  const side = below ? 1 : -1;
  const width = 2 * outer * Math.sin(Math.min(half, Math.PI / 2));
  const top = centerY + (side * (outer + inner)) / 2;
  const options = {...rest, left: centerX, top};
  const object = {
    ...common('curved-text', id, centerX, top, width, outer - inner),
    ...textProperties(content, options),
    radian: Math.round(radius),
    flipped: below,
  };
  const [startX, startY, r] = [shortNumber(centerX - radius), shortNumber(centerY), shortNumber(radius)];
  const arc = `M ${startX} ${startY} A ${r} ${r} 0 0 ${below ? 0 : 1} ${shortNumber(centerX + radius)} ${startY}`;
  const svg =
    `<path id="${id}-arc" d="${arc}" fill="none"/><text ${textAttributes(options, length)}>` +
    `<textPath href="#${id}-arc" startOffset="50%">${escapeXml(content)}</textPath></text>`;
  return {object, svg};
}

/** 1 rectangle, 2 rectangle with a centred border, 3 ellipse, 4 rounded rectangle. */
export type StickerOutline = 1 | 2 | 3 | 4;

/** The sticker's outline: a rectangle or an ellipse that fills nine tenths of the workspace's width (ED-431). */
export function stickerShape(
  shape: StickerOutline,
  center: number,
  width: number,
  height: number,
  fill: string,
): Drawn {
  const isEllipse = shape === 3;
  const corner = shape === 4 ? width / 10 : 0;
  const form = isEllipse ? {rx: width / 2, ry: height / 2} : {rx: corner, ry: corner};
  const object = {
    ...common(isEllipse ? 'ellipse' : 'rect', 'stickerShape', center, center, width, height),
    ...FURNITURE,
    ...form,
    shape,
    fill,
    stroke: '#d0d4da',
    strokeWidth: 2,
  };
  const outline = isEllipse
    ? `<ellipse cx="${center}" cy="${center}" rx="${shortNumber(width / 2)}" ry="${shortNumber(height / 2)}"`
    : `<rect x="${shortNumber(center - width / 2)}" y="${shortNumber(center - height / 2)}" ` +
      `width="${shortNumber(width)}" ` +
      `height="${shortNumber(height)}" rx="${shortNumber(corner)}"`;
  return {object, svg: `${outline} fill="${fill}" stroke="#d0d4da" stroke-width="2"/>`};
}

/** One face as canvas JSON. */
export function sideData(drawn: readonly Drawn[]): Json {
  return {version: FABRIC_VERSION, objects: drawn.map(({object}) => object)};
}
