import {useCallback} from 'react';
import {editText} from '../actions/text/edit-text';
import {backToText, isInnerView, showTextView} from '../actions/text/text-panel';
import {isText} from '../document/types';
import type {MessageKey} from '../i18n/keys';
import {TEXT_VIEW, type TextPanelView} from '../store/state';
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

const TITLES: Readonly<Record<TextPanelView, MessageKey>> = {
  [TEXT_VIEW.add]: 'text.edit',
  [TEXT_VIEW.all]: 'text.edit',
  [TEXT_VIEW.fonts]: 'text.font',
  [TEXT_VIEW.colours]: 'text.colour',
  [TEXT_VIEW.shapes]: 'text.shape',
  [TEXT_VIEW.outline]: 'text.outline',
};

/** The panel that edits the selected text; without one, the panel that adds text (ED-066, ED-067). */
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
  const isInner = isInnerView(panel.text);
  const back = isInner ? () => run(backToText) : undefined;
  return (
    <>
      <PanelHead title={t(TITLES[panel.text])} onBack={back} />
      <div className="panel-body panel-form">
        {panel.text === TEXT_VIEW.fonts && <FontList object={text} onChange={change} />}
        {panel.text === TEXT_VIEW.colours && <TextColours object={text} onChange={change} />}
        {panel.text === TEXT_VIEW.shapes && <TextShapes object={text} />}
        {panel.text === TEXT_VIEW.outline && <OutlinePanel object={text} onChange={change} />}
        {!isInner && (
          <EditText key={text.id} object={text} onChange={change} onShow={view => runWith(showTextView, view)} />
        )}
      </div>
    </>
  );
}
