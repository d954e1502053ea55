/** What the lines of a record add to, such as the total of an order: the figure, and the parts that it is made of. */
import type {Entity, Field, Lines} from '@emblem/schemas';
import {expressionOf, rollupOf, termsOf, type Term} from '@emblem/schemas/expression';

export interface LinesSum {
  readonly parts: readonly {readonly field: Field; readonly deducted: boolean}[];
  readonly total: Field;
}

function termsOfField({computed}: Field): readonly Term[] {
  const expression = expressionOf(computed);
  return (expression !== undefined && termsOf(expression)) || [];
}

/** Undefined where no figure of the record is made of the lines and something else. */
export function sumOf(entity: Entity, {entity: child, field: relation}: Lines): LinesSum | undefined {
  const ofLines = new Set(
    entity.computed.filter(({computed}) => rollupOf(computed)?.of === `${child}.${relation}`).map(({name}) => name),
  );
  const total = entity.computed.find(field => termsOfField(field).some(({name}) => ofLines.has(name)));
  if (!total) return undefined;
  const parts = termsOfField(total).flatMap(({name, deducted}) => {
    const field = entity.field[name];
    return field ? [{field, deducted}] : [];
  });
  return {parts, total};
}
