/** What a figure adds up, such as `Products + Shipping − Discount`: for whoever shows its parts above it. */
import {takeExpression, type Expression} from '../vocabulary/expression';

export interface Term {
  /** Of a property of the same record. */
  readonly name: string;
  /** It is taken off. */
  readonly deducted: boolean;
}

function together(parts: readonly (readonly Term[] | undefined)[]): readonly Term[] | undefined {
  return parts.every(part => part !== undefined) ? parts.flat() : undefined;
}

/** In the order in which they are written; undefined for a figure that is not made by adding and taking off alone. */
export function termsOf(expression: Expression, deducted = false): readonly Term[] | undefined {
  const taken = takeExpression(expression);
  switch (taken.op) {
    case 'property':
      return [{name: taken.name, deducted}];
    case 'round':
      return termsOf(taken.of, deducted);
    case 'coalesce':
      return termsOf(taken.of[0] ?? '', deducted);
    case 'sum':
      return together(taken.of.map(each => termsOf(each, deducted)));
    case 'difference': {
      const [from = '', off = ''] = taken.of;
      return together([termsOf(from, deducted), termsOf(off, !deducted)]);
    }
    default:
      return undefined;
  }
}
