/** The LoopBack application: its routes, its authentication and the pages it serves. */
import {AuthenticationBindings} from '@loopback/authentication';
import {extensionFor} from '@loopback/core';
import {RestApplication, RestBindings, type RestServer} from '@loopback/rest';
import {callRoutes} from '../calls/routes';
import {fileRoutes} from '../rest/files';
import {ACTION_ROUTES} from '../rest/actions';
import {EntityRepository} from '../repository/entity-repository';
import {HOME_ROUTES} from '../rest/home';
import {paperRoutes} from '../rest/papers';
import {printRoutes} from '../rest/print';
import {RECORD_ROUTES} from '../rest/records';
import {REPORT_ROUTES} from '../rest/reports';
import {statementRoutes} from '../rest/statements';
import {transferRoutes} from '../rest/transfer';
import {Strategies} from './authentication';
import type {RouteDefinition} from '../web/exchange';
import {health} from './health';
import {contextOf, type Engine} from '../engine';
import {ENGINE, repositoryKey} from './bindings';
import {openApiRoute} from './openapi';
import {pages} from './pages';
import {DirectRoute} from './route';
import {SilentRouter} from './router';
import {EmblemSequence} from './sequence';
import {DirectServer} from './server';

export function routesOf(engine: Engine): readonly RouteDefinition[] {
  return [
    ...transferRoutes(engine),
    ...statementRoutes(engine),
    ...REPORT_ROUTES,
    ...HOME_ROUTES,
    ...RECORD_ROUTES,
    ...ACTION_ROUTES,
    ...printRoutes(engine),
    ...paperRoutes(engine),
    ...callRoutes(engine.calls),
    ...fileRoutes(engine),
    openApiRoute(engine),
  ];
}

export class EmblemApplication extends RestApplication {
  constructor(engine: Engine) {
    super({
      rest: {
        host: engine.config.host,
        port: engine.config.port,
        gracePeriodForClose: 2000,
        // Longer than clients and proxies keep a connection that rests, so that none is shut while a request is on its
        // way.
        keepAliveTimeout: 65_000,
        headersTimeout: 66_000,
        // Handlers read the query string themselves.
        expressSettings: {'x-powered-by': false, etag: false, 'query parser': false},
        openApiSpec: {disabled: true},
      },
    });
    this.getBinding<RestServer>('servers.RestServer').toClass(DirectServer);
    this.bind(RestBindings.ROUTER).to(new SilentRouter());
    this.bind(ENGINE).to(engine);
    this.useAuthentication(engine);
    this.bindRepositories(engine);
    for (const definition of routesOf(engine)) this.route(new DirectRoute(definition));
    this.mountExpressRouter('/health', health(engine.sql, engine.config));
    this.mountExpressRouter('/', pages(engine.config));
  }

  /** For code written for LoopBack: `@inject('repositories.order')`. */
  private bindRepositories(engine: Engine): void {
    for (const entity of engine.model.entities.values())
      this.bind(repositoryKey(entity.key))
        .to(new EntityRepository(entity, actor => contextOf(engine, actor)))
        .tag('repository');
  }

  private useAuthentication(engine: Engine): void {
    const strategies = new Strategies(engine);
    for (const strategy of strategies.all)
      this.bind(`authentication.strategies.${strategy.name}`)
        .to(strategy)
        .apply(extensionFor(AuthenticationBindings.AUTHENTICATION_STRATEGY_EXTENSION_POINT_NAME));
    const server = this.restServer;
    server.answerBy(new EmblemSequence(server, engine, strategies));
  }

  override get restServer(): DirectServer {
    const server: RestServer = super.restServer;
    if (!(server instanceof DirectServer)) throw new Error('Another server was bound.');
    return server;
  }
}
