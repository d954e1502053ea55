/**
 * Which record is looked at beside its list. The address says so: going back closes it, and a link to the page brings
 * it along.
 */
import {useLocation} from 'react-router';
import {asValues} from '../../model/parse';
import {changeAddress, goBack, stepShown} from '../../widgets/address';
import {PREVIEW} from '../../model/filter-keys';

/** Marks the step of the history that began with opening one, which going back undoes. */
const OPENED = {preview: 'opened'} as const;

function idIn(search: string): number | undefined {
  const id = new URLSearchParams(search).get(PREVIEW) ?? '';
  return /^\d{1,15}$/.test(id) ? Number(id) : undefined;
}

function addressWith(id: number | undefined): string {
  const {pathname, search} = stepShown();
  const query = new URLSearchParams(search);
  if (id === undefined) query.delete(PREVIEW);
  else query.set(PREVIEW, String(id));
  const text = query.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

/** Shows the record beside its list; one that is shown already gives way without another step of the history. */
export function openPreview(id: number): void {
  const {search, state} = stepShown();
  const shown = idIn(search);
  if (shown === id) return;
  changeAddress(addressWith(id), {replace: shown !== undefined, state: shown === undefined ? OPENED : state});
}

export function closePreview(): void {
  const {search, state} = stepShown();
  if (idIn(search) === undefined) return;
  if (asValues(state).preview === OPENED.preview) goBack();
  else changeAddress(addressWith(undefined), {replace: true});
}

/** The id of the record that is looked at; undefined for none. */
export function previewedNow(): number | undefined {
  return idIn(stepShown().search);
}

/** The same, for what is drawn. */
export function usePreviewed(): number | undefined {
  return idIn(useLocation().search);
}
