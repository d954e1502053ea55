/** Requirements, tasks, bugs and targets: what schemas of the module name. */
import type {ModuleRegistration} from '../../acts/registry';
import {noTaskCycle} from './no-task-cycle';
import {ownByType, signAuthor} from './owners';
import {makeTaskOfTemplate} from './recurring';
import {readTargetFigures} from './target-figures';

export const module: ModuleRegistration = {
  acts: [makeTaskOfTemplate, readTargetFigures],
  beforeValidate: [signAuthor, ownByType, noTaskCycle],
};
