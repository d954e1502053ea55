/** The parameters of a drawing, entered or read from its picture. */
import {Box, Button, TextField} from '@mui/material';
import {useSay, useT} from '../../../i18n/hooks';
import {model} from '../../../model/schema';
import {useParametersFromPicture} from './use-parameters-from-picture';

const {parameters: PARAMETERS} = model.entity('drawing').field;

/** As long as the call for a drawing takes them. */
const MAX_LENGTH = 2000;

interface DrawingParametersProps {
  /** The URL, in our own store, of the picture they are read from; undefined without one. */
  readonly picture: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function DrawingParameters({picture, value, onChange}: DrawingParametersProps) {
  const t = useT();
  const say = useSay();
  const {busy, read} = useParametersFromPicture(picture, lines =>
    onChange(
      [value, ...lines]
        .filter(line => line !== '')
        .join('\n')
        .slice(0, MAX_LENGTH),
    ),
  );
  return (
    <Box sx={{display: 'grid', gap: 1, justifyItems: 'start'}}>
      <TextField
        label={PARAMETERS && say(PARAMETERS.label)}
        value={value}
        onChange={event => onChange(event.target.value)}
        multiline
        minRows={2}
        maxRows={8}
        fullWidth
        slotProps={{htmlInput: {maxLength: MAX_LENGTH}}}
      />
      <Button
        size="small"
        variant="outlined"
        disabled={picture === undefined}
        loading={busy}
        onClick={() => void read()}
      >
        {t('artworkUpload.readParameters')}
      </Button>
    </Box>
  );
}
