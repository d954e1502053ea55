import type {Action} from '../actions/action';
import {useEnabled, useRun} from './editor-context';
import {IconButton} from './IconButton';
import type {IconName} from './icons';
import {shortcutText} from './shortcut';
import {useText} from './use-text';

/** A command as an icon; the command's own record says what it is called and whether it can run. */
export function ActionButton({
  action,
  icon,
  pressed,
}: {
  readonly action: Action;
  readonly icon: IconName;
  readonly pressed?: boolean;
}) {
  const t = useText();
  const {run} = useRun();
  const enabled = useEnabled(action);
  const shortcut = action.shortcuts?.[0];
  return (
    <IconButton
      icon={icon}
      label={t(action.label)}
      {...(shortcut ? {shortcut: shortcutText(shortcut)} : {})}
      disabled={!enabled}
      onClick={() => run(action)}
      {...(pressed === undefined ? {} : {'aria-pressed': pressed})}
    />
  );
}
