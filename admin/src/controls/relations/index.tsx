/** Several other records, chosen by their names. */
import {Box, Chip} from '@mui/material';
import {useT} from '../../i18n/hooks';
import {Empty, isEmpty} from '../shared/Empty';
import {Line} from '../shared/Line';
import {RecordLink} from '../shared/RecordLink';
import {RelationInput} from '../shared/RelationInput';
import {relationFilter} from '../shared/relation-filter';
import {idsOf, namesIn, targetOf} from '../shared/relation-of';
import type {Control, DisplayProps, InputProps} from '../types';

function Input(props: InputProps) {
  return <RelationInput {...props} multiple />;
}

function Display({field, value, record, dense}: DisplayProps) {
  const t = useT();
  if (isEmpty(value)) return <Empty />;
  const names = namesIn(record, field.name, t('field.hidden'));
  const ids = idsOf(value);
  if (dense) return <Line dense text={ids.map(id => names.get(id) ?? `#${id}`).join(', ')} />;
  return (
    <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 0.5}}>
      {ids.map(id => (
        <Chip key={id} label={<RecordLink entity={targetOf(field)} id={id} label={names.get(id) ?? `#${id}`} />} />
      ))}
    </Box>
  );
}

export const relations: Control = {Input, Display, filter: relationFilter, wide: 'form', width: 180};
