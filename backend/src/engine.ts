/** What lives as long as the process, and the context of a request made from it. */
import type {Call, Model, Navigation} from '@emblem/schemas';
import type {Sql} from 'postgres';
import {clock} from '@emblem/schemas/clock';
import type {Actor} from './actor';
import type {Vault} from './vault';
import type {Registry, Context} from './context';
import type {Departure} from './departure';
import type {Config} from './config';
import type {FileService} from './files/service';
import type {Papers} from './papers/papers';
import type {Parsing} from './parsing/parsing';
import type {Press} from './print/press';

/** What lives as long as the process. */
export interface Engine {
  readonly config: Config;
  readonly model: Model;
  readonly registry: Registry;
  readonly vault: Vault;
  readonly sql: Sql;
  /** For what is given up when it takes longer than a tenth of a second. */
  readonly hurried?: Sql;
  /** Plans each statement for its values. */
  readonly searching?: Sql;
  readonly calls: readonly Call[];
  readonly navigation: Navigation;
  readonly files: FileService;
  readonly parsing: Parsing;
  readonly press: Press;
  readonly papers: Papers;
}

export function contextOf(engine: Engine, actor: Actor, gone?: Departure): Context {
  const readOnly = actor.viewer !== undefined;
  return {
    actor,
    model: engine.model,
    registry: engine.registry,
    vault: engine.vault,
    sql: engine.sql,
    hurried: engine.hurried,
    searching: engine.searching,
    now: clock.moment(),
    readOnly,
    gone,
  };
}
