/**
 * Saves what was changed of a record with the version it was changed from, and asks which values to keep where somebody
 * else was faster.
 */
import {useState, type ReactNode} from 'react';
import {useNotify, useRefresh, useUpdate} from 'react-admin';
import {currentOf, messageOf} from '../../request/failure';
import type {Values} from '../../model/parse';
import {versionOf, type EntityRecord} from '../../model/record';
import type {EntityView} from '../../model/views';
import {onTop} from '../lines/form-lines';
import {ConflictDialog, type Conflict} from './ConflictDialog';

interface SaveOptions {
  readonly view: EntityView;
  /** The record that the changes began from. */
  readonly base: EntityRecord;
  readonly onSaved: (after: EntityRecord) => void;
  /** The changes are given up for what is there now. */
  readonly onDiscard?: () => void;
}

export interface Save {
  /** Throws what was refused; a stale version as well, of which the dialog has told then. */
  readonly save: (changes: Values) => Promise<void>;
  readonly dialog: ReactNode;
}

export function useSave({view, base, onSaved, onDiscard}: SaveOptions): Save {
  const notify = useNotify();
  const refresh = useRefresh();
  const [conflict, setConflict] = useState<Conflict>();
  const [update, {isPending}] = useUpdate<EntityRecord>(undefined, undefined, {
    mutationMode: 'pessimistic',
    returnPromise: true,
  });

  const write = async (changes: Values, version: number | undefined) => {
    const after = await update(view.name, {
      id: base.id,
      data: {...changes, ...(version === undefined ? {} : {version})},
      previousData: base,
    });
    if (after) onSaved(after);
  };
  const save = async (changes: Values) => {
    try {
      await write(changes, versionOf(base));
    } catch (error) {
      const current = currentOf(error);
      if (current) setConflict({base, changes, current});
      throw error;
    }
  };
  const saveChosen = async (values: Values) => {
    if (!conflict) return;
    try {
      await write(onTop(view.entity, values, conflict), versionOf(conflict.current));
      setConflict(undefined);
    } catch (error) {
      const current = currentOf(error);
      if (current) setConflict({base: conflict.current, changes: values, current});
      else {
        setConflict(undefined);
        notify(messageOf(error), {type: 'error'});
      }
    }
  };
  const discard = () => {
    setConflict(undefined);
    onDiscard?.();
    refresh();
  };
  const dialog = conflict && (
    <ConflictDialog
      entity={view.entity}
      conflict={conflict}
      busy={isPending}
      onSave={values => void saveChosen(values)}
      onDiscard={discard}
      onClose={() => setConflict(undefined)}
    />
  );
  return {save, dialog};
}
