/** The strategies of @loopback/authentication, and the default that denies. */
import type {AuthenticationStrategy} from '@loopback/authentication';
import type {Request, ResolvedRoute} from '@loopback/rest';
import {SYSTEM, type Actor} from '../actor';
import {linkActor, linkSecret} from '../access/access-link';
import {actorOf} from '../access/actor-of';
import {sourceOf} from '../access/source';
import {languageHeader, requestLanguage} from '../web/language';
import {Refusal} from '../errors';
import {text} from '../messages';
import {STRATEGY} from '../web/exchange';
import {contextOf, type Engine} from '../engine';
import {profileOf, type ActorProfile} from './bindings';

interface Strategy extends AuthenticationStrategy {
  authenticate(request: Request): Promise<ActorProfile>;
}

class TokenStrategy implements Strategy {
  constructor(
    readonly name: string,
    private readonly engine: Engine,
    private readonly accepts: (actor: Actor) => boolean,
  ) {}

  /** 401 when the token is missing, unknown, expired, or of another kind of session. */
  async authenticate(request: Request): Promise<ActorProfile> {
    const actor = await actorOf(contextOf(this.engine, SYSTEM), {
      token: request.get('token'),
      host: request.get('host') ?? '',
      address: sourceOf(request, this.engine.config.trustedProxies),
      language: languageHeader(request),
    });
    if (!this.accepts(actor)) throw new Refusal(401, text('signIn', actor.language));
    return profileOf(actor);
  }
}

/** For what a link may open: whoever sends the secret of one is its holder, everybody else comes another way or not. */
class LinkStrategy implements Strategy {
  constructor(
    readonly name: string,
    private readonly engine: Engine,
    private readonly others?: Strategy,
  ) {}

  /** 401 for whoever sends no secret where there is no other way. */
  async authenticate(request: Request): Promise<ActorProfile> {
    const secret = linkSecret(request.get('authorization'));
    if (secret === undefined && this.others) return this.others.authenticate(request);
    if (secret === undefined) throw new Refusal(401, text('badLink', requestLanguage(request)));
    const address = sourceOf(request, this.engine.config.trustedProxies);
    const language = requestLanguage(request);
    return profileOf(await linkActor(contextOf(this.engine, SYSTEM), secret, {address, language}));
  }
}

const READERS: ReadonlySet<Actor['kind']> = new Set(['staff', 'member']);

export class Strategies {
  readonly all: readonly Strategy[];
  private readonly byName: ReadonlyMap<string, Strategy>;

  constructor(engine: Engine) {
    const staff = new TokenStrategy('staff', engine, actor => actor.kind === 'staff');
    this.all = [
      staff,
      new LinkStrategy('record', engine, staff),
      new LinkStrategy('link', engine),
      new LinkStrategy('paper', engine, new TokenStrategy('paper', engine, ({kind}) => READERS.has(kind))),
      new TokenStrategy('member', engine, actor => actor.kind === 'member'),
      new TokenStrategy('visitor', engine, () => true),
    ];
    this.byName = new Map(this.all.map(strategy => [strategy.name, strategy]));
  }

  /** A route that names no strategy lets nobody in. */
  async authenticate(request: Request, route: ResolvedRoute): Promise<ActorProfile> {
    const name: unknown = route.spec[STRATEGY];
    const strategy = typeof name === 'string' ? this.byName.get(name) : undefined;
    if (!strategy) throw new Refusal(401, text('signIn', requestLanguage(request)));
    return strategy.authenticate(request);
  }
}
