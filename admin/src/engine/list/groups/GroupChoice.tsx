/** Chooses what a list is grouped by. */
import {MenuItem, TextField} from '@mui/material';
import {useSay, useT} from '../../../i18n/hooks';
import {useGrouping, useGroupings, type Grouping} from '../../list-state/grouping';

export function GroupChoice() {
  const t = useT();
  const say = useSay();
  const groupings = useGroupings();
  const [grouping, choose] = useGrouping();
  if (groupings.length === 0) return null;
  const nameOf = ({field, span}: Grouping) =>
    span === undefined ? say(field.label) : t(`group.${span}`, {field: say(field.label)});
  return (
    <TextField
      select
      size="small"
      label={t('group.by')}
      value={grouping?.key ?? ''}
      onChange={event => choose(event.target.value === '' ? undefined : event.target.value)}
      slotProps={{select: {displayEmpty: true}, inputLabel: {shrink: true}}}
      sx={{mt: 0.75}}
    >
      <MenuItem value="">{t('group.ungrouped')}</MenuItem>
      {groupings.map(each => (
        <MenuItem key={each.key} value={each.key}>
          {nameOf(each)}
        </MenuItem>
      ))}
    </TextField>
  );
}
