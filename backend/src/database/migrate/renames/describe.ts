/** Describes renames for the log. */
import type {EntityRenames} from './find';

function arrows(map: ReadonlyMap<unknown, unknown>): string {
  return [...map].map(([from, to]) => `${String(from)} -> ${String(to)}`).join(', ');
}

/** A line for the log about what was renamed in an entity. */
export function describeRenames({entity, earlierKey, properties, values}: EntityRenames): string {
  const parts = [
    ...(earlierKey === entity.key ? [] : [`was called ${earlierKey}`]),
    ...(properties.size === 0 ? [] : [`properties ${arrows(properties)}`]),
    ...[...values].map(([name, map]) => `values of ${name} ${arrows(map)}`),
  ];
  return `-- ${entity.key}: ${parts.join('; ')}; moved in its rows, its history and what mentions it`;
}
