/** fabric as its defaults are: an interactive canvas that is filled, and undone, by `loadFromJSON`. */
import {Canvas, Point} from 'fabric';

const query = new URLSearchParams(location.search);
const [width, height, zoom, x, y] = ['width', 'height', 'zoom', 'x', 'y'].map(name => Number(query.get(name)));
const canvas = new Canvas('canvas', {width, height});
canvas.setViewportTransform([zoom, 0, 0, zoom, x, y]);

const past = [];
const future = [];
const state = () => JSON.stringify(canvas.toObject(['id']));

async function travel(from, to) {
  const next = from.pop();
  if (next === undefined) return;
  to.push(state());
  await canvas.loadFromJSON(next);
  canvas.renderAll();
}

window.plain = {
  async load(design) {
    await canvas.loadFromJSON(design);
    canvas.renderAll();
  },
  count: () => canvas.getObjects().length,
  pointOf(id) {
    const object = canvas.getObjects().find(entry => entry.id === id);
    const {left, top} = canvas.upperCanvasEl.getBoundingClientRect();
    const point = object.getCenterPoint().transform(canvas.viewportTransform);
    return new Point(point.x + left, point.y + top);
  },
  /** What a program does after each change so that it can be undone. */
  keep: () => past.push(state()),
  undo: () => travel(past, future),
  redo: () => travel(future, past),
};
