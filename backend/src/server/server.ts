/** LoopBack's server, with less on the way of each request. */
import {
  RequestContext,
  RestBindings,
  RestServer,
  type Request,
  type ResolvedRoute,
  type Response,
} from '@loopback/rest';
import type {EmblemSequence} from './sequence';

/**
 * LoopBack makes a context with half a dozen bindings for each request, and looks the sequence up in it. Ours is made
 * once and asks nothing of such a context, so that only what is mounted beside our routes gets one.
 */
export class DirectServer extends RestServer {
  private own: EmblemSequence | undefined;

  /** To be called before the first request. */
  answerBy(sequence: EmblemSequence): void {
    this.own = sequence;
    this.bind(RestBindings.SEQUENCE).to(sequence);
  }

  findRoute(request: Request): ResolvedRoute {
    return this.httpHandler.findRoute(request);
  }

  contextOf(request: Request, response: Response): RequestContext {
    return new RequestContext(request, response, this, this.config);
  }

  protected override async _handleHttpRequest(request: Request, response: Response): Promise<void> {
    return this.own ? this.own.handle({request, response}) : super._handleHttpRequest(request, response);
  }
}
