/** What staff mark inquiries and orders with. */
import type {Row} from '../store/row';

const MARKS = [
  ['VIP customer', '#b45309'],
  ['Call back', '#1d4ed8'],
  ['Waiting for artwork', '#7c3aed'],
  ['Rush', '#b91c1c'],
] as const;

export function marks(): readonly Row[] {
  return MARKS.map(([markName, colour], index) => ({id: index + 1, markName, colour, sort: index + 1}));
}
