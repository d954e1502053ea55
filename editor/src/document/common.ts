/** Reading and writing what every object has: id, placement, flags. */
import {rectAround, matrixOf, rotatePoint, transformPoint, type Size} from './matrix';
import {FREE, pickShared, UPRIGHT} from './placement';
import {FAR, readColour, type Fields} from './read';
import type {Common, DesignObject, JsonObject, Placement} from './types';

/** Smallest scale that still can be inverted without overflow. */
const MIN_SCALE = 1e-4;
const MAX_SCALE = 1e4;
const MAX_SIZE = 1e5;

const SHIFT: ReadonlyMap<unknown, number> = new Map([
  ['left', 0.5],
  ['top', 0.5],
  ['center', 0],
  ['right', -0.5],
  ['bottom', -0.5],
]);

/** `id` has been made unique by the caller; origins have been made explicit by the migrations. */
export function readCommon(fields: Fields, id: string): Common {
  const scaleX = fields.number('scaleX', 1);
  const scaleY = fields.number('scaleY', 1);
  const sized = {
    width: fields.number('width', 0, 0, MAX_SIZE),
    height: fields.number('height', 0, 0, MAX_SIZE),
    scaleX: readScale(scaleX),
    scaleY: readScale(scaleY),
    angle: fields.number('angle', 0) % 360,
    skewX: fields.number('skewX', 0, -89, 89),
    skewY: fields.number('skewY', 0, -89, 89),
    flipX: fields.flag('flipX', false) !== scaleX < 0,
    flipY: fields.flag('flipY', false) !== scaleY < 0,
  };
  return {
    id,
    ...readCentre(fields, sized),
    ...sized,
    visible: fields.flag('visible', true),
    opacity: fields.number('opacity', 1, 0, 1),
    selectable: fields.flag('selectable', true),
    evented: fields.flag('evented', true),
    hasControls: fields.flag('hasControls', true),
    ...readMarks(fields),
  };
}

function readScale(value: number): number {
  return Math.min(MAX_SCALE, Math.max(MIN_SCALE, Math.abs(value)));
}

type Sized = Omit<Placement, 'left' | 'top'>;

/** Files name a corner or the centre by `originX` and `originY`; records always name the centre. */
function readCentre(fields: Fields, sized: Sized): {left: number; top: number} {
  const box = boxOf(sized, fields.number('strokeWidth', 0, 0, 1000), fields.flag('strokeUniform', false));
  const shift = rotatePoint(
    {x: shiftOf(fields, 'originX') * box.width, y: shiftOf(fields, 'originY') * box.height},
    sized.angle,
  );
  return {left: clamp(fields.number('left', 0) + shift.x), top: clamp(fields.number('top', 0) + shift.y)};
}

/** The upright box, before it is turned, whose corner a file names: with the stroke, scaled and skewed. */
function boxOf({width, height, scaleX, scaleY, skewX, skewY}: Sized, stroke: number, isUniform: boolean): Size {
  const [inside, outside] = isUniform ? [0, stroke] : [stroke, 0];
  const [x, y] = [(width + inside) / 2, (height + inside) / 2];
  const matrix = matrixOf({...UPRIGHT, left: 0, top: 0, width, height, scaleX, scaleY, skewX, skewY});
  const box = rectAround([
    transformPoint({x, y}, matrix),
    transformPoint({x: -x, y}, matrix),
    transformPoint({x, y: -y}, matrix),
    transformPoint({x: -x, y: -y}, matrix),
  ]);
  return {width: box.width + outside, height: box.height + outside};
}

/** How far the centre lies from the origin, in sizes of the object. A number counts from 0, the left or top, to 1. */
function shiftOf(fields: Fields, name: 'originX' | 'originY'): number {
  const origin = fields.raw(name);
  return typeof origin === 'number' ? 0.5 - fields.number(name, 0.5, -10, 10) : (SHIFT.get(origin) ?? 0);
}

const clamp = (value: number): number => Math.min(FAR, Math.max(-FAR, value));

type Marks = Pick<Common, 'artId' | 'isBase' | 'paltingShade' | 'paltingSubShade' | 'singleColor' | 'singleColorList'>;

function readMarks(fields: Fields): Marks {
  const artId = fields.id('artId');
  const list = fields.raw('singleColorList');
  return {
    ...(artId === undefined ? {} : {artId}),
    ...(fields.flag('isBase', false) ? {isBase: true} : {}),
    ...(fields.has('paltingShade') ? {paltingShade: fields.colour('paltingShade', '')} : {}),
    ...(fields.has('paltingSubShade') ? {paltingSubShade: fields.colour('paltingSubShade', '')} : {}),
    ...(fields.has('singleColor') ? {singleColor: fields.flag('singleColor', false)} : {}),
    ...(Array.isArray(list) ? {singleColorList: list.slice(0, 9).flatMap(entry => readColour(entry) ?? [])} : {}),
  };
}

/** The common properties as the file has them, origins always written out. */
export function writeCommon(object: DesignObject): JsonObject {
  const {width, height} = object;
  return {originX: 'center', originY: 'center', width, height, ...pickShared(object), ...writeMarks(object)};
}

function writeMarks({artId, isBase, paltingShade, paltingSubShade, singleColor, singleColorList}: Marks): JsonObject {
  return {
    ...(artId === undefined ? {} : {artId}),
    ...(isBase === undefined ? {} : {isBase}),
    ...(paltingShade === undefined ? {} : {paltingShade}),
    ...(paltingSubShade === undefined ? {} : {paltingSubShade}),
    ...(singleColor === undefined ? {} : {singleColor}),
    ...(singleColorList === undefined ? {} : {singleColorList}),
  };
}

/** A new object at a place, with everything else as usual. */
export function commonOf(
  id: string,
  placement: {left: number; top: number; width: number; height: number; scale?: number},
): Common {
  const {left, top, width, height, scale = 1} = placement;
  return {id, left, top, width, height, scaleX: scale, scaleY: scale, ...UPRIGHT, visible: true, opacity: 1, ...FREE};
}
