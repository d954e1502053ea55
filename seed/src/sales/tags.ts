/** What staff tag customers with. */
import type {Row} from '../store/row';

const TAGS = [
  ['Reseller', '#0f766e'],
  ['School', '#1d4ed8'],
  ['Fire department', '#b91c1c'],
  ['Orders every year', '#7c3aed'],
] as const;

export function tags(): readonly Row[] {
  return TAGS.map(([tagName, colour], index) => ({id: index + 1, tagName, colour, sort: index + 1}));
}
