/** Conditions that are switched on over a list (`switches` of its view), such as the records of one state. */
import {Chip} from '@mui/material';
import OnIcon from '@mui/icons-material/Check';
import type {ListSwitchKeyword} from '@emblem/schemas';
import {isAskable, isPreset} from '../../../access/presets';
import {useSession} from '../../../access/session-context';
import {useSay} from '../../../i18n/hooks';
import {model} from '../../../model/schema';
import {isSwitchedOn, withSwitch} from '../../../model/switches';
import {useFilterValues, useListState} from '../../list-state/list-state';

/** Those beside the presets that the user may ask for. */
function useSwitches(): readonly ListSwitchKeyword[] {
  const session = useSession();
  const {view} = useListState();
  return (view.list.switches ?? []).filter(
    ({name, where}) => !isPreset(name) && isAskable(session, model, view, where),
  );
}

export function SwitchChips() {
  const say = useSay();
  const {values, change} = useFilterValues();
  return useSwitches().map(({name, label}) => {
    const on = isSwitchedOn(values, name);
    return (
      <Chip
        key={name}
        clickable
        onClick={() => change(withSwitch(values, name, !on))}
        aria-pressed={on}
        icon={on ? <OnIcon /> : undefined}
        color={on ? 'primary' : 'default'}
        variant={on ? 'filled' : 'outlined'}
        label={say(label)}
        sx={{height: 28, ...(on ? {} : {fontWeight: 450, borderColor: 'divider'})}}
      />
    );
  });
}
