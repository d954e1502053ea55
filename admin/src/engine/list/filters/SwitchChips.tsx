/** Conditions that are switched on over a list (`switches` of its view), such as the records of one state. */
import {Chip} from '@mui/material';
import OnIcon from '@mui/icons-material/Check';
import {checkPredicate, type ListSwitchKeyword} from '@emblem/schemas';
import {canSee} from '../../../access/field-rights';
import {useSession} from '../../../access/session-context';
import {useSay} from '../../../i18n/hooks';
import {SWITCHED} from '../../../model/filter-keys';
import {asTexts} from '../../../model/parse';
import {model} from '../../../model/schema';
import {useFilterValues, useListState} from '../../list-state/list-state';

/** Those that ask for nothing the user may not see: the server refuses the others. */
function useSwitches(): readonly ListSwitchKeyword[] {
  const session = useSession();
  const {
    view: {entity, list},
  } = useListState();
  return (list.switches ?? []).filter(
    ({where}) =>
      checkPredicate(entity, model, where, {visible: (owner, field) => canSee(session, owner, field)}).length === 0,
  );
}

export function SwitchChips() {
  const say = useSay();
  const {values, change} = useFilterValues();
  const on = asTexts(values[SWITCHED]);
  const turn = (name: string) => {
    const next = on.includes(name) ? on.filter(each => each !== name) : [...on, name];
    change({[SWITCHED]: next.length > 0 ? next : undefined});
  };
  return useSwitches().map(({name, label}) => (
    <Chip
      key={name}
      clickable
      onClick={() => turn(name)}
      aria-pressed={on.includes(name)}
      icon={on.includes(name) ? <OnIcon /> : undefined}
      color={on.includes(name) ? 'primary' : 'default'}
      variant={on.includes(name) ? 'filled' : 'outlined'}
      label={say(label)}
      sx={{height: 28, ...(on.includes(name) ? {} : {fontWeight: 450, borderColor: 'divider'})}}
    />
  ));
}
