import {actions} from '../actions/registry';
import type {MessageKey} from '../i18n/keys';
import {Dialog} from '../ui/Dialog';
import {useWorkbench} from '../ui/editor-context';
import {shortcutText} from '../ui/shortcut';
import {useText} from '../ui/use-text';

interface Line {
  readonly label: MessageKey;
  readonly keys: string;
}

/** One line per name: the four arrow keys share theirs. */
const KEYS: readonly Line[] = [...new Set(actions.filter(action => action.shortcuts).map(action => action.label))].map(
  label => ({
    label,
    keys: actions
      .filter(action => action.label === label)
      .flatMap(action => action.shortcuts ?? [])
      .map(shortcutText)
      .join('   '),
  }),
);

/** All shortcuts, read from the commands themselves (ED-133). */
export function ShortcutsDialog() {
  const t = useText();
  const {editor} = useWorkbench();
  const pointer: readonly Line[] = [
    {label: 'shortcuts.shiftClick', keys: `Shift + ${t('shortcuts.click')}`},
    {label: 'shortcuts.modClick', keys: `${shortcutText('Mod')} + ${t('shortcuts.click')}`},
    {label: 'shortcuts.space', keys: `Space + ${t('shortcuts.drag')}`},
    {label: 'shortcuts.wheel', keys: `${shortcutText('Mod')} + ${t('shortcuts.scroll')}`},
  ];
  return (
    <Dialog title={t('shortcuts.title')} onClose={() => editor.set({dialog: null})}>
      <dl className="shortcuts">
        {[...KEYS, ...pointer].map(({label, keys}) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>
              <kbd>{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
