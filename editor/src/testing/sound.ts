/** Objects as they are saved, remembered: records never change, so each is written and checked once. */
import {countingIds} from '../document/ids';
import {serializeSide} from '../document/serialize';
import {sideOf} from '../document/side';
import type {DesignObject} from '../document/types';
import {formats, readDesign} from '../objects/formats';
import {ORIGIN} from './designs';

const texts = new WeakMap<DesignObject, string>();
const sound = new WeakMap<DesignObject, boolean>();

function write(object: DesignObject): string {
  const known = texts.get(object);
  if (known !== undefined) return known;
  const text = JSON.stringify(serializeSide(sideOf([object]), formats).objects);
  texts.set(object, text);
  return text;
}

/** The objects as the file has them, in their order. */
export const textOf = (objects: readonly DesignObject[]): string => objects.map(write).join('\n');

/** Every number of the object is finite, and it comes back from the file as it went in. */
export function isSound(object: DesignObject): boolean {
  const known = sound.get(object);
  if (known !== undefined) return known;
  const result = isFinite(object) && comesBack(object);
  sound.set(object, result);
  return result;
}

function comesBack(object: DesignObject): boolean {
  const file = {version: '7.4.0', objects: JSON.parse(write(object))};
  const {front} = readDesign(file, {
    origin: ORIGIN,
    newId: countingIds('loaded'),
    workspace: {width: 650, height: 650},
  }).design;
  const loaded = front.objects[object.id];
  return loaded !== undefined && write(loaded) === write(object);
}

function isFinite(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isFinite);
}
