import {boundsOf} from '../document/geometry';
import {invertMatrix, matrixOf, multiplyMatrices, transformPoint, unionOf, type Rect} from '../document/matrix';
import {stickerShapeOf, workspaceOf} from '../document/side';
import type {StickerShapeObject} from '../document/types';
import {stickerPath} from '../objects/sticker-shape/geometry';
import {onScreen, toScreen, type Camera} from '../store/camera';
import type {ProductArea} from '../store/product-area';
import {useEditorState, useSide} from '../ui/editor-context';
import {useProductArea} from './use-product-area';

/** Where the product ends, bleeds and is safe, with the grid on it; what lies outside is dimmed. */
export function ProductLines({camera}: {readonly camera: Camera}) {
  const side = useSide();
  const grid = useEditorState(state => state.grid);
  const area = useProductArea();
  const workspace = workspaceOf(side);
  if (!workspace || !area) return null;
  const whole = boundsOf(workspace);
  const sticker = stickerShapeOf(side);
  if (sticker)
    return (
      <>
        <AroundSticker area={whole} sticker={sticker} camera={camera} />
        <rect className="area" {...onScreen(camera, whole)} />
      </>
    );
  return (
    <>
      <Outside whole={unionOf([whole, area.bleed]) ?? whole} cut={area.cut} camera={camera} />
      {grid && <Grid rect={area.cut} camera={camera} />}
      <rect className="area" {...onScreen(camera, whole)} />
      {area.mmPerPixel !== undefined && <Lines area={area} camera={camera} />}
    </>
  );
}

function Lines({area: {cut, bleed, safe, safeMm}, camera}: {readonly area: ProductArea; readonly camera: Camera}) {
  const lines = useEditorState(state => state.lines);
  if (!lines) return null;
  return (
    <>
      <rect className="bleed" {...onScreen(camera, bleed)} />
      {safeMm > 0 && <rect className="safe" {...onScreen(camera, safe)} />}
      <rect className="cut" {...onScreen(camera, cut)} />
    </>
  );
}

const box = ({left, top, width, height}: Rect): string => `M ${left} ${top} h ${width} v ${height} h ${-width} Z`;

function Outside({whole, cut, camera}: {readonly whole: Rect; readonly cut: Rect; readonly camera: Camera}) {
  const matrix = [camera.zoom, 0, 0, camera.zoom, camera.x, camera.y];
  return (
    <path
      className="outside"
      fillRule="evenodd"
      d={`${box(whole)} ${box(cut)}`}
      transform={`matrix(${matrix.join(' ')})`}
    />
  );
}

/** What is cut away around a sticker. */
function AroundSticker({
  area,
  sticker,
  camera,
}: {
  readonly area: Rect;
  readonly sticker: StickerShapeObject;
  readonly camera: Camera;
}) {
  const toOwn = invertMatrix(
    multiplyMatrices(matrixOf(sticker), [1, 0, 0, 1, -sticker.width / 2, -sticker.height / 2]),
  );
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].map(([x = 0, y = 0]) => transformPoint({x: area.left + x * area.width, y: area.top + y * area.height}, toOwn));
  const frame = corners.map(({x, y}, index) => `${index === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ');
  const matrix = multiplyMatrices([camera.zoom, 0, 0, camera.zoom, camera.x, camera.y], invertMatrix(toOwn));
  return (
    <path
      className="outside"
      fillRule="evenodd"
      d={`${frame} Z ${stickerPath({...sticker, shape: sticker.shape === 2 ? 1 : sticker.shape})}`}
      transform={`matrix(${matrix.join(' ')})`}
    />
  );
}

/** Cells along the longer side, and the fewest along the shorter. */
const GRID_CELLS = 13;
const MIN_CELLS = 2;

/** From the middle, so that both edges are alike. */
function Grid({rect, camera}: {readonly rect: Rect; readonly camera: Camera}) {
  const step = Math.min(Math.max(rect.width, rect.height) / GRID_CELLS, Math.min(rect.width, rect.height) / MIN_CELLS);
  const line = (from: {x: number; y: number}, to: {x: number; y: number}) => {
    const a = toScreen(camera, from);
    const b = toScreen(camera, to);
    return <line key={`${from.x}-${from.y}-${to.x}`} className="grid" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
  };
  return (
    <>
      {gridLines(rect.left, rect.width, step).map(x => line({x, y: rect.top}, {x, y: rect.top + rect.height}))}
      {gridLines(rect.top, rect.height, step).map(y => line({x: rect.left, y}, {x: rect.left + rect.width, y}))}
    </>
  );
}

function gridLines(from: number, length: number, step: number): readonly number[] {
  const count = Math.ceil(length / step - 0.001) - 1;
  const first = from + (length - (count - 1) * step) / 2;
  return Array.from({length: Math.max(0, count)}, (_, index) => first + index * step);
}
