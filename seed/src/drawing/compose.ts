/** A whole design: drawing area, product, and a theme laid out on it, for both sides, with the picture of its front. */
import type {Json} from '@emblem/schemas';
import type {Category} from '../design/categories';
import {base, sideData, stickerShape, workspace, type Drawn, type Picture} from './design';
import {backLayout, LAYOUTS, WIDE_LAYOUTS, type Brief} from './layouts';
import {areaOf, groundOffset, PRODUCT_SIZE, type Area, type Blank} from './products';
import {circle, ellipse, roundedRectangle} from './shapes';
import {STRIP_LAYOUTS, stripOf, type StripKind} from './strips';
import {shortNumber, svgDocument} from './svg';
import type {Theme} from './themes';

const WORKSPACE = 650;
const STICKER_WORKSPACE = 600;
/** The sticker's outline takes nine tenths of the drawing area (ED-431). */
const STICKER_WIDTH = STICKER_WORKSPACE * 0.9;

export interface Design {
  readonly file: {readonly frontData: Json; readonly backData: Json};
  /** The front as a stand-alone SVG. */
  readonly picture: string;
}

export interface Subject {
  readonly category: Category;
  /** Undefined for stickers, which have no base picture. */
  readonly blank: Blank | undefined;
  readonly basePicture: Picture | undefined;
}

export interface Decoration {
  readonly theme: Theme;
  readonly pictures: readonly Picture[];
  /** Counts through the layouts that fit. */
  readonly layout: number;
}

interface Ground {
  readonly furniture: readonly Drawn[];
  readonly area: Area;
  readonly groundY: number;
  readonly size: number;
}

function stickerGround({sticker, width, height}: Category): Ground {
  const middle = STICKER_WORKSPACE / 2;
  const [w, h] = [STICKER_WIDTH, Math.min(STICKER_WIDTH, (STICKER_WIDTH * height) / width)];
  const outline = sticker === 0 ? 1 : sticker;
  const [innerWidth, innerHeight] = [w * 0.94, h * 0.94];
  const isRound = outline === 3 || outline === 1;
  const ground =
    outline === 3
      ? ellipse(innerWidth, innerHeight)
      : outline === 1
        ? circle(innerWidth / 2)
        : roundedRectangle(innerWidth, innerHeight, innerWidth / 10);
  return {
    furniture: [workspace(STICKER_WORKSPACE), stickerShape(outline === 1 ? 3 : outline, middle, w, h, '#ffffff')],
    groundY: 0,
    size: STICKER_WORKSPACE,
    area: {
      centerX: middle,
      centerY: middle,
      radius: Math.min(innerWidth, innerHeight) / 2,
      width: innerWidth,
      height: innerHeight,
      isWide: !isRound && w > h * 1.2,
      ground,
    },
  };
}

function productGround(blank: Blank, picture: Picture, isMetal: boolean): Ground {
  const furniture = [workspace(WORKSPACE), base(picture, WORKSPACE / 2, PRODUCT_SIZE, isMetal)];
  return {furniture, area: areaOf(blank), groundY: groundOffset(blank), size: WORKSPACE};
}

function groundOf({category, blank, basePicture}: Subject): Ground {
  if (!blank || !basePicture) return stickerGround(category);
  return productGround(blank, basePicture, category.isMetal);
}

/** The product alone, printed to its edge and beyond. */
function strip(category: Category, kind: StripKind, {theme, pictures, layout}: Decoration): Design {
  const place = stripOf(category, WORKSPACE);
  const layouts = STRIP_LAYOUTS[kind];
  const drawn = [
    workspace(WORKSPACE),
    ...(layouts[layout % layouts.length]?.[1]({theme, pictures, strip: place}) ?? []),
  ];
  const {left, top, width, height} = place;
  return {
    file: {frontData: sideData(drawn), backData: null},
    picture: svgDocument(
      width,
      height,
      drawn.map(({svg}) => svg).join(''),
      [left, top, width, height].map(shortNumber).join(' '),
    ),
  };
}

function layoutsFor(area: Area): readonly (readonly [string, (brief: Brief) => readonly Drawn[]])[] {
  return area.isWide ? WIDE_LAYOUTS : LAYOUTS;
}

export function layoutName(subject: Subject, layout: number): string {
  const {strip: kind} = subject.category;
  const layouts: readonly (readonly [string, unknown])[] = kind
    ? STRIP_LAYOUTS[kind]
    : layoutsFor(groundOf(subject).area);
  return layouts[layout % layouts.length]?.[0] ?? '';
}

function finishDesign({furniture, size}: Ground, front: readonly Drawn[], back: readonly Drawn[] | undefined): Design {
  const drawn = [...furniture, ...front];
  return {
    file: {frontData: sideData(drawn), backData: back ? sideData([...furniture, ...back]) : null},
    picture: svgDocument(size, size, drawn.map(({svg}) => svg).join('')),
  };
}

export function composeDesign(subject: Subject, decoration: Decoration): Design {
  const {theme, pictures, layout} = decoration;
  if (subject.category.strip) return strip(subject.category, subject.category.strip, decoration);
  const ground = groundOf(subject);
  const layouts = layoutsFor(ground.area);
  const draw = layouts[layout % layouts.length]?.[1];
  if (!draw) throw new Error('There is no layout.');
  const brief = {theme, area: ground.area, groundY: ground.groundY, pictures};
  return finishDesign(ground, draw(brief), subject.category.hasBack ? backLayout(brief) : undefined);
}

/** The product alone. */
export function composeBlank(subject: Subject): Design {
  return finishDesign(groundOf(subject), [], subject.category.hasBack ? [] : undefined);
}
