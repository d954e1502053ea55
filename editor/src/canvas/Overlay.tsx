import {drawnLine} from '../document/stroke';
import {frameOf, GRIP_PLACE, knobOf, onFrame, shownGrips, type Frame} from '../interaction/frame';
import {onScreen, toScreen, type Camera} from '../store/camera';
import {useEditorState, useSelected} from '../ui/editor-context';
import {ProductLines} from './ProductLines';

/**
 * The product's lines, selection frame, grips, guides and marquee, drawn over the canvas in screen pixels. Pointers
 * pass through.
 */
export function Overlay() {
  const camera = useEditorState(state => state.camera);
  return (
    <svg className="overlay" aria-hidden="true">
      <ProductLines camera={camera} />
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
      {selected.length > 1 &&
        selected.map(object => <Outline key={object.id} frame={frameOf([object])} camera={camera} />)}
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
      {frame.rotatable && (
        <path className="knob-arrow" d={`M ${knob.x - 3.5} ${knob.y + 1} a 3.6 3.6 0 1 1 3.5 2.6 m -2 -2 l 2 2 -2 2`} />
      )}
      {shownGrips(frame, camera).map(grip => {
        const {x, y} = toScreen(camera, onFrame(frame, GRIP_PLACE[grip]));
        if (grip.length === 2) return <circle key={grip} className="grip" cx={x} cy={y} r="6" />;
        const upright = grip === 'e' || grip === 'w';
        return (
          <rect
            key={grip}
            className="grip"
            x={upright ? x - 4 : x - 9}
            y={upright ? y - 9 : y - 4}
            width={upright ? 8 : 18}
            height={upright ? 18 : 8}
            rx="4"
            transform={`rotate(${frame.angle} ${x} ${y})`}
          />
        );
      })}
    </>
  );
}

function Angle({frame, camera}: {readonly frame: Frame; readonly camera: Camera}) {
  const {x, y} = toScreen(camera, frame.centre);
  return (
    <g className="angle">
      <rect x={x - 26} y={y - 13} width="52" height="26" rx="13" />
      <text x={x} y={y + 5}>
        {Math.round(frame.angle)}°
      </text>
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
  return marquee && <rect className="marquee" {...onScreen(camera, marquee)} />;
}

/** The line while it is being drawn. */
function Stroke({camera}: {readonly camera: Camera}) {
  const stroke = useEditorState(state => state.stroke);
  const {size, colour} = useEditorState(state => state.pen);
  if (!stroke || stroke.length === 0) return null;
  const matrix = [camera.zoom, 0, 0, camera.zoom, camera.x, camera.y];
  return (
    <path
      className="stroke"
      d={drawnLine(stroke).path}
      stroke={colour}
      strokeWidth={size}
      transform={`matrix(${matrix.join(' ')})`}
    />
  );
}
