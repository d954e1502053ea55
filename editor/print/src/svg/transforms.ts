/** Transforms of style sheets as the renderer knows them: plain numbers, around the origin of the drawing. */

/** What a length of a `transform-origin` is a part of. */
export interface View {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Degrees, or units of the drawing. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  deg: 1,
  rad: 180 / Math.PI,
  grad: 0.9,
  turn: 360,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

const NUMBER = /^([+-]?(?:\d{1,20}(?:\.\d{0,20})?|\.\d{1,20})(?:e[+-]?\d{1,3})?)([a-z]{0,4})$/i;

/** Longer ones are refused unread. */
const MAX_LENGTH = 10_000;

function numberOf(text: string): number | undefined {
  const [, digits, unit = ''] = NUMBER.exec(text) ?? [];
  const factor = UNITS[unit.toLowerCase()];
  return digits === undefined || factor === undefined ? undefined : Number(digits) * factor;
}

/**
 * A transform in plain numbers; undefined when it is made of something else, such as shares of the element's own box.
 */
export function plainTransform(transform: string): string | undefined {
  if (transform.length > MAX_LENGTH) return undefined;
  const functions = [...transform.matchAll(/\b([a-z\d]{1,20})\s{0,9}\(([^()]{0,500})\)/gi)];
  const plain = functions.map(([, name = '', list = '']) =>
    plainFunction(name.toLowerCase(), list.replaceAll(',', ' ').trim().split(/\s+/).map(numberOf)),
  );
  return plain.every(each => each !== undefined) ? plain.join(' ') : undefined;
}

function plainFunction(name: string, numbers: readonly (number | undefined)[]): string | undefined {
  if (numbers.some(value => value === undefined)) return undefined;
  const [a = 0, b = 0] = numbers.filter(value => value !== undefined);
  switch (name) {
    case 'translate':
    case 'scale':
    case 'rotate':
    case 'matrix':
      return `${name}(${numbers.join(' ')})`;
    case 'translatex':
      return `translate(${a} 0)`;
    case 'translatey':
      return `translate(0 ${a})`;
    case 'scalex':
      return `scale(${a} 1)`;
    case 'scaley':
      return `scale(1 ${a})`;
    case 'skewx':
      return `skewX(${a})`;
    case 'skewy':
      return `skewY(${a})`;
    case 'skew':
      return `matrix(1 ${tangent(b)} ${tangent(a)} 1 0 0)`;
    default:
      return undefined;
  }
}

const tangent = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

const SIDES: Readonly<Record<string, readonly [axis: 'x' | 'y' | undefined, share: number]>> = {
  left: ['x', 0],
  right: ['x', 1],
  top: ['y', 0],
  bottom: ['y', 1],
  center: [undefined, 0.5],
};

/** The point of a `transform-origin`; undefined when it cannot be told. */
export function originOf(origin: string, view: View): {readonly x: number; readonly y: number} | undefined {
  const parts = origin.trim().toLowerCase().split(/\s+/).slice(0, 2);
  const swapped = SIDES[parts[0] ?? '']?.[0] === 'y' || SIDES[parts[1] ?? '']?.[0] === 'x';
  const [across = '50%', down = '50%'] = swapped ? [parts[1] ?? '50%', parts[0] ?? '50%'] : parts;
  const x = placeOf(across, view.left, view.width);
  const y = placeOf(down, view.top, view.height);
  return x === undefined || y === undefined ? undefined : {x, y};
}

function placeOf(text: string, from: number, size: number): number | undefined {
  const share = SIDES[text]?.[1] ?? (/^[+-]?[\d.]+%$/.test(text) ? Number.parseFloat(text) / 100 : undefined);
  return share === undefined ? numberOf(text) : from + share * size;
}
