import {boundsOf} from '../document/geometry';
import {invert, matrixOf, multiply, transform, type Rect} from '../document/matrix';
import {stickerShapeOf, workspaceOf} from '../document/side';
import {drawnLine} from '../document/stroke';
import type {StickerShapeObject} from '../document/types';
import {frameOf, GRIP_PLACE, knobOf, onFrame, shownGrips, type Frame} from '../interaction/frame';
import {stickerPath} from '../objects/sticker-shape/geometry';
import {toScreen, type Camera} from '../store/camera';
import {positionOf} from '../store/product';
import {useEditorState, useSelected, useSide} from '../ui/editor-context';

/** Selection frame, grips, guides, marquee, grid and safe area, drawn over the canvas in screen pixels. Pointers pass through. */
export function Overlay() {
  const camera = useEditorState(state => state.camera);
  return (
    <svg className="overlay" aria-hidden="true">
      <Area camera={camera} />
      <Selection camera={camera} />
      <Guides camera={camera} />
      <Marquee camera={camera} />
      <Stroke camera={camera} />
    </svg>
  );
}

function Selection({camera}: {readonly camera: Camera}) {
  const selected = useSelected();
  const editing = useEditorState(state => state.editing);
  const hand = useEditorState(state => state.hand);
  const frame = frameOf(selected);
  if (!frame || editing !== null) return null;
  const moving = hand === 'dragging' || hand === 'rotating';
  return (
    <g className="frame">
      {selected.length > 1 && selected.map(object => <Outline key={object.id} frame={frameOf([object])} camera={camera} />)}
      <Outline frame={frame} camera={camera} />
      {!moving && <Grips frame={frame} camera={camera} />}
      {hand === 'rotating' && <Angle frame={frame} camera={camera} />}
    </g>
  );
}

function Outline({frame, camera}: {readonly frame: Frame | undefined; readonly camera: Camera}) {
  if (!frame) return null;
  const corners = (['nw', 'ne', 'se', 'sw'] as const).map(grip => toScreen(camera, onFrame(frame, GRIP_PLACE[grip])));
  return <polygon points={corners.map(({x, y}) => `${x},${y}`).join(' ')} />;
}

function Grips({frame, camera}: {readonly frame: Frame; readonly camera: Camera}) {
  const knob = knobOf(frame, camera);
  const foot = toScreen(camera, onFrame(frame, {x: 0, y: 1}));
  return (
    <>
      {frame.rotatable && <line x1={foot.x} y1={foot.y} x2={knob.x} y2={knob.y} />}
      {frame.rotatable && <circle className="knob" cx={knob.x} cy={knob.y} r="8" />}
      {frame.rotatable && <path className="knob-arrow" d={`M ${knob.x - 3.5} ${knob.y + 1} a 3.6 3.6 0 1 1 3.5 2.6 m -2 -2 l 2 2 -2 2`} />}
      {shownGrips(frame, camera).map(grip => {
        const {x, y} = toScreen(camera, onFrame(frame, GRIP_PLACE[grip]));
        if (grip.length === 2) return <circle key={grip} className="grip" cx={x} cy={y} r="6" />;
        const upright = grip === 'e' || grip === 'w';
        return <rect key={grip} className="grip" x={upright ? x - 4 : x - 9} y={upright ? y - 9 : y - 4} width={upright ? 8 : 18} height={upright ? 18 : 8} rx="4" transform={`rotate(${frame.angle} ${x} ${y})`} />;
      })}
    </>
  );
}

function Angle({frame, camera}: {readonly frame: Frame; readonly camera: Camera}) {
  const {x, y} = toScreen(camera, frame.centre);
  return (
    <g className="angle">
      <rect x={x - 26} y={y - 13} width="52" height="26" rx="13" />
      <text x={x} y={y + 5}>{Math.round(frame.angle)}°</text>
    </g>
  );
}

function Guides({camera}: {readonly camera: Camera}) {
  const guides = useEditorState(state => state.guides);
  return guides.map(({axis, at, from, to}) => {
    const a = toScreen(camera, axis === 'x' ? {x: at, y: from} : {x: from, y: at});
    const b = toScreen(camera, axis === 'x' ? {x: at, y: to} : {x: to, y: at});
    return <line key={`${axis}${at}`} className="guide" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
  });
}

