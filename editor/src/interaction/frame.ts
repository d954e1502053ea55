/** The box around the selection with its grips, and the gestures that follow from pulling them. Pure. */
import {boundsOf, boxOf, cornersOf} from '../document/geometry';
import {centreOf, rotatePoint, unionOf, type Point} from '../document/matrix';
import type {DesignObject} from '../document/types';
import {toPage, toScreen, type Camera} from '../store/camera';
import type {Grip} from '../objects/kind';
import {gripsOf} from '../objects/kinds';

/** A turned rectangle in the plane of the design. */
export interface Frame {
  readonly centre: Point;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
  readonly grips: readonly Grip[];
  readonly rotatable: boolean;
}

const CORNERS: readonly Grip[] = ['nw', 'ne', 'se', 'sw'];

/** Where each grip sits on a box from -1 to 1. */
export const GRIP_PLACE: Readonly<Record<Grip, Point>> = {
  nw: {x: -1, y: -1},
  n: {x: 0, y: -1},
  ne: {x: 1, y: -1},
  e: {x: 1, y: 0},
  se: {x: 1, y: 1},
  s: {x: 0, y: 1},
  sw: {x: -1, y: 1},
  w: {x: -1, y: 0},
};

/** Distance of the turning knob from the lower edge, screen px. */
export const KNOB_DISTANCE = 28;

/**
 * The frame of the selection: a single object's own turned box, or the upright box around several. Undefined for none.
 */
export function frameOf(objects: readonly DesignObject[]): Frame | undefined {
  const [only, ...more] = objects;
  if (!only) return undefined;
  if (more.length === 0) return frameOfOne(only);
  const bounds = unionOf(objects.map(boundsOf));
  if (!bounds) return undefined;
  const free = objects.every(object => object.selectable);
  return {
    centre: centreOf(bounds),
    width: bounds.width,
    height: bounds.height,
    angle: 0,
    grips: free ? CORNERS : [],
    rotatable: free,
  };
}

function frameOfOne(object: DesignObject): Frame {
  const [topLeft, topRight, bottomRight, bottomLeft] = cornersOf(object);
  const {width, height} = boxOf(object);
  const free = object.selectable && object.hasControls;
  return {
    centre: {x: (topLeft.x + bottomRight.x) / 2, y: (topLeft.y + bottomRight.y) / 2},
    width: width === 0 ? 0 : Math.hypot(topRight.x - topLeft.x, topRight.y - topLeft.y),
    height: height === 0 ? 0 : Math.hypot(bottomLeft.x - topLeft.x, bottomLeft.y - topLeft.y),
    angle: object.angle,
    grips: free ? gripsOf(object) : [],
    rotatable: free,
  };
}

/** A place on the frame in the plane of the design; `at` from -1 to 1 each way. */
export function onFrame(frame: Frame, at: Point): Point {
  const turned = rotatePoint({x: (at.x * frame.width) / 2, y: (at.y * frame.height) / 2}, frame.angle);
  return {x: frame.centre.x + turned.x, y: frame.centre.y + turned.y};
}

/** Where the turning knob is on the screen. */
export function knobOf(frame: Frame, camera: Camera): Point {
  const foot = toScreen(camera, onFrame(frame, {x: 0, y: 1}));
  const reach = rotatePoint({x: 0, y: KNOB_DISTANCE}, frame.angle);
  return {x: foot.x + reach.x, y: foot.y + reach.y};
}

/**
 * The grip or knob at a point of the screen, the nearest within `radius` px. Inside a small frame grips reach less far,
 * so that it can still be moved.
 */
export function gripAt(frame: Frame, camera: Camera, screen: Point, reach: number): Grip | 'knob' | undefined {
  const distance = (point: Point): number => Math.hypot(point.x - screen.x, point.y - screen.y);
  if (frame.rotatable && distance(knobOf(frame, camera)) <= reach) return 'knob';
  const radius = isInside(frame, toPage(camera, screen))
    ? Math.min(reach, (Math.min(frame.width, frame.height) * camera.zoom) / 4)
    : reach;
  const near = shownGrips(frame, camera)
    .map(grip => ({grip, away: distance(toScreen(camera, onFrame(frame, GRIP_PLACE[grip])))}))
    .filter(entry => entry.away <= radius)
    .sort((a, b) => a.away - b.away);
  return near[0]?.grip;
}

function isInside(frame: Frame, page: Point): boolean {
  const local = rotatePoint({x: page.x - frame.centre.x, y: page.y - frame.centre.y}, -frame.angle);
  return Math.abs(local.x) <= frame.width / 2 && Math.abs(local.y) <= frame.height / 2;
}

/** Side grips are left out where they would sit on the corners. */
export function shownGrips(frame: Frame, camera: Camera): readonly Grip[] {
  const roomX = frame.width * camera.zoom >= 48;
  const roomY = frame.height * camera.zoom >= 48;
  return frame.grips.filter(
    grip => grip.length === 2 || (grip === 'n' || grip === 's' ? roomX : roomY || frame.grips.length === 6),
  );
}

const CURSORS = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const;

/** The pointer's shape over a grip of a turned frame. */
export function cursorOf(grip: Grip | 'knob', angle: number): string {
  if (grip === 'knob') return 'grab';
  const {x, y} = GRIP_PLACE[grip];
  const direction = (Math.atan2(x, -y) * 180) / Math.PI + angle;
  return CURSORS[((Math.round(direction / 45) % 4) + 4) % 4] ?? 'ns-resize';
}
