/** Pictures of blank products, which designs are drawn on, and the part of each that can be drawn on. */
import {GOLD, LIGHT_GOLD} from './design';
import * as shapes from './shapes';
import {shortNumber, svgDocument} from './svg';

export const OUTLINES = [
  'round',
  'shield',
  'star',
  'hexagon',
  'heart',
  'square',
  'rectangle',
  'oval',
  'scalloped',
  'diamond',
] as const;

export type Outline = (typeof OUTLINES)[number];

export type Material = 'metal' | 'cloth' | 'rubber' | 'tin' | 'plain';

/** What hangs or holds the product. */
export type Fitting = 'none' | 'ring' | 'neck-ribbon' | 'pen' | 'strap' | 'tail';

export interface Blank {
  readonly outline: Outline;
  readonly material: Material;
  readonly fitting: Fitting;
}

/** Where a design goes, in pixels of the drawing area. */
export interface Area {
  readonly centerX: number;
  readonly centerY: number;
  /** Of the largest circle inside. */
  readonly radius: number;
  readonly width: number;
  readonly height: number;
  readonly isWide: boolean;
  /** The ground's outline around 0,0. */
  readonly ground: string;
}

/** Side of the picture; it is shown in the middle of the 650 px drawing area without scaling. */
export const PRODUCT_SIZE = 600;
const MIDDLE = PRODUCT_SIZE / 2;
const MARGIN = 25;

const OUTLINE: Readonly<Record<Outline, (radius: number) => string>> = {
  round: shapes.circle,
  shield: shapes.shield,
  star: radius => shapes.star(radius * 1.04, 5, 0.64),
  hexagon: radius => shapes.regular(radius, 6),
  heart: shapes.heart,
  square: radius => shapes.roundedRectangle(radius * 1.8, radius * 1.8, radius * 0.2),
  rectangle: radius => shapes.roundedRectangle(radius * 2, radius * 1.3, radius * 0.14),
  oval: radius => shapes.ellipse(radius * 2, radius * 1.5),
  scalloped: radius => shapes.scallop(radius),
  diamond: radius => shapes.diamond(radius * 1.03),
};

/** Radius of the circle inside, against the outline's own. */
const INNER: Readonly<Record<Outline, number>> = {
  round: 1,
  shield: 0.78,
  star: 0.63,
  hexagon: 0.86,
  heart: 0.64,
  square: 0.9,
  rectangle: 0.64,
  oval: 0.74,
  scalloped: 0.93,
  diamond: 0.66,
};

/** Where that circle's middle lies below the outline's, against its radius. */
const DROP: Partial<Readonly<Record<Outline, number>>> = {shield: -0.08, star: 0.03, heart: -0.12};

interface Placing {
  readonly radius: number;
  readonly centerX: number;
  readonly centerY: number;
}

function placing({fitting}: Blank): Placing {
  if (fitting === 'ring') return {radius: 215, centerX: MIDDLE, centerY: 365};
  if (fitting === 'neck-ribbon') return {radius: 200, centerX: MIDDLE, centerY: 385};
  return {radius: 285, centerX: MIDDLE, centerY: MIDDLE};
}

function at(data: string, {centerX, centerY}: Placing, attributes: string): string {
  return `<path transform="translate(${shortNumber(centerX)} ${shortNumber(centerY)})" d="${data}" ${attributes}/>`;
}

const BODY: Readonly<Record<Material, (outline: (radius: number) => string, place: Placing) => string>> = {
  metal: (outline, place) =>
    at(outline(place.radius), place, `fill="${GOLD}"`) +
    at(outline(place.radius * 0.965), place, `fill="none" stroke="${LIGHT_GOLD}" stroke-width="6"`),
  cloth: (outline, place) =>
    at(outline(place.radius), place, 'fill="#2f3640"') +
    at(outline(place.radius * 0.95), place, 'fill="#e8e4da" stroke="#f5f2ea" stroke-width="7" stroke-dasharray="9 5"'),
  rubber: (outline, place) =>
    at(outline(place.radius), place, 'fill="#3a3f47"') + at(outline(place.radius * 0.94), place, 'fill="#f1f2f4"'),
  tin: (outline, place) =>
    at(outline(place.radius), place, 'fill="#b9bec6"') +
    at(outline(place.radius * 0.97), place, 'fill="#ffffff" stroke="#e3e6ea" stroke-width="4"'),
  plain: (outline, place) => at(outline(place.radius), place, 'fill="#ffffff" stroke="#cfd4da" stroke-width="4"'),
};

