/** `/openapi.json`: the document of all routes, made from the schemas once. */
import {setImmediate} from 'node:timers/promises';
import {openApiPieces, type OpenApiDocument} from '@emblem/schemas/openapi';
import type {RouteDefinition} from '../web/exchange';
import {PreparedJson} from '../web/prepared';
import type {Engine} from '../engine';

const VERSION = '0.1.0';

/** Others are answered while it is made. */
async function makeDocument({model, calls}: Engine): Promise<OpenApiDocument> {
  const pieces = openApiPieces(model, calls, {version: VERSION});
  for (;;) {
    const {done, value} = pieces.next();
    if (done === true) return value;
    await setImmediate();
  }
}

export function openApiRoute(engine: Engine): RouteDefinition {
  let document: Promise<PreparedJson> | undefined;
  return {
    verb: 'get',
    path: '/openapi.json',
    strategy: 'visitor',
    summary: 'This document.',
    async handler() {
      document ??= makeDocument(engine).then(PreparedJson.of);
      return document;
    },
  };
}
