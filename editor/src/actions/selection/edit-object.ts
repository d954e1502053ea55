import type {DesignObject} from '../../document/types';
import type {Capture} from '../../store/editor';
import type {InputAction} from '../action';

export interface ObjectPatch {
  readonly angle?: number;
  /** Same factor both ways. */
  readonly scale?: number;
  readonly opacity?: number;
  /** Colour of a drawn shape. */
  readonly fill?: string;
}

export interface ObjectEdit {
  readonly patch: ObjectPatch;
  readonly capture?: Capture;
}

/** Changes the selected objects. */
export const editObject: InputAction<ObjectEdit> = {
  id: 'edit-object',
  label: 'action.editObject',
  run({editor}, {patch, capture = 'now'}) {
    const free = editor.selected.filter(object => object.selectable).map(object => object.id);
    editor.edit(free, object => patchObject(object, patch), capture);
  },
};

function patchObject(object: DesignObject, {angle, scale, opacity, fill}: ObjectPatch): DesignObject {
  const placed = {
    ...object,
    ...(angle === undefined ? {} : {angle: angle % 360}),
    ...(scale === undefined ? {} : {scaleX: scale, scaleY: scale}),
    ...(opacity === undefined ? {} : {opacity}),
  };
  return fill !== undefined && placed.kind === 'path' ? {...placed, fill} : placed;
}
