/** Completes a design category and refuses a half-made design function. */
import type {Entity} from '@emblem/schemas';
import {numberOf, textOf} from '../../../access/record-values';
import type {BeforeValidateHook, Values} from '../../../acts/registry';
import type {Context} from '../../../context';
import {pathName} from '../names';
import {refuseField} from '../refuse';

/** What the configure-design-function dialog saves (DA-231); the other switches have defaults. */
const CONFIGURATION = ['hasBg', 'isSticker', 'stickerEffectType', 'positionConfigs', 'positionCalmAppearence', 'styleConfiguration'] as const;

/** Each must be chosen once the function is configured (DA-338 to DA-340). */
const CHOSEN = ['hasBg', 'isSticker', 'stickerEffectType'] as const;

const SEMI_CUSTOM = 1;

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function positionsOf(record: Values): readonly unknown[] {
  return Array.isArray(record.positionConfigs) ? record.positionConfigs : [];
}

function sideOf(position: unknown): unknown {
  return typeof position === 'object' && position !== null && 'designPostion' in position ? position.designPostion : undefined;
}

/** A row holds 3 or 5, nothing else (DA-558). */
function isStyle(text: string): boolean {
  const numbers = (value: unknown): readonly number[] => {
    if (typeof value === 'number') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbers) : [];
  };
  try {
    const found = numbers(JSON.parse(text));
    return found.length > 0 && found.every(number => number === 3 || number === 5);
  } catch {
    return false;
  }
}

function requireConfigured(context: Context, entity: Entity, record: Values): void {
  for (const field of CHOSEN) if (isEmpty(record[field])) refuseField(context, entity, field, 'required');
  const sides = positionsOf(record).map(sideOf);
  if (sides.includes(undefined)) refuseField(context, entity, 'positionConfigs', 'unticked');
  if (sides.length === 0 && numberOf(record, 'productType') !== SEMI_CUSTOM) refuseField(context, entity, 'positionConfigs', 'required');
  if (new Set(sides).size !== sides.length) refuseField(context, entity, 'positionConfigs', 'unique');
  const style = textOf(record, 'styleConfiguration');
  if (style !== null && !isStyle(style)) refuseField(context, entity, 'styleConfiguration', 'style');
}

/** The path is made from the name where none is given (DA-225). */
function withPath(values: Values, record: Values): Values {
  const name = textOf(record, 'categoryName');
  return isEmpty(record.categoryUrl) && name !== null ? {...values, categoryUrl: `/design/${pathName(name)}/`} : values;
}

export const completeCategory: BeforeValidateHook = {
  name: 'completeCategory',
  async beforeValidate(context, entity, values, before) {
    const record = {...before, ...values};
    const touched = before ? CONFIGURATION.some(field => field in values) : CONFIGURATION.some(field => !isEmpty(values[field]));
    if (touched) requireConfigured(context, entity, record);
    return withPath(values, record);
  },
};
