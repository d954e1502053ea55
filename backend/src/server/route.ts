/** Our route definitions as LoopBack routes. */
import type {OperationObject} from '@loopback/rest';
import {Route} from '@loopback/rest';
import {STRATEGY, type Exchange, type RouteDefinition} from '../web/exchange';

function specOf({path, strategy, summary}: RouteDefinition): OperationObject {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '');
  return {
    summary,
    responses: {},
    [STRATEGY]: strategy,
    parameters: names.map(name => ({name, in: 'path', required: true, schema: {type: 'string'}})),
  };
}

/** Calls its handler straight away: there are no interceptors to look for. */
export class DirectRoute extends Route {
  constructor(private readonly definition: RouteDefinition) {
    super(definition.verb, definition.path, specOf(definition), definition.handler);
  }

  answer(exchange: Exchange): Promise<unknown> {
    return this.definition.handler(exchange);
  }
}
