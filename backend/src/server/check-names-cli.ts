/** Part of the build: whether the code has every hook, effect and act that the schemas name. */
import {loadCalls, loadModel} from '@emblem/schemas/node';
import {createRegistry} from '../modules';
import {checkNames} from './check-names';

try {
  checkNames(loadModel(), loadCalls(), createRegistry());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
