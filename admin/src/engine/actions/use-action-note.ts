/** What is said before an action is done: the schema's question, else where the step leads. */
import type {Entity} from '@emblem/schemas';
import {useSay, useT} from '../../i18n/hooks';
import type {RecordAction} from './record-actions';

/** As a name stands within a sentence; abbreviations stay as they are. */
function withinSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** Undefined where nothing is known beyond the name of the action. */
export function useActionNote(entity: Entity): (action: RecordAction) => string | undefined {
  const t = useT();
  const say = useSay();
  return ({confirm, states}) => {
    if (confirm) return say(confirm);
    if (!states) return undefined;
    const record = withinSentence(say(entity.label));
    return t('action.goes', {record, from: say(states.from), to: say(states.to)});
  };
}
