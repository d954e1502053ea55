/** Performs an action on a record, and tells the user what became of it. */
import {useDataProvider, useNotify, useRefresh} from 'react-admin';
import {useNavigate} from 'react-router';
import {viewAs} from '../../access/view-as';
import {useTags} from '../../frame/tags-context';
import {useT} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import {pathsOf} from '../../model/paths';
import type {EntityRecord} from '../../model/record';
import type {EntityView} from '../../model/views';
import {runAction, runMaking} from '../../request/rest';
import {useNotices} from '../notices';
import {useActionLabel} from './use-action-label';
import type {RecordAction} from './record-actions';
import {useUndo} from './use-undo';

/** Actions whose answer the console has to do something with. */
const SPECIAL: ReadonlyMap<string, (id: number) => Promise<void>> = new Map([['user.view-as', viewAs]]);

export interface ActionQuestionProps {
  /** Whose record it is. */
  readonly view: EntityView;
  readonly action: RecordAction;
  readonly record: EntityRecord;
  /** After it has succeeded. */
  readonly onDone: (action: RecordAction) => void;
  readonly onClose: () => void;
}

export function usePerformance({view, action, record, onDone, onClose}: ActionQuestionProps) {
  const t = useT();
  const {entity} = view;
  const notify = useNotify();
  const undoOf = useUndo(entity);
  const {own} = useNotices(entity);
  const refresh = useRefresh();
  const {forget} = useTags();
  const dataProvider = useDataProvider();
  const labelOf = useActionLabel();
  const navigate = useNavigate();

  /** Returns the record that it made, if it did. */
  const perform = async (values?: Values): Promise<number | undefined> => {
    const special = SPECIAL.get(`${entity.key}.${action.key}`);
    if (action.kind === 'delete') await dataProvider.delete(view.name, {id: record.id});
    else if (special) await special(record.id);
    else if (action.kind === 'switch') await runAction(entity.key, 'update', {ids: [record.id], values: action.values});
    else {
      const on = action.kind === 'toggle' ? {on: action.on} : {};
      return runMaking(entity.key, action.key, {ids: [record.id], ...on, ...(values ? {values} : {})});
    }
    return undefined;
  };
  const succeed = (made?: number) => {
    onClose();
    const said = action.kind === 'delete' ? own('deleted') : action.kind === 'toggle' ? own('toggled') : undefined;
    const offer = action.kind === 'delete' ? undoOf([record.id]) : undefined;
    notify(said ?? t('action.done', {action: labelOf(action)}), {type: 'success', offer});
    if (action.kind === 'delete') forget(`/${view.name}/${record.id}`);
    onDone(action);
    if (made === undefined) refresh();
    else void navigate(pathsOf(view).main(made));
  };
  return {perform, succeed};
}
