/** The way back from forms that are opened out of another entity's list, such as that of a tag type beside the tags. */
import {createContext, useContext, type ReactNode} from 'react';
import {useLocation} from 'react-router';
import {asText, asValues} from '../model/parse';
import {addressShown} from '../widgets/address';

interface LinkState {
  readonly back: string;
}

const Leading = createContext(false);

/** Forms opened from within lead back to the page that is shown now. */
export function LeadsBack({children}: {readonly children: ReactNode}) {
  return <Leading value>{children}</Leading>;
}

/** Leads back to where the link was followed. */
export function shownNow(): LinkState {
  return {back: addressShown()};
}

/** Tells what a link to a form carries along; undefined where the form's own list is the place to return to. */
export function useLinkState(): (() => LinkState) | undefined {
  return useContext(Leading) ? shownNow : undefined;
}

/** Where the form that is shown was opened from; undefined where it was not opened from another list. */
export function useBack(): string | undefined {
  const state: unknown = useLocation().state;
  const back = asText(asValues(state).back);
  return back?.startsWith('/') && !back.startsWith('//') ? back : undefined;
}
