/** A design travels as JSON text in the documented calls and is kept as JSON. */
import type {Values} from '../../values';
import type {Context} from '../../context';
import {parseJson, tooMuchOfADesign} from '../../json';
import {refuseWith} from './refuse';
import {TEXTS} from './texts';

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseDesign(context: Context, name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return parseJson(value);
  } catch (error) {
    const tooMuch = tooMuchOfADesign(error);
    return tooMuch && refuseWith(context, name, tooMuch);
  }
}

/**
 * The design under a name, sent as an object or as JSON text; undefined when absent. 422 when it is blank or no object.
 */
export function optionalDesign(context: Context, input: Values, name: string): Values | undefined {
  if (input[name] === undefined || input[name] === null) return undefined;
  const design = parseDesign(context, name, input[name]);
  return isObject(design) && Object.keys(design).length > 0 ? design : refuseWith(context, name, TEXTS.emptyCanvas);
}

export function requiredDesign(context: Context, input: Values, name: string): Values {
  return optionalDesign(context, input, name) ?? refuseWith(context, name, TEXTS.emptyCanvas);
}

/** The design as JSON text; null where the record has none or it was left out. */
export function designText(design: unknown): string | null {
  return design === undefined || design === null ? null : JSON.stringify(design);
}
