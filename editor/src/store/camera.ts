/** The view onto the plane of the design. Screen pixels are CSS pixels from the left upper corner of the canvas. */
import type {Point, Rect, Size} from '../document/matrix';

export interface Camera {
  readonly zoom: number;
  /** Where the plane's origin lies on the screen. */
  readonly x: number;
  readonly y: number;
}

/** One press of zoom in or out, and the smallest zoom (ED-151). The largest is ours. */
export const ZOOM_STEP = 0.05;
export const MIN_ZOOM = 0.01;
export const MAX_ZOOM = 8;

/** Free screen pixels around a fitted drawing area; less where the view is small. */
const MARGIN = 24;
const MARGIN_SHARE = 0.04;

export const toPage = (camera: Camera, screen: Point): Point => ({
  x: (screen.x - camera.x) / camera.zoom,
  y: (screen.y - camera.y) / camera.zoom,
});

export const toScreen = (camera: Camera, page: Point): Point => ({
  x: page.x * camera.zoom + camera.x,
  y: page.y * camera.zoom + camera.y,
});

/** Place and size of a rectangle of the plane on the screen. */
export function onScreen(camera: Camera, rect: Rect): Point & Size {
  return {
    ...toScreen(camera, {x: rect.left, y: rect.top}),
    width: Math.max(0, rect.width * camera.zoom),
    height: Math.max(0, rect.height * camera.zoom),
  };
}

export const clampZoom = (zoom: number): number => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));

/** Zooms so that the point of the plane under `screen` stays where it is. */
export function zoomAt(camera: Camera, zoom: number, screen: Point): Camera {
  const next = clampZoom(zoom);
  const page = toPage(camera, screen);
  return {zoom: next, x: screen.x - page.x * next, y: screen.y - page.y * next};
}

/**
 * A design is never shown smaller than this share of the screen's shorter side, even if panels then lie over a part of
 * it.
 */
const MIN_SHARE = 0.7;

/** The upper part of the view that panels leave free. */
export function free({width, height}: Size, covered: number): Size {
  return {width, height: Math.min(height, Math.max(height - covered, Math.min(width, height) * MIN_SHARE))};
}

/** Shows the whole rectangle in the middle of the view (ED-153). */
export function fit(rect: Rect, view: Size): Camera {
  const margin = Math.min(MARGIN, Math.min(view.width, view.height) * MARGIN_SHARE);
  const zoom = clampZoom(Math.min((view.width - 2 * margin) / rect.width, (view.height - 2 * margin) / rect.height));
  return {
    zoom,
    x: view.width / 2 - (rect.left + rect.width / 2) * zoom,
    y: view.height / 2 - (rect.top + rect.height / 2) * zoom,
  };
}

/**
 * Share of the view's shorter side that the shorter side of a thin rectangle takes, close up, and the most of it in
 * screen pixels.
 */
const CLOSE_SHARE = 0.3;
const CLOSE_PIXELS = 160;

/**
 * Shows a thin rectangle so large that it can be worked on: as much of its length as the view takes, around a point but
 * not beyond its ends.
 */
export function closeUp(rect: Rect, view: Size, around: Point): Camera {
  const high = Math.min(Math.min(view.width, view.height) * CLOSE_SHARE, CLOSE_PIXELS);
  const zoom = Math.max(fit(rect, view).zoom, clampZoom(high / Math.min(rect.width, rect.height)));
  const along = (from: number, length: number, middle: number, seen: number): number => {
    const half = Math.min(length, seen / zoom) / 2;
    return seen / 2 - Math.min(Math.max(middle, from + half), from + length - half) * zoom;
  };
  return {
    zoom,
    x: along(rect.left, rect.width, around.x, view.width),
    y: along(rect.top, rect.height, around.y, view.height),
  };
}

/** `steps` presses of zoom in (positive) or out, around the middle of the view. */
export function step(camera: Camera, steps: number, view: Size): Camera {
  const zoom = Math.round((camera.zoom + steps * ZOOM_STEP) * 100) / 100;
  return zoomAt(camera, zoom, {x: view.width / 2, y: view.height / 2});
}
