/** Requirements, tasks, bugs and targets: what schemas of the module name. */
import type {ModuleRegistration} from '../../acts/registry';
import {noTaskCircle} from './no-task-circle';
import {ownByType, signAuthor, tellOwner, tellWatchers} from './owners';
import {makeTaskOfTemplate} from './recurring';
import {readTargetFigures} from './target-figures';

export const module: ModuleRegistration = {
  acts: [makeTaskOfTemplate, readTargetFigures],
  beforeValidate: [signAuthor, ownByType, noTaskCircle],
  inTransaction: [tellOwner, tellWatchers],
};
