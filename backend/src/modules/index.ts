/** All modules, so that the names which schemas and calls use can be resolved at start. */
import {ModuleRegistry, type ModuleRegistration} from '../acts/registry';
import type {Registry} from '../context';
import {module as access} from './access';
import {module as analytics} from './analytics';
import {module as artwork} from './artwork';
import {module as catalog} from './catalog';
import {module as design} from './design';
import {module as documents} from './documents';
import {module as mail} from './mail';
import {module as marketing} from './marketing';
import {module as people} from './people';
import {module as platforms} from './platforms';
import {module as production} from './production';
import {module as sales} from './sales';
import {module as tasks} from './tasks';

const MODULES: readonly ModuleRegistration[] = [
  access,
  analytics,
  artwork,
  catalog,
  design,
  documents,
  mail,
  marketing,
  people,
  platforms,
  production,
  sales,
  tasks,
];

export function createRegistry(): Registry {
  return new ModuleRegistry(MODULES);
}
