import type {Row} from '../store/row';

/** Who looks after the websites. */
export function marketer(staff: readonly Row[]): number | null {
  return staff.find(({userName}) => userName === 'marketing')?.id ?? null;
}
