/** The way of every request through LoopBack: find the route, authenticate, run it, answer. */
import {
  HttpErrors,
  type Request,
  type RequestContext,
  type ResolvedRoute,
  type Response,
  type SequenceHandler,
} from '@loopback/rest';
import {Refusal} from '../errors';
import {text} from '../messages';
import {answer, prepareAnswer} from './answer';
import type {Strategies} from './authentication';
import type {Exchange} from '../web/exchange';
import {Departure} from '../departure';
import {contextOf, type Engine} from '../engine';
import {requestLanguage} from '../web/language';
import {protect, refuse} from '../web/refuse';
import {DirectRoute} from './route';
import {Shares} from './shares';
import {isReadablePath, requireStorable} from '../web/storable';

/** What a request asks of a file that it does not have, its part or its content, is no defect. */
function unmet(request: Request, error: unknown): unknown {
  if (!HttpErrors.isHttpError(error)) return error;
  if (error.statusCode === 416) return new Refusal(416, text('noSuchRange', requestLanguage(request)));
  return error.statusCode === 412 ? new Refusal(412, text('otherContent', requestLanguage(request))) : error;
}

interface RouteServer {
  /** Throws where there is none. */
  findRoute(request: Request): ResolvedRoute;
  /** For what is mounted beside our routes. */
  contextOf(request: Request, response: Response): RequestContext;
}

type Incoming = Pick<RequestContext, 'request' | 'response'>;

/** The other side leaves when it breaks off before it has its answer. */
function departureOf(response: Response): Departure {
  const departure = new Departure();
  response.once('close', () => {
    if (!response.writableFinished) departure.leave();
  });
  return departure;
}

/**
 * Lean on purpose: routes are handler functions made once at start, so nothing needs to be looked up in LoopBack's
 * context for each request. LoopBack finds the route.
 */
export class EmblemSequence implements SequenceHandler {
  private readonly shares: Shares;

  constructor(
    private readonly server: RouteServer,
    private readonly engine: Engine,
    private readonly strategies: Strategies,
  ) {
    this.shares = new Shares({connections: engine.config.poolSize});
  }

  async handle({request, response}: Incoming): Promise<void> {
    const {hsts} = this.engine.config;
    if (hsts > 0) response.setHeader('Strict-Transport-Security', `max-age=${hsts}; includeSubDomains`);
    try {
      const route = this.findRoute(request);
      const result =
        route instanceof DirectRoute
          ? await this.direct(request, response, route)
          : await this.page(this.server.contextOf(request, response), route);
      answer(request, response, result);
    } catch (error) {
      refuse(request, response, error);
    }
  }

  private async direct(request: Request, response: Response, route: ResolvedRoute & DirectRoute): Promise<unknown> {
    protect(response);
    prepareAnswer(request, response);
    const asked = await this.asked(request, response, route);
    return this.shares.take(asked, turn => route.answer({...asked, aside: work => turn.aside(work)}));
  }

  private findRoute(request: Request): ResolvedRoute {
    try {
      if (!isReadablePath(request.path)) throw new URIError('The path is no text.');
      return this.server.findRoute(request);
    } catch {
      throw new Refusal(404, text('noPath', requestLanguage(request)), {unknownPath: true});
    }
  }

  /** The console, the editor and their files, which everybody may load. */
  private async page(requestContext: RequestContext, route: ResolvedRoute): Promise<unknown> {
    try {
      await route.invokeHandler(requestContext, []);
      return requestContext.response;
    } catch (error) {
      if (requestContext.response.headersSent) return requestContext.response;
      if (error instanceof HttpErrors.NotFound || error instanceof URIError)
        throw new Refusal(404, text('noPath', requestLanguage(requestContext.request)), {unknownPath: true});
      throw unmet(requestContext.request, error);
    }
  }

  private async asked(request: Request, response: Response, route: ResolvedRoute): Promise<Omit<Exchange, 'aside'>> {
    const profile = await this.strategies.authenticate(request, route);
    const question = request.url.indexOf('?');
    const query = new URLSearchParams(question < 0 ? '' : request.url.slice(question + 1));
    return {
      context: contextOf(this.engine, profile.actor, departureOf(response)),
      request,
      response,
      params: Object.fromEntries(Object.entries(route.pathParams).map(([name, value]) => [name, String(value)])),
      query: requireStorable(query, profile.actor.language),
    };
  }
}
