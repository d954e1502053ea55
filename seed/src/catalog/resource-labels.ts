/** What pictures and templates are told apart by. */
import type {Row} from '../store/row';

/** Name, colour, what it is for. */
const LABELS = [
  ['School', '#2a78d6', 'Clubs, classes and graduation'],
  ['Sports', '#1f8a4c', 'Teams, tournaments and fans'],
  ['Holiday', '#b4472e', 'What is wanted at one time of the year'],
  ['Animals', '#7a5ad6', 'Mascots and wildlife'],
] as const;

export const resourceLabels = (): readonly Row[] =>
  LABELS.map(([name, colour, description], index): Row => ({
    id: index + 1,
    name,
    colour,
    description,
    sort: index + 1,
    state: 1,
  }));
