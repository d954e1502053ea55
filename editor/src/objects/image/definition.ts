/** Reads, writes and makes pictures, with their frames and cut-outs. */
import {DESIGN_LIMITS} from '@emblem/schemas/design-file';
import {changedColour, COLOURS_FOUND, type ColourChange} from '../../document/recolour';
import {MAX_FEATHER, type CutOut} from '../../document/cut-out';
import {FRAMES, type FrameName} from '../../document/outlines';
import {Fields, isRecord, readColour} from '../../document/read';
import {commonOf} from '../../document/common';
import type {ObjectFormat} from '../../document/format';
import type {ImageObject} from '../../document/types';
import {allowedUrl} from '../../document/url';
import type {Size} from '../../document/matrix';

export const imageFormat: ObjectFormat<ImageObject> = {
  kind: 'image',
  types: ['image', 'fabricimage'],
  read(fields, common, context) {
    const address = fields.text('src', fields.text('picPath', ''), DESIGN_LIMITS.characters);
    const src = allowedUrl(address, context.origin);
    if (src === undefined) {
      context.report({code: 'address', detail: address.slice(0, 120)});
      return undefined;
    }
    const picPath = fields.has('picPath') ? allowedUrl(fields.text('picPath', ''), context.origin) : undefined;
    return {
      ...common,
      kind: 'image',
      src,
      ...(picPath === undefined ? {} : {picPath}),
      ...(fields.has('IsMain') ? {IsMain: fields.flag('IsMain', false)} : {}),
      cropX: fields.number('cropX', 0, 0),
      cropY: fields.number('cropY', 0, 0),
      ...(fields.flag('inexact', false) ? {inexact: true as const} : {}),
      ...readFrame(fields.raw('frame')),
      ...readCutOut(fields.raw('cutOut')),
      ...readChanges(fields.raw('colorChanges')),
    };
  },
  write: ({src, picPath, IsMain, cropX, cropY, colorChanges, frame, cutOut, inexact}) => ({
    type: 'image',
    src,
    cropX,
    cropY,
    ...(picPath === undefined ? {} : {picPath}),
    ...(IsMain === undefined ? {} : {IsMain}),
    ...(inexact ? {inexact} : {}),
    ...(frame ? {frame} : {}),
    ...(cutOut ? {cutOut: {...cutOut}} : {}),
    ...(colorChanges === undefined ? {} : {colorChanges: colorChanges.map(({from, to}) => ({from, to}))}),
  }),
};

function readFrame(value: unknown): {readonly frame?: FrameName} {
  const frame = FRAMES.find(name => name === value);
  return frame ? {frame} : {};
}

function readCutOut(value: unknown): {readonly cutOut?: CutOut} {
  if (!isRecord(value)) return {};
  const fields = new Fields(value);
  return {
    cutOut: {
      tolerance: fields.number('tolerance', 0, 0, 100),
      feather: fields.number('feather', 0, 0, MAX_FEATHER),
      edges: fields.flag('edges', true),
    },
  };
}

function readChanges(value: unknown): {readonly colorChanges?: readonly ColourChange[]} {
  if (!Array.isArray(value)) return {};
  const changes = value.flatMap(entry => {
    const from = isRecord(entry) ? readColour(entry.from) : undefined;
    const to = isRecord(entry) ? readColour(entry.to) : undefined;
    return from !== undefined && to !== undefined ? [{from, to}] : [];
  });
  return {colorChanges: changes.slice(0, COLOURS_FOUND)};
}

/** What is done to the pixels of a picture: its ground is cut out first, then colours are exchanged. */
export interface Recolouring {
  /** The colours that the picture is made of. */
  readonly palette: readonly string[];
  readonly changes: readonly ColourChange[];
  readonly cutOut?: CutOut;
}

/**
 * How the picture's pixels must be changed; undefined when it is shown as it is. Drawings have no ground to be cut out.
 */
export function recolouringOf({
  src,
  cutOut,
  colorChanges = [],
  singleColorList = [],
}: ImageObject): Recolouring | undefined {
  const cut = cutOut && !/\.svg($|\?)/i.test(src) ? {cutOut} : {};
  return colorChanges.length === 0 && !cut.cutOut
    ? undefined
    : {palette: singleColorList, changes: colorChanges, ...cut};
}

/** Strength of the tint in single colour mode (ED-285). */
const TINT = 0.8;

/**
 * What lies over a picture in single colour mode: the first colour found in it, as it looks now (ED-285). Undefined
 * while the mode is off (ED-286).
 */
export function tintOf({
  singleColor,
  singleColorList = [],
  colorChanges = [],
}: ImageObject): {readonly colour: string; readonly alpha: number} | undefined {
  const [first] = singleColorList;
  return singleColor === true && first !== undefined
    ? {colour: changedColour(first, colorChanges), alpha: TINT}
    : undefined;
}

/** Share of the drawing area that an added picture takes, by its tighter side (ED-426). */
const ADDED_SHARE = 0.3;

/** A picture around a point, `natural` being its size in pixels. */
export function newImage(
  id: string,
  src: string,
  natural: Size,
  at: {left: number; top: number},
  workspace: Size,
): ImageObject {
  const scale = Math.min(
    (workspace.width * ADDED_SHARE) / natural.width,
    (workspace.height * ADDED_SHARE) / natural.height,
  );
  return {...commonOf(id, {...at, ...natural, scale}), kind: 'image', src, picPath: src, cropX: 0, cropY: 0};
}

/** The picture through a frame, as much of its middle as is square; its original stays what it is. */
export function applyFrame(picture: ImageObject, frame: FrameName): ImageObject {
  const side = Math.min(picture.width, picture.height);
  const {width, height, cropX, cropY} = picture;
  return {
    ...picture,
    frame,
    width: side,
    height: side,
    cropX: cropX + Math.round((width - side) / 2),
    cropY: cropY + Math.round((height - side) / 2),
  };
}
