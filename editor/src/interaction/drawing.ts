/** The pen is down: the line follows the pointer and becomes a path when it is lifted. */
import {commonOf} from '../document/common';
import type {Point} from '../document/matrix';
import {putObject} from '../document/side';
import {drawnLine} from '../document/stroke';
import type {PathObject} from '../document/types';
import * as cameras from '../store/camera';
import type {Pen} from '../store/tools';
import type {HandContext, HandState, Pointer} from './state';

export function drawing(hand: HandContext, start: Pointer): HandState {
  const {editor} = hand;
  const at = (pointer: Pointer): Point => cameras.toPage(editor.state.camera, pointer);
  let points: readonly Point[] = [at(start)];
  editor.set({stroke: points});

  function move(pointer: Pointer): void {
    points = [...points, at(pointer)];
    editor.set({stroke: points});
  }

  function up(): void {
    editor.set({stroke: null});
    editor.change(side => putObject(side, drawnPath(editor.ports.newId(), points, editor.state.pen)));
    hand.rest();
  }

  return {name: 'drawing', move, up, cancel: () => editor.set({stroke: null}), cursor: () => 'crosshair'};
}

function drawnPath(id: string, points: readonly Point[], {size, colour}: Pen): PathObject {
  const {path, box} = drawnLine(points);
  const {left, top, width, height} = box;
  return {
    ...commonOf(id, {left: left + width / 2, top: top + height / 2, width, height}),
    kind: 'path',
    path,
    fill: null,
    stroke: colour,
    strokeWidth: size,
    strokeLineCap: 'round',
    strokeLineJoin: 'round',
    fillRule: 'nonzero',
  };
}
