/** What an entry of the history is called. */
import type {Entity} from '@emblem/schemas';
import {useSay, useT} from '../../i18n/hooks';
import type {MessageKey} from '../../i18n/keys';
import type {HistoryEntry} from '../../request/rest';

const GENERAL: Readonly<Record<string, MessageKey>> = {
  create: 'history.action.create',
  update: 'history.action.update',
  delete: 'history.action.delete',
  restore: 'history.action.restore',
  revert: 'history.action.revert',
  sort: 'history.action.sort',
  toggle: 'history.action.toggle',
  import: 'history.action.import',
  link: 'history.action.link',
  'end-link': 'history.action.endLink',
  'mail-paper': 'history.action.mailPaper',
};

export function useEntryTitle(entity: Entity): (entry: Pick<HistoryEntry, 'action'>) => string {
  const t = useT();
  const say = useSay();
  return ({action}) => {
    const general = GENERAL[action];
    if (general) return t(general);
    const transition = entity.workflows
      .flatMap(workflow => workflow.transitions)
      .find(candidate => candidate.action === action);
    const label = transition?.label ?? entity.actions.find(candidate => candidate.key === action)?.label;
    return label ? say(label) : action;
  };
}
