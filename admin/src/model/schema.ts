/** The compiled schemas as the console reads them. */
import {compileModel, type Model, type Navigation} from '@emblem/schemas';
import {metrics, navigation as nodes, papers, reports, schemas} from 'virtual:emblem/schemas';

export const model: Model = compileModel(schemas, papers, {metrics, reports});
export const navigation: Navigation = nodes;
