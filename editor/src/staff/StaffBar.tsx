import type {Action} from '../actions/action';
import {Button} from '../ui/Button';
import {useEditorState, useEnabled, useRun} from '../ui/editor-context';
import type {IconName} from '../ui/icons';
import {Scroller} from '../ui/Scroller';
import {useText} from '../ui/use-text';
import {BUTTONS, offeredButtons} from './buttons';

/** The tools of the staff, who are told apart by their session; nobody else has the bar. */
export function StaffBar() {
  const t = useText();
  const offered = useEditorState(state => offeredButtons(state).join(' ')).split(' ');
  const shown = BUTTONS.filter(({action}) => offered.includes(action.id));
  if (shown.length === 0) return null;
  return (
    <div className="staff-bar" role="toolbar" aria-label={t('staff.label')} lang="zh">
      <Scroller>
        {shown.map(({action, icon}) => (
          <StaffAction key={action.id} action={action} icon={icon} />
        ))}
      </Scroller>
    </div>
  );
}

function StaffAction({action, icon}: {readonly action: Action; readonly icon: IconName}) {
  const t = useText();
  const {run} = useRun();
  const enabled = useEnabled(action);
  return (
    <Button icon={icon} disabled={!enabled} onClick={() => run(action)}>
      {t(action.label)}
    </Button>
  );
}
