/** `/openapi.json`: the document of all routes. */
import type {RouteDefinition} from './exchange';
import type {Engine} from './keys';

export function openApiRoute(engine: Engine): RouteDefinition {
  void engine;
  return {
    verb: 'get', path: '/openapi.json', strategy: 'visitor', summary: 'This document.',
    handler: async () => ({openapi: '3.1.0', info: {title: 'Emblem', version: '0.1.0'}, paths: {}}),
  };
}
