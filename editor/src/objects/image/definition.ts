import {DESIGN_LIMITS} from '@emblem/schemas/design-file';
import {changedColour, COLOURS_FOUND, type ColourChange} from '../../document/recolour';
import {isRecord, readColour} from '../../document/read';
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
      ...common, kind: 'image', src,
      ...(picPath === undefined ? {} : {picPath}),
      ...(fields.has('IsMain') ? {IsMain: fields.flag('IsMain', false)} : {}),
      cropX: fields.number('cropX', 0, 0), cropY: fields.number('cropY', 0, 0),
      ...(fields.flag('inexact', false) ? {inexact: true as const} : {}),
      ...readChanges(fields.raw('colorChanges')),
    };
  },
  write: ({src, picPath, IsMain, cropX, cropY, colorChanges, inexact}) => ({
    type: 'image', src, cropX, cropY,
    ...(picPath === undefined ? {} : {picPath}), ...(IsMain === undefined ? {} : {IsMain}), ...(inexact ? {inexact} : {}),
    ...(colorChanges === undefined ? {} : {colorChanges: colorChanges.map(({from, to}) => ({from, to}))}),
  }),
};

function readChanges(value: unknown): {readonly colorChanges?: readonly ColourChange[]} {
  if (!Array.isArray(value)) return {};
  const changes = value.flatMap(entry => {
    const from = isRecord(entry) ? readColour(entry.from) : undefined;
    const to = isRecord(entry) ? readColour(entry.to) : undefined;
    return from !== undefined && to !== undefined ? [{from, to}] : [];
  });
  return {colorChanges: changes.slice(0, COLOURS_FOUND)};
}

/** How the picture must be recoloured; undefined when it is shown in its own colours. */
export function recolouringOf({colorChanges = [], singleColorList = []}: ImageObject): {readonly palette: readonly string[]; readonly changes: readonly ColourChange[]} | undefined {
  return colorChanges.length === 0 ? undefined : {palette: singleColorList, changes: colorChanges};
}

/** Strength of the tint in single colour mode (ED-285). */
const TINT = 0.8;

/** What lies over a picture in single colour mode: the first colour found in it, as it looks now (ED-285). Undefined while the mode is off (ED-286). */
export function tintOf({singleColor, singleColorList = [], colorChanges = []}: ImageObject): {readonly colour: string; readonly alpha: number} | undefined {
  const [first] = singleColorList;
  return singleColor === true && first !== undefined ? {colour: changedColour(first, colorChanges), alpha: TINT} : undefined;
}

/** Share of the drawing area that an added picture takes, by its tighter side (ED-426). */
const ADDED_SHARE = 0.3;

/** A picture around a point, `natural` being its size in pixels. */
export function newImage(id: string, src: string, natural: Size, at: {left: number; top: number}, workspace: Size): ImageObject {
  const scale = Math.min((workspace.width * ADDED_SHARE) / natural.width, (workspace.height * ADDED_SHARE) / natural.height);
  return {...commonOf(id, {...at, ...natural, scale}), kind: 'image', src, picPath: src, cropX: 0, cropY: 0};
}
