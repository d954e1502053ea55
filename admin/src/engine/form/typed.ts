/**
 * What has been typed into the open form, kept over a load of the page that is not meant to lose it, such as for
 * another language.
 */
import {asValues, type Values} from '../../model/parse';
import {sessionKey} from '../../request/token';

const KEY = 'typed';

/** Tells which form it is, and what was typed into it; undefined while nothing was. */
type Typist = () => {readonly form: string; readonly values: Values} | undefined;

const typists = new Set<Typist>();
let kept = false;

/** Until the answer is called, the form is asked what was typed into it. */
export function onKeep(typist: Typist): () => void {
  typists.add(typist);
  return () => {
    typists.delete(typist);
  };
}

/** Loads the page anew; what was typed is in its form again afterwards. */
export function reloadWithTyped(): void {
  const typed = [...typists].map(typist => typist()).filter(each => each !== undefined);
  if (typed.length > 0)
    sessionStorage.setItem(
      sessionKey(KEY),
      JSON.stringify(Object.fromEntries(typed.map(({form, values}) => [form, values]))),
    );
  kept = true;
  window.location.reload();
}

/** Whether the page is being loaded anew with all that was typed in safety: nobody need be asked. */
export function isKept(): boolean {
  return kept;
}

/** What was typed into this form before the page was loaded; once, and of another form nothing stays. */
export function takeTyped(form: string): Values | undefined {
  const text = sessionStorage.getItem(sessionKey(KEY));
  if (text === null) return undefined;
  sessionStorage.removeItem(sessionKey(KEY));
  try {
    const values = asValues(JSON.parse(text))[form];
    return values === undefined ? undefined : asValues(values);
  } catch {
    return undefined;
  }
}
