/** Basic shapes, frames that pictures are seen through, and pictures without their ground. */
import {commonOf} from '../../document/common';
import type {CutOut} from '../../document/cut-out';
import {outlinePath, type FrameName, type OutlineName} from '../../document/outlines';
import {workspaceOf} from '../../document/side';
import type {ImageObject} from '../../document/types';
import {applyFrame} from '../../objects/image/definition';
import type {Capture} from '../../store/editor';
import {addPicture, cropOf, whileUploading} from './add-picture';
import {addPlaced, currentColour} from '../text/add-text';
import type {ActionContext, InputAction} from '../action';
import {chosenPicture} from '../colour/picture-colours';
import {inexactOf, takePicture} from './take-picture';
import {rememberUpload} from './uploads';

/** Share of the drawing area that a new shape takes each way, and the height of a line against its length. */
const SHARE = 0.25;
const LINE = 0.03;

const COLOUR = '#1d4ed8';

/** Puts a shape where there is room for it, in the colour of the text before it. */
export const addShape: InputAction<OutlineName> = {
  id: 'add-shape',
  label: 'shapes.title',
  run({editor}, name) {
    const area = workspaceOf(editor.side);
    if (!area) return;
    const width = area.width * SHARE;
    const height = name === 'line' ? width * LINE : width;
    const {fill = COLOUR} = currentColour(editor);
    addPlaced(editor, {
      ...commonOf(editor.ports.newId(), {left: area.left, top: area.top, width, height}),
      kind: 'path',
      path: outlinePath(name, width, height),
      fill,
      stroke: null,
      strokeWidth: 0,
      strokeLineCap: 'butt',
      strokeLineJoin: 'miter',
      fillRule: 'nonzero',
    });
  },
};

/** Shows the selected picture through a frame, or (null) without one. */
export const setFrame: InputAction<FrameName | null> = {
  id: 'frame',
  label: 'frames.title',
  run(context, frame) {
    edit(context, picture => {
      if (frame) return applyFrame(picture, frame);
      const {frame: _frame, ...rest} = picture;
      return rest;
    });
  },
};

export interface FramedFile {
  readonly file: File;
  readonly frame: FrameName;
}

/** Stores a chosen file and puts it on the canvas in a frame. */
export const addFramedFile: InputAction<FramedFile> = {
  id: 'add-framed',
  label: 'frames.title',
  async run(context, {file, frame}) {
    await whileUploading(context, file.name, async () => {
      const taken = await takePicture(context, file);
      if (!taken) return;
      const {src, picPath, part} = taken;
      const side = Math.min(part.width, part.height);
      const square = {
        left: part.left + Math.round((part.width - side) / 2),
        top: part.top + Math.round((part.height - side) / 2),
        width: side,
        height: side,
      };
      addPicture(context, src, square, {picPath, frame, ...cropOf(square), ...inexactOf(taken)});
      await rememberUpload(context, src);
    });
  },
};

/** Where the cutting out of a ground begins. */
export const FIRST_CUT: CutOut = {tolerance: 20, feather: 2, edges: true};

export interface Cutting {
  /** Null shows the picture as it was. */
  readonly cutOut: CutOut | null;
  readonly capture?: Capture;
}

/** Makes the ground of the selected picture clear. Only the record changes: the file stays, and nothing is sent. */
export const setCutOut: InputAction<Cutting> = {
  id: 'cut-out',
  label: 'cut.title',
  run(context, {cutOut, capture = 'now'}) {
    edit(context, ({cutOut: _before, ...picture}) => (cutOut ? {...picture, cutOut} : picture), capture);
  },
};

function edit(context: ActionContext, change: (picture: ImageObject) => ImageObject, capture: Capture = 'now'): void {
  const chosen = chosenPicture(context);
  if (chosen) context.editor.edit([chosen.id], object => (object.kind === 'image' ? change(object) : object), capture);
}
