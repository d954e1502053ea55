import type {WorkspaceObject} from '../../document/types';
import type {ObjectKind} from '../kind';
import {workspaceFormat} from './definition';

/** The drawing area. No hand reaches it. */
export const workspaceKind: ObjectKind<WorkspaceObject> = {format: workspaceFormat, grips: () => []};
