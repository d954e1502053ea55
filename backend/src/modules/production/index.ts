/** Purchase and factory: what schemas and calls of the module name. */
import type {ModuleRegistration} from '../../acts/registry';
import {getUserMap} from './get-user-map';

export const module: ModuleRegistration = {acts: [getUserMap]};
