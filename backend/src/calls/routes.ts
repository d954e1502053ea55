/** The documented calls: each becomes a route of its own, answering in the envelope. */
import {namedInput, type Audience, type Call} from '@emblem/schemas';
import {requireRight} from '../access/decide';
import {checkedInput, isBlank} from '../acts/input';
import {ActAnswer} from '../context/answer';
import type {Values} from '../values';
import type {Context} from '../context';
import {Refusal} from '../errors';
import {text} from '../messages';
import {readCallBody} from '../web/body';
import type {Exchange, Handler, RouteDefinition, StrategyName} from '../web/exchange';
import {actRequestOf} from '../web/act-request';
import {idempotencyKeyOf} from '../web/idempotency-key';
import type {Envelope} from '../web/refuse';
import {once} from '../write';
import {requireOperation, runOperation} from './operations';

const STRATEGY_OF: Readonly<Record<Audience, StrategyName>> = {
  staff: 'staff',
  member: 'member',
  visitor: 'visitor',
  open: 'visitor',
  link: 'link',
};

/** Query parameters and body together, whichever way the call is sent. A repeated name is a list. */
async function inputOf({context, request, query}: Exchange): Promise<Values> {
  const fromQuery = Object.fromEntries(
    [...new Set(query.keys())].map(name => {
      const values = query.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
  const body = request.method === 'GET' ? {} : await readCallBody(request, context.actor.language);
  return {...fromQuery, ...body};
}

function requireParameters(context: Context, call: Call, input: Values): void {
  const {language} = context.actor;
  const missing = Object.entries(call.params ?? {}).filter(
    ([name, parameter]) => parameter.required === true && isBlank(input[name]),
  );
  if (missing.length > 0)
    throw new Refusal(422, text('invalid', language), {
      errors: Object.fromEntries(missing.map(([name]) => [name, text('required', language)])),
    });
}

async function answer(exchange: Exchange, call: Call, input: Values): Promise<unknown> {
  const {context, request} = exchange;
  if (!call.act) return runOperation(context, call, input);
  const act = context.registry.acts.get(call.act);
  if (!act) throw new Error(`${call.path} names the act "${call.act}", which nobody registered.`);
  const values = call.input ? checkedInput(context, namedInput(call.input), input) : input;
  const run = (inner: Context) => act.run(inner, values, actRequestOf(request, call.path));
  const key = call.keyed ? idempotencyKeyOf(exchange) : undefined;
  return key === undefined ? run(context) : once(context, {what: call.path, key, values}, run);
}

function envelope(context: Context, result: unknown): Envelope {
  if (result instanceof ActAnswer)
    return {code: String(result.code), message: result.message, data: result.data ?? null};
  return {code: '200', message: text('success', context.actor.language), data: result ?? null};
}

function handlerOf(call: Call): Handler {
  return async exchange => {
    const input = await inputOf(exchange);
    if (call.rights) requireRight(exchange.context, ...call.rights);
    requireOperation(exchange.context, call, input);
    requireParameters(exchange.context, call, input);
    const result = await answer(exchange, call, input);
    return call.raw ? result : envelope(exchange.context, result);
  };
}

/** `ANY` where the documents leave the method open; a call that stands twice, once for each method, keeps both. */
export function callRoutes(calls: readonly Call[]): readonly RouteDefinition[] {
  const paths = new Map<string, Call>();
  for (const call of calls)
    for (const verb of call.method === 'ANY' ? ['get', 'post'] : [call.method.toLowerCase()])
      paths.set(`${verb} ${call.path}`, call);
  return [...paths].map(([key, call]) => ({
    verb: key.startsWith('get ') ? 'get' : 'post',
    path: `/api${call.path}`,
    strategy: STRATEGY_OF[call.audience],
    handler: handlerOf(call),
    summary: `${call.act ?? `${call.operation ?? ''} ${call.entity ?? ''}`.trim()}`,
  }));
}
