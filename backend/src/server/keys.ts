/** Names under which LoopBack's context holds our parts. */
import {BindingKey} from '@loopback/core';
import {securityId, type UserProfile} from '@loopback/security';
import type {Call, Model, Navigation} from '@emblem/schemas';
import type {Sql} from 'postgres';
import type {Actor} from '../access/actor';
import type {Vault} from '../access/vault';
import type {Registry, Context} from '../context';
import type {Config} from '../config';
import type {FileService} from '../files/service';
import type {Papers} from '../papers/papers';
import type {Parsing} from '../parsing/parsing';
import type {Press} from '../print/press';
import type {SchemaRepository} from '../repository/schema-repository';

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

/** The repository of an entity by its key. */
export function repositoryKey(entity: string): BindingKey<SchemaRepository> {
  return BindingKey.create<SchemaRepository>(`repositories.${entity}`);
}

export const ENGINE = BindingKey.create<Engine>('emblem.engine');

/** The signed-in party as @loopback/authentication hands it on. */
export interface ActorProfile extends UserProfile {
  readonly actor: Actor;
}

export function profileOf(actor: Actor): ActorProfile {
  return {[securityId]: `${actor.kind}:${actor.id ?? actor.memberId ?? ''}`, actor};
}

export function contextOf(engine: Engine, actor: Actor, gone?: AbortSignal): Context {
  const readOnly = actor.viewer !== undefined;
  return {
    actor,
    model: engine.model,
    registry: engine.registry,
    vault: engine.vault,
    sql: engine.sql,
    hurried: engine.hurried,
    searching: engine.searching,
    now: new Date().toISOString(),
    readOnly,
    gone,
  };
}
