/** Every label of figures, for people who see all that they can work out (DA-384). */
import {FIGURES, partsOfRight, type ScopeName} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';

export const ALL_FIGURES: Readonly<Record<string, ScopeName>> = Object.fromEntries(
  [...loadModel().labels].filter(right => partsOfRight(right).key === FIGURES).map(right => [right, 'all'] as const),
);
