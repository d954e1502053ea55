/** In which order computed properties are worked out. */
import type {Computed} from '../vocabulary/expression';

/** Every text in it, the names among them; asked of files that may not have been checked yet. */
function textsIn(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : [];
}

interface Named {
  readonly name: string;
  readonly computed?: Computed;
}

/** The computed among them, each after those it follows from; a cycle, which the build refuses, is left as it is. */
export function inOrder<T extends Named>(fields: readonly T[]): readonly T[] {
  const waiting = new Map(fields.filter(({computed}) => computed !== undefined).map(field => [field.name, field]));
  const ordered: T[] = [];
  const place = (field: T) => {
    if (!waiting.delete(field.name)) return;
    for (const name of textsIn(field.computed)) {
      const earlier = waiting.get(name);
      if (earlier) place(earlier);
    }
    ordered.push(field);
  };
  for (const field of waiting.values()) place(field);
  return ordered;
}
