/** The compiled schemas as the console reads them. */
import {compileModel, type Model, type Navigation} from '@emblem/schemas';
import {navigation as nodes, papers, schemas} from 'virtual:emblem/schemas';

export const model: Model = compileModel(schemas, papers);
export const navigation: Navigation = nodes;
