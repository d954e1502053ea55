/** One technique of a category: chosen or not, and with which plating option. */
import {Box, Checkbox, FormControlLabel, MenuItem, TextField} from '@mui/material';
import {useT} from '../../i18n/hooks';
import {asNumber, type Values} from '../../model/parse';
import {usePlatingOptions, type Offer, type Technique} from './use-offers';

interface TechniqueLineProps {
  readonly offer: Offer;
  readonly technique: Technique;
  /** What is chosen of it. */
  readonly chosen: Values | undefined;
  readonly disabled?: boolean;
  readonly error?: string;
  readonly onTick: (on: boolean) => void;
  readonly onOption: (option: Technique) => void;
}

export function TechniqueLine({offer, technique, chosen, disabled, error, onTick, onOption}: TechniqueLineProps) {
  const t = useT();
  const {data = [], isError} = usePlatingOptions(offer.id, technique.id, chosen !== undefined);
  const id = asNumber(chosen?.quotePlatingId);
  const options =
    id === undefined || data.some(option => option.id === id)
      ? data
      : [...data, {id, name: String(chosen?.quotePlatingName ?? '')}];
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'center',
        columnGap: 2,
        gridTemplateColumns: {xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 220px'},
      }}
    >
      <FormControlLabel
        label={technique.name}
        disabled={disabled}
        control={<Checkbox size="small" checked={chosen !== undefined} onChange={(_, on) => onTick(on)} />}
      />
      {chosen && (
        <TextField
          select
          size="small"
          hiddenLabel
          value={id ?? ''}
          disabled={disabled}
          error={isError || error !== undefined}
          helperText={isError ? t('techniques.failed') : error}
          onChange={event => {
            const option = options.find(each => each.id === Number(event.target.value));
            if (option) onOption(option);
          }}
          slotProps={{
            select: {
              displayEmpty: true,
              SelectDisplayProps: {'aria-label': `${t('techniques.option')}: ${offer.name}, ${technique.name}`},
            },
          }}
        >
          <MenuItem value="" disabled>
            {t('techniques.option')}
          </MenuItem>
          {options.map(option => (
            <MenuItem key={option.id} value={option.id}>
              {option.name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}
