import {redo, undo} from '../actions/history';
import {ActionButton} from '../ui/ActionButton';
import {useWorkbench} from '../ui/editor-context';
import {IconButton} from '../ui/IconButton';
import {useText} from '../ui/use-text';

/** Undo, redo, text, upload (ED-030, ED-031). */
export function RightBar() {
  const t = useText();
  const {editor} = useWorkbench();
  return (
    <div className="right-bar" role="toolbar" aria-orientation="vertical" aria-label={t('bar.history')}>
      <ActionButton action={undo} icon="undo" />
      <ActionButton action={redo} icon="redo" />
      <IconButton icon="text" label={t('rail.text')} onClick={() => editor.openPanel(2)} />
      <IconButton icon="upload" label={t('rail.upload')} onClick={() => editor.openPanel(5)} />
    </div>
  );
}
