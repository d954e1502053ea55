/** Names of actions: of the schema where it gives one, else the console's. */
import {useSay, useT} from '../../i18n/hooks';
import type {RecordAction} from './record-actions';

export function useActionLabel(): (action: RecordAction) => string {
  const t = useT();
  const say = useSay();
  return ({kind, label, on, key}) => {
    if (label) return say(label);
    if (kind === 'toggle') return t(on ? 'action.enable' : 'action.disable');
    if (kind === 'delete') return t('action.delete');
    return kind === 'restore' ? t('action.restore') : key;
  };
}
