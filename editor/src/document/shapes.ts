/** Rectangles, circles and their like from a file become paths, so that the editor has one kind of outline. */
import {ellipsePath, rectanglePath} from './basic-paths';
import {Fields, isRecord} from './read';
import {STICKER_SHAPE_ID, WORKSPACE_ID} from './types';

type Raw = Readonly<Record<string, unknown>>;

/** The object as a path, or undefined when it is no shape or belongs to the product (drawing area, sticker outline). */
export function shapeToPath(raw: Raw, type: string): Raw | undefined {
  if (raw.id === WORKSPACE_ID || raw.id === STICKER_SHAPE_ID) return undefined;
  const outline = outlineOf(raw, type);
  return outline && {...raw, ...outline, type: 'path'};
}

interface Outline {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

function outlineOf(raw: Raw, type: string): Outline | undefined {
  const fields = new Fields(raw);
  const width = fields.number('width', 0, 0);
  const height = fields.number('height', 0, 0);
  switch (type) {
    case 'rect':
      return {
        path: rectanglePath(
          width,
          height,
          fields.number('rx', 0, 0),
          fields.number('ry', fields.number('rx', 0, 0), 0),
        ),
        width,
        height,
      };
    case 'circle':
      return round(fields.number('radius', width / 2, 0), fields.number('radius', height / 2, 0));
    case 'ellipse':
      return round(fields.number('rx', width / 2, 0), fields.number('ry', height / 2, 0));
    case 'triangle':
      return {path: `M ${width / 2} 0 L ${width} ${height} L 0 ${height} Z`, width, height};
    case 'line':
      return {
        path:
          `M ${fields.number('x1', 0)} ${fields.number('y1', 0)} L ${fields.number('x2', 0)} ` +
          `${fields.number('y2', 0)}`,
        width,
        height,
      };
    case 'polygon':
      return polygon(raw.points, true);
    case 'polyline':
      return polygon(raw.points, false);
    default:
      return undefined;
  }
}

const round = (rx: number, ry: number): Outline => ({path: ellipsePath(rx, ry), width: rx * 2, height: ry * 2});

function polygon(value: unknown, closed: boolean): Outline | undefined {
  if (!Array.isArray(value)) return undefined;
  const points = value
    .slice(0, 10_000)
    .filter(isRecord)
    .map(entry => new Fields(entry))
    .map(entry => ({x: entry.number('x', 0), y: entry.number('y', 0)}));
  if (points.length < 2) return undefined;
  const xs = points.map(point => point.x);
  const ys = points.map(point => point.y);
  return {
    path:
      points.map((point, index) => `${index === 0 ? 'M' : 'L'} ${point.x} ${point.y}`).join(' ') + (closed ? ' Z' : ''),
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
  };
}
