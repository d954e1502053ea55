/**
 * Starts actions of records. What they ask stands above the pages: it stays when the page that asked is left, as it is
 * a moment after saving.
 */
import {createContext, useCallback, useContext, useState, type ReactNode} from 'react';
import {ControlsProvider, useControls, type ControlTable} from '../../controls/controls-context';
import {useLatest} from '../../widgets/use-latest';
import type {EntityRecord} from '../../model/record';
import {useView} from '../use-view';
import type {EntityView} from '../../model/views';
import {ActionQuestion} from './ActionQuestion';
import type {RecordAction} from './record-actions';
import type {ActionQuestionProps} from './use-performance';

interface Asked extends Omit<ActionQuestionProps, 'onClose'> {
  /** Those of the page, for what is asked to be filled in: the frame above has none. */
  readonly controls: ControlTable;
}

const Ask = createContext<(asked: Asked) => void>(() => undefined);

export function ActionQuestions({children}: {readonly children: ReactNode}) {
  const [asked, setAsked] = useState<Asked>();
  return (
    <Ask.Provider value={setAsked}>
      {children}
      {asked && (
        <ControlsProvider controls={asked.controls}>
          <ActionQuestion {...asked} onClose={() => setAsked(undefined)} />
        </ControlsProvider>
      )}
    </Ask.Provider>
  );
}

export type StartAction = (action: RecordAction, record: EntityRecord) => void;

function nothing(): void {}

/** `done` is called after an action has succeeded; `about` is the list of the records where that is not the page's. */
export function useRecordAction(done: (action: RecordAction) => void = nothing, about?: EntityView): StartAction {
  const shown = useView();
  const view = about ?? shown;
  const ask = useContext(Ask);
  const controls = useControls();
  const onDone = useLatest(done);
  // The same for as long as the list is shown: every row holds it.
  return useCallback((action, record) => ask({view, action, record, onDone, controls}), [ask, view, onDone, controls]);
}
