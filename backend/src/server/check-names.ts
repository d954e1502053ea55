/** Every name that a schema or call uses must be registered: found at start, not at the first request. */
import type {Call, Entity, Model} from '@emblem/schemas';
import type {Registry} from '../context';
import {OWN_FEEDS} from '../read';

function unknownOf(entity: Entity, registry: Registry): readonly string[] {
  const effects = entity.workflows.flatMap(workflow =>
    workflow.transitions.flatMap(transition => transition.effects ?? []),
  );
  return [
    ...(entity.hooks.beforeValidate ?? [])
      .filter(name => !registry.beforeValidate.has(name))
      .map(name => `hook "${name}"`),
    ...(entity.hooks.inTransaction ?? [])
      .filter(name => !registry.inTransaction.has(name))
      .map(name => `hook "${name}"`),
    ...entity.timeline
      .filter(name => !registry.feeds.has(name) && !OWN_FEEDS.some(feed => feed.name === name))
      .map(name => `feed "${name}"`),
    ...effects.filter(name => !registry.effects.has(name)).map(name => `effect "${name}"`),
    ...entity.actions.filter(action => !registry.acts.has(action.act)).map(action => `act "${action.act}"`),
  ].map(what => `${entity.key} names the ${what}`);
}

/** Throws with all names that nobody registered. */
export function checkNames(model: Model, calls: readonly Call[], registry: Registry): void {
  const problems = [
    ...[...model.entities.values()].flatMap(entity => unknownOf(entity, registry)),
    ...calls
      .filter(call => call.act !== undefined && !registry.acts.has(call.act))
      .map(call => `${call.path} names the act "${call.act}"`),
  ];
  if (problems.length > 0) throw new Error(`Nobody registered what the schemas name:\n  ${problems.join('\n  ')}`);
}
