/** Names under which LoopBack's context holds our parts. */
import {BindingKey} from '@loopback/core';
import {securityId, type UserProfile} from '@loopback/security';
import type {Actor} from '../actor';
import type {Engine} from '../engine';
import type {EntityRepository} from '../repository/entity-repository';

/** The repository of an entity by its key. */
export function repositoryKey(entity: string): BindingKey<EntityRepository> {
  return BindingKey.create<EntityRepository>(`repositories.${entity}`);
}

export const ENGINE = BindingKey.create<Engine>('emblem.engine');

/** The signed-in party as @loopback/authentication hands it on. */
export interface ActorProfile extends UserProfile {
  readonly actor: Actor;
}

export function profileOf(actor: Actor): ActorProfile {
  return {[securityId]: `${actor.kind}:${actor.id ?? actor.memberId ?? ''}`, actor};
}