function Marquee({camera}: {readonly camera: Camera}) {
  const marquee = useEditorState(state => state.marquee);
  return marquee && <rect className="marquee" {...onScreen(marquee, camera)} />;
}

/** The line while it is being drawn. */
function Stroke({camera}: {readonly camera: Camera}) {
  const stroke = useEditorState(state => state.stroke);
  const {size, colour} = useEditorState(state => state.pen);
  if (!stroke || stroke.length === 0) return null;
  const matrix = [camera.zoom, 0, 0, camera.zoom, camera.x, camera.y];
  return <path className="stroke" d={drawnLine(stroke).path} stroke={colour} strokeWidth={size} transform={`matrix(${matrix.join(' ')})`} />;
}

/** Edge of the drawing area, its safe margin and the grid. */
function Area({camera}: {readonly camera: Camera}) {
  const side = useSide();
  const grid = useEditorState(state => state.grid);
  const product = useEditorState(state => state.product);
  const position = useEditorState(state => state.position);
  const area = workspaceOf(side);
  if (!area) return null;
  const rect = boundsOf(area);
  const sticker = stickerShapeOf(side);
  const {safeMm = null, printWidthMm = null} = positionOf(product, position) ?? {};
  const safe = sticker || safeMm === null || printWidthMm === null ? 0 : (safeMm / printWidthMm) * area.width;
  return (
    <>
      {sticker && <Outside area={rect} sticker={sticker} camera={camera} />}
      {grid && !sticker && <Grid rect={rect} camera={camera} />}
      {safe > 0 && <rect className="safe" {...onScreen({left: rect.left + safe, top: rect.top + safe, width: rect.width - 2 * safe, height: rect.height - 2 * safe}, camera)} />}
      <rect className="area" {...onScreen(rect, camera)} />
    </>
  );
}

/** What is cut away around a sticker. */
function Outside({area, sticker, camera}: {readonly area: Rect; readonly sticker: StickerShapeObject; readonly camera: Camera}) {
  const toOwn = invert(multiply(matrixOf(sticker), [1, 0, 0, 1, -sticker.width / 2, -sticker.height / 2]));
  const corners = [[0, 0], [1, 0], [1, 1], [0, 1]].map(([x = 0, y = 0]) => transform({x: area.left + x * area.width, y: area.top + y * area.height}, toOwn));
  const frame = corners.map(({x, y}, index) => `${index === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ');
  const matrix = multiply([camera.zoom, 0, 0, camera.zoom, camera.x, camera.y], invert(toOwn));
  return <path className="outside" fillRule="evenodd" d={`${frame} Z ${stickerPath({...sticker, shape: sticker.shape === 2 ? 1 : sticker.shape})}`} transform={`matrix(${matrix.join(' ')})`} />;
}

const GRID_CELLS = 13;

function Grid({rect, camera}: {readonly rect: Rect; readonly camera: Camera}) {
  const step = rect.width / GRID_CELLS;
  const columns = Array.from({length: GRID_CELLS - 1}, (_, index) => rect.left + (index + 1) * step);
  const rows = Array.from({length: Math.ceil(rect.height / step) - 1}, (_, index) => rect.top + (index + 1) * step);
  const line = (from: {x: number; y: number}, to: {x: number; y: number}) => {
    const a = toScreen(camera, from);
    const b = toScreen(camera, to);
    return <line key={`${from.x}-${from.y}-${to.x}`} className="grid" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
  };
  return (
    <>
      {columns.map(x => line({x, y: rect.top}, {x, y: rect.top + rect.height}))}
      {rows.map(y => line({x: rect.left, y}, {x: rect.left + rect.width, y}))}
    </>
  );
}

function onScreen(rect: Rect, camera: Camera): {x: number; y: number; width: number; height: number} {
  return {...toScreen(camera, {x: rect.left, y: rect.top}), width: Math.max(0, rect.width * camera.zoom), height: Math.max(0, rect.height * camera.zoom)};
}
