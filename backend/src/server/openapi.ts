/** `/openapi.json`: the document of all routes, made from the schemas once. */
import {openApiDocument} from '@emblem/schemas/openapi';
import type {RouteDefinition} from '../web/exchange';
import {PreparedJson} from '../web/prepared';
import type {Engine} from '../engine';

const VERSION = '0.1.0';

export function openApiRoute({model, calls}: Engine): RouteDefinition {
  let document: Promise<PreparedJson> | undefined;
  return {
    verb: 'get',
    path: '/openapi.json',
    strategy: 'visitor',
    summary: 'This document.',
    async handler() {
      document ??= PreparedJson.of(openApiDocument(model, calls, {version: VERSION}));
      return document;
    },
  };
}
