/** Outlines that are added as shapes, and through which pictures are seen. From (0,0) to a width and a height. */
import {ellipsePath, rectanglePath} from './basic-paths';

export const OUTLINES = [
  'rectangle',
  'rounded',
  'circle',
  'triangle',
  'diamond',
  'hexagon',
  'star',
  'heart',
  'shield',
  'bubble',
  'arrow',
  'line',
] as const;

export type OutlineName = (typeof OUTLINES)[number];

/** Those that a picture can be seen through. */
export const FRAMES = [
  'rounded',
  'circle',
  'diamond',
  'hexagon',
  'star',
  'heart',
  'shield',
] as const satisfies readonly OutlineName[];

export type FrameName = (typeof FRAMES)[number];

/** Corners and curves on a square of 100. */
const DRAWN: Readonly<Record<Exclude<OutlineName, 'rectangle' | 'rounded' | 'circle'>, string>> = {
  triangle: 'M 50 0 L 100 100 L 0 100 Z',
  diamond: 'M 50 0 L 100 50 L 50 100 L 0 50 Z',
  hexagon: 'M 25 0 L 75 0 L 100 50 L 75 100 L 25 100 L 0 50 Z',
  star: 'M 50 0 L 61.8 38.2 L 100 38.2 L 69.1 61.8 L 80.9 100 L 50 76.4 L 19.1 100 L 30.9 61.8 L 0 38.2 L 38.2 38.2 Z',
  heart:
    'M 50 100 C 20 75 0 55 0 30 C 0 10 14 0 28 0 C 38 0 46 6 50 15 C 54 6 62 0 72 0 C 86 0 100 10 100 30 C 100 ' +
    '55 80 75 50 100 Z',
  shield: 'M 0 0 L 100 0 L 100 50 C 100 75 80 90 50 100 C 20 90 0 75 0 50 Z',
  bubble:
    'M 15 0 L 85 0 C 95 0 100 5 100 15 L 100 60 C 100 70 95 75 85 75 L 45 75 L 20 100 L 24 75 L 15 75 C 5 75 0 ' +
    '70 0 60 L 0 15 C 0 5 5 0 15 0 Z',
  arrow: 'M 0 30 L 60 30 L 60 0 L 100 50 L 60 100 L 60 70 L 0 70 Z',
  line: 'M 0 0 L 100 0 L 100 100 L 0 100 Z',
};

const CORNER = 0.18;
const ROUND = 100;

const scaleNumbers = (path: string, width: number, height: number): string => {
  let across = true;
  return path.replaceAll(/[\d.]+/g, number => {
    const scaled = (Number(number) / ROUND) * (across ? width : height);
    across = !across;
    return String(Math.round(scaled * 1000) / 1000);
  });
};

/** The outline as SVG path data. */
export function outlinePath(name: OutlineName, width: number, height: number): string {
  if (name === 'rectangle') return rectanglePath(width, height);
  if (name === 'rounded') return rectanglePath(width, height, Math.min(width, height) * CORNER);
  return name === 'circle' ? ellipsePath(width / 2, height / 2) : scaleNumbers(DRAWN[name], width, height);
}
