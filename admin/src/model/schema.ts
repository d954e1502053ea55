/** The compiled schemas as the console reads them. */
import {compileModel, labelRightsIn, type Model, type Navigation} from '@emblem/schemas';
import {metrics, navigation as nodes, papers, reports, schemas} from 'virtual:emblem/schemas';

export const model: Model = compileModel(schemas, papers, {metrics, reports, labels: labelRightsIn(nodes.nodes)});
export const navigation: Navigation = nodes;
