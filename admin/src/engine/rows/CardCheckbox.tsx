/** Selects the record of a card or a block: large enough for a finger, where a table has the browser's own box. */
import {Checkbox, type SxProps, type Theme} from '@mui/material';
import {recordLabel} from '../../controls/shared/record-label';
import {useT} from '../../i18n/hooks';
import {useListState} from '../list-state/list-state';
import {withShift} from './SelectBox';
import type {ListedProps} from './selection';

interface CardCheckboxProps extends Omit<ListedProps, 'selectable'> {
  readonly sx?: SxProps<Theme>;
}

export function CardCheckbox({record, selected, onToggle, sx}: CardCheckboxProps) {
  const t = useT();
  const {view} = useListState();
  return (
    <Checkbox
      checked={selected}
      onChange={event => onToggle(record.id, withShift(event.nativeEvent))}
      sx={[{p: 0.5}, ...(Array.isArray(sx) ? sx : [sx])]}
      slotProps={{input: {'aria-label': t('list.selectRow', {name: recordLabel(view.entity, record)})}}}
    />
  );
}
