/** Several other records, chosen by their names. */
import {Box, Chip} from '@mui/material';
import type {Entity} from '@emblem/schemas';
import {useT} from '../../i18n/hooks';
import {Empty, isEmpty} from '../shared/Empty';
import {Line} from '../shared/Line';
import {RecordLink} from '../shared/RecordLink';
import {RelationInput} from '../shared/RelationInput';
import {relationFilter} from '../shared/relation-filter';
import {idsOf, namesIn, targetOf} from '../shared/relation-of';
import type {Control, DisplayProps, InputProps} from '../types';
import {ColouredChips} from './ColouredChips';

function Input(props: InputProps) {
  return <RelationInput {...props} multiple />;
}

/** The property by whose colour records are told apart: the only one of its kind that they have. */
function colourOf(target: Entity): string | undefined {
  const [colour, ...others] = target.fields.filter(({control}) => control === 'colour');
  return others.length === 0 ? colour?.name : undefined;
}

function Display({field, value, record, dense}: DisplayProps) {
  const t = useT();
  if (isEmpty(value)) return <Empty />;
  const names = namesIn(record, field.name, t('field.hidden'));
  const ids = idsOf(value);
  const target = targetOf(field);
  const colour = colourOf(target);
  if (colour !== undefined) return <ColouredChips entity={target.key} colour={colour} ids={ids} names={names} />;
  if (dense) return <Line dense text={ids.map(id => names.get(id) ?? `#${id}`).join(', ')} />;
  return (
    <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 0.5}}>
      {ids.map(id => (
        <Chip key={id} label={<RecordLink entity={target} id={id} label={names.get(id) ?? `#${id}`} />} />
      ))}
    </Box>
  );
}

export const relations: Control = {Input, Display, filter: relationFilter, wide: 'form', width: 180};
