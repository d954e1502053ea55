/** A list of short texts. */
import {Box, Chip, TextField} from '@mui/material';
import {useT} from '../../i18n/hooks';
import {asTexts} from '../../model/parse';
import {SteadyAutocomplete} from '../../widgets/SteadyAutocomplete';
import {isHex, Swatch} from '../colour/Swatch';
import {Empty, isEmpty} from '../shared/Empty';
import {FieldFrame} from '../shared/FieldFrame';
import {Line} from '../shared/Line';
import {useField} from '../shared/use-field';
import type {Control, DisplayProps, InputProps} from '../types';

/** Colours are seen, not read. */
function swatchOf(tag: string) {
  return isHex(tag) ? (
    <Box component="span" sx={{display: 'inline-flex', pl: 0.75}}>
      <Swatch colour={tag} size={14} />
    </Box>
  ) : undefined;
}

function Input(props: InputProps) {
  const t = useT();
  const state = useField(props);
  return (
    <FieldFrame {...state.frame} help={state.frame.help ?? t('field.tagsHelp')}>
      <SteadyAutocomplete
        id={state.id}
        multiple
        freeSolo
        options={[]}
        value={[...asTexts(state.value)]}
        disabled={props.disabled}
        clearText={t('field.clear')}
        autoSelect
        onChange={(_, tags) => state.change(tags.map(tag => tag.trim()).filter(tag => tag !== ''))}
        onBlur={state.blur}
        renderValue={(values, itemProps) =>
          values.map((tag, index) => {
            const {key, ...props} = itemProps({index});
            return <Chip key={key} label={tag} icon={swatchOf(tag)} {...props} />;
          })
        }
        renderInput={params => (
          <TextField
            {...params}
            hiddenLabel
            error={state.error !== undefined}
            inputRef={state.ref}
            slotProps={{
              ...params.slotProps,
              htmlInput: {...params.slotProps?.htmlInput, 'aria-describedby': state.describedBy},
            }}
          />
        )}
      />
    </FieldFrame>
  );
}

function Display({value, dense}: DisplayProps) {
  if (isEmpty(value)) return <Empty />;
  const tags = asTexts(value);
  if (dense && tags.every(isHex))
    return (
      <Box component="span" title={tags.join(', ')} sx={{display: 'inline-flex', gap: 0.25}}>
        {tags.map(tag => (
          <Swatch key={tag} colour={tag} />
        ))}
      </Box>
    );
  if (dense) return <Line dense text={tags.join(', ')} />;
  return (
    <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 0.5}}>
      {tags.map(tag => (
        <Chip key={tag} label={tag} icon={swatchOf(tag)} />
      ))}
    </Box>
  );
}

export const tags: Control = {Input, Display, wide: 'form', width: 180};
