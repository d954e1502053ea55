/** How a person likes all lists to look: how close the rows stand, and how moments are written. */
import {useStore} from 'react-admin';
import type {DateStyle} from '../../controls/datetime/date-style';
import {asValues} from '../../model/parse';

export const DENSITIES = ['compact', 'standard', 'comfortable'] as const;
export type Density = (typeof DENSITIES)[number];

export interface ListLook {
  readonly density: Density;
  readonly dates: DateStyle;
}

/** Kept with what else a person has set, see `shell/store`. */
const KEY = 'lists.look';

/** What is kept may come from another version of the console. */
function readLook(kept: unknown): ListLook {
  const {density, dates} = asValues(kept);
  return {
    density: DENSITIES.find(each => each === density) ?? 'standard',
    dates: dates === 'relative' ? 'relative' : 'exact',
  };
}

export function useListLook(): [ListLook, (part: Partial<ListLook>) => void] {
  const [kept, keep] = useStore<unknown>(KEY, {});
  const look = readLook(kept);
  return [look, part => keep({...look, ...part})];
}
