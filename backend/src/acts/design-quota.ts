/** Designs count by how long they are as JSON. */
import {isTooNested} from '@emblem/schemas/design-file';
import {requireQuota} from '../access/limits/quota';
import type {Context} from '../context';

/**
 * 429 when the visitor or member has saved as many designs, or as much, as one day allows; nothing is counted where
 * there is no design.
 */
export async function requireDesignQuota(context: Context, design: unknown): Promise<void> {
  // What is too deep to be written down is refused before it is stored.
  if (design !== undefined && !isTooNested(design))
    await requireQuota(context, 'design', Buffer.byteLength(JSON.stringify(design)));
}
