/** Texts that are put together from others. */
import {copiedTextsOf, copiesOf, type Computed, type Copied} from '../vocabulary/expression';

/** One after the other with `by` between them, without what is empty; of none it is null. */
export function joinTexts(parts: readonly unknown[], by: string): string | null {
  const texts = parts.filter(part => typeof part === 'string' && part !== '');
  return texts.length === 0 ? null : texts.join(by);
}

/** What is copied, where `valueOf` tells what the records have to which it leads; null where it is nothing. */
export function copiedValue(computed: Computed, valueOf: (copy: Copied) => unknown): unknown {
  const values = copiesOf(computed).map(valueOf);
  const texts = copiedTextsOf(computed);
  return texts ? joinTexts(values, texts.by) : (values[0] ?? null);
}
