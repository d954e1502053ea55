import {useCallback} from 'react';
import {editText} from '../actions/text/edit-text';
import {showTextView, textBack} from '../actions/text/text-panel';
import {isText} from '../document/types';
import {useEditorState, useRun, useSelected} from '../ui/editor-context';
import {useText} from '../ui/use-text';
import {AddTextPanel} from './AddTextPanel';
import type {ChangeText} from './change-text';
import {EditText} from './EditText';
import {FontList} from './FontList';
import {OutlinePanel} from './OutlinePanel';
import {PanelHead} from '../ui/PanelHead';
import {TextColours} from './TextColours';
import {TextShapes} from './TextShapes';

/**
 * What edits the selected text: 2 everything, 3 fonts, 4 colours, 5 shapes, 6 outline; back leads to 2 (ED-066,
 * ED-067).
 */
export function TextPanel() {
  const t = useText();
  const {run, runWith} = useRun();
  const panel = useEditorState(state => state.panel);
  const text = useSelected().find(isText);
  const id = text?.id;
  const change = useCallback<ChangeText>(
    (patch, capture) =>
      runWith(editText, {...(id === undefined ? {} : {ids: [id]}), patch, ...(capture ? {capture} : {})}),
    [runWith, id],
  );
  if (!text) return <AddTextPanel />;
  const back = panel.text > 2 ? () => run(textBack) : undefined;
  const titles = {
    1: 'text.edit',
    2: 'text.edit',
    3: 'text.font',
    4: 'text.colour',
    5: 'text.shape',
    6: 'text.outline',
  } as const;
  return (
    <>
      <PanelHead title={t(titles[panel.text])} onBack={back} />
      <div className="panel-body panel-form">
        {panel.text === 3 && <FontList object={text} onChange={change} />}
        {panel.text === 4 && <TextColours object={text} onChange={change} />}
        {panel.text === 5 && <TextShapes object={text} />}
        {panel.text === 6 && <OutlinePanel object={text} onChange={change} />}
        {panel.text < 3 && (
          <EditText key={text.id} object={text} onChange={change} onShow={view => runWith(showTextView, view)} />
        )}
      </div>
    </>
  );
}
