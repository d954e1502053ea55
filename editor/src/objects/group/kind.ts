import type {GroupObject} from '../../document/types';
import {CORNERS, type ObjectKind} from '../kind';
import {groupFormat} from './definition';

/** Objects that are handled as one. What they are is asked of the members themselves. */
export const groupKind: ObjectKind<GroupObject> = {
  format: groupFormat,
  grips: () => CORNERS,
  name: (_object, t, number) => t('layers.group', {number}),
  describe: ({objects}, name, t) => t('describe.group', {name, count: objects.length}),
  thumbnail: () => ({icon: 'group', colour: null}),
  members: ({objects}) => objects,
};
