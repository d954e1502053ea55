import {useWorkbench} from './editor-context';
import {IconButton} from './IconButton';
import {useText} from './use-text';

/** Title of a panel, its way back and its way out. */
export function PanelHead({title, onBack}: {readonly title: string; onBack?: (() => void) | undefined}) {
  const t = useText();
  const {editor} = useWorkbench();
  return (
    <header className="panel-head">
      {onBack && <IconButton icon="back" label={t('app.back')} onClick={onBack} />}
      <h2>{title}</h2>
      <IconButton icon="close" label={t('app.close')} onClick={() => editor.closePanel()} />
    </header>
  );
}