const RING =
  '<circle cx="300" cy="75" r="52" fill="none" stroke="#9aa1ab" stroke-width="12"/><rect x="284" y="118" ' +
  'width="32" height="60" rx="14" fill="#9aa1ab"/>';
const NECK_RIBBON =
  '<path d="M 170 0 L 262 0 L 330 190 L 262 220 Z" fill="#1d4ed8"/><path d="M 430 0 L 338 0 L 270 190 L 338 ' +
  '220 Z" fill="#dc2626"/><rect x="278" y="160" width="44" height="44" rx="10" fill="#da9f19"/>';
const PEN =
  '<path d="M 5 300 L 80 250 L 80 350 Z" fill="#9aa1ab"/><rect x="80" y="242" width="470" height="116" rx="14" ' +
  'fill="#ffffff" stroke="#cfd4da" stroke-width="4"/><rect x="520" y="252" width="75" height="96" rx="18" ' +
  'fill="#30363f"/><rect x="390" y="222" width="160" height="16" rx="8" fill="#9aa1ab"/>';
const STRAP =
  '<rect x="5" y="200" width="590" height="200" rx="6" fill="#f4f5f7" stroke="#cfd4da" stroke-width="4"/><rect ' +
  'x="5" y="200" width="590" height="16" fill="#d9dde2"/><rect x="5" y="384" width="590" height="16" ' +
  'fill="#d9dde2"/>';

const TAIL =
  '<path d="M 225 10 H 375 V 590 L 300 540 L 225 590 Z" fill="#f4f5f7" stroke="#cfd4da" ' +
  'stroke-width="4"/><rect x="225" y="10" width="12" height="570" fill="#d9dde2"/><rect x="363" y="10" ' +
  'width="12" height="570" fill="#d9dde2"/>';

/** The blank product as a stand-alone picture. */
export function productSvg(blank: Blank): string {
  if (blank.fitting === 'pen') return svgDocument(PRODUCT_SIZE, PRODUCT_SIZE, PEN);
  if (blank.fitting === 'strap') return svgDocument(PRODUCT_SIZE, PRODUCT_SIZE, STRAP);
  if (blank.fitting === 'tail') return svgDocument(PRODUCT_SIZE, PRODUCT_SIZE, TAIL);
  const behind = blank.fitting === 'ring' ? RING : blank.fitting === 'neck-ribbon' ? NECK_RIBBON : '';
  return svgDocument(PRODUCT_SIZE, PRODUCT_SIZE, behind + BODY[blank.material](OUTLINE[blank.outline], placing(blank)));
}

/** Share of the outline that is left inside the rim. */
const FIELD = 0.91;

export function areaOf(blank: Blank): Area {
  const {outline} = blank;
  const place = placing(blank);
  const field = place.radius * FIELD;
  const radius = field * INNER[outline];
  const centerY = place.centerY + field * (DROP[outline] ?? 0) + MARGIN;
  const isWide = outline === 'rectangle';
  const [width, height] = isWide ? [field * 1.9, field * 1.2] : [radius * 2, radius * 2];
  return {centerX: place.centerX + MARGIN, centerY, radius, width, height, isWide, ground: OUTLINE[outline](field)};
}

/** How far above the circle's middle the ground's own 0,0 lies. */
export function groundOffset(blank: Blank): number {
  return -placing(blank).radius * FIELD * (DROP[blank.outline] ?? 0);
}

/** The inner part of a standalone SVG document. */
export function bodyOf(svg: string): string {
  return svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
}
