import type {Entity, Field, Lines} from '@emblem/schemas';
import {rollupOf} from '@emblem/schemas/expression';

/** The lines that a figure is rolled up over. */
export function linesUnder(entity: Entity, {computed}: Field): Lines | undefined {
  const rollup = rollupOf(computed);
  return rollup && entity.lines.find(({of}) => of === rollup.of);
}
