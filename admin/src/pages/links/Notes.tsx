/** The notes of pins beside or below the picture that they stand on, by their numbers. */
import {Box, Button, TextField, Typography} from '@mui/material';
import {MAX_NOTE_LENGTH, type Pin} from '../../viewer/pins/pins';

/** Where the note of a pin is written. */
export function noteId(index: number): string {
  return `pin-note-${index}`;
}

interface NotesProps {
  readonly pins: readonly Pin[];
  readonly labelOf: (number: number) => string;
  readonly words: {readonly note: string; readonly remove: string};
  /** Shown below notes that are missing. */
  readonly missing?: string;
  readonly onChange: (pins: readonly Pin[]) => void;
}

export function Notes({pins, labelOf, words, missing, onChange}: NotesProps) {
  return (
    <Box component="ol" sx={{listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5}}>
      {pins.map((pin, index) => {
        const isMissing = missing !== undefined && pin.note.trim() === '';
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <Box component="li" key={index} sx={{display: 'grid', gap: 0.5}}>
            <Box sx={{display: 'flex', alignItems: 'center'}}>
              <Typography variant="subtitle2" component="span" sx={{flex: 1}}>
                {labelOf(index + 1)}
              </Typography>
              <Button
                size="small"
                aria-label={`${words.remove}: ${labelOf(index + 1)}`}
                onClick={() => onChange(pins.filter(each => each !== pin))}
              >
                {words.remove}
              </Button>
            </Box>
            <TextField
              id={noteId(index)}
              label={words.note}
              multiline
              minRows={2}
              fullWidth
              value={pin.note}
              error={isMissing}
              helperText={isMissing ? missing : undefined}
              onChange={({target}) => onChange(pins.map(each => (each === pin ? {...each, note: target.value} : each)))}
              slotProps={{
                htmlInput: {maxLength: MAX_NOTE_LENGTH, 'aria-label': `${labelOf(index + 1)}: ${words.note}`},
              }}
            />
          </Box>
        );
      })}
    </Box>
  );
}
