/** The OpenAPI 3.1 document of `/rest` and `/api`, made of the schemas alone. */
import type {Call} from '../calls';
import type {Model} from '../model';
import {callPaths} from './calls';
import {components, schemasOf} from './components';
import {restPaths} from './rest/paths';
import type {OpenApiDocument, PathItem, Schema} from './types';

export {callPaths} from './calls';
export {components} from './components';
export {restPaths} from './rest/paths';
export type {OpenApiDocument, Operation, PathItem, Paths} from './types';

/** A call belongs where its entity does, else to the first part of its path. */
function moduleOf(call: Call, model: Model): string {
  const entity = call.entity === undefined ? undefined : model.entities.get(call.entity);
  return entity?.module ?? call.path.split('/')[1] ?? 'calls';
}

/**
 * Makes the whole document piece by piece. It is large: a server may answer others after each piece; nothing is to be
 * done for it meanwhile.
 */
export function* openApiPieces(
  model: Model,
  calls: readonly Call[],
  info: {readonly version: string},
): Generator<undefined, OpenApiDocument> {
  const entities = [...model.entities.values()];
  const paths: Record<string, PathItem> = {};
  const schemas: Record<string, Schema> = {};
  for (const entity of entities) {
    Object.assign(paths, restPaths(entity));
    Object.assign(schemas, schemasOf(entity, model));
    yield;
  }
  const called = calls.map(call => ({call, module: moduleOf(call, model)}));
  const names = new Set([...entities.map(entity => entity.module), ...called.map(({module}) => module)]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Emblem',
      version: info.version,
      description:
        'Records are under /rest, with HTTP status codes. The documented calls are under /api and answer 200 ' +
        'with their code in an envelope.',
    },
    tags: [...names].sort().map(name => ({name, description: `Records and calls of ${name}.`})),
    security: [{token: []}],
    paths: Object.assign(paths, callPaths(called, model)),
    components: components(schemas),
  };
}
