/** Reads and writes the drawing area, and says how large it is. */
import {newWorkspace} from '../../document/parse';
import type {ObjectFormat} from '../../document/format';
import type {WorkspaceObject} from '../../document/types';

/** Width and height of the drawing area (ED-424, ED-425). */
export const WORKSPACE_SIZE = 650;
export const STICKER_WORKSPACE_SIZE = 600;

/** The drawing area. It is never turned, scaled or moved by hand. */
export const workspaceFormat: ObjectFormat<WorkspaceObject> = {
  kind: 'workspace',
  types: [],
  read(fields, common) {
    const width = Math.max(1, common.width * common.scaleX);
    const height = Math.max(1, common.height * common.scaleY);
    return {
      ...newWorkspace({width, height}),
      left: common.left,
      top: common.top,
      fill: fields.colour('fill', '#ffffff'),
    };
  },
  write: ({fill}) => ({type: 'rect', fill}),
};
