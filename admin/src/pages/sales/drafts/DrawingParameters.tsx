/** The parameters of a drawing, entered or read from its picture. */
import {useState} from 'react';
import {Box, Button, TextField} from '@mui/material';
import {useNotify} from 'react-admin';
import {useSay, useT} from '../../../i18n/hooks';
import {asList, isValues} from '../../../model/parse';
import {model} from '../../../model/schema';
import {post} from '../../../request/api';
import {messageOf} from '../../../request/failure';
import {send} from '../../../request/http';

const {parameters: PARAMETERS} = model.entity('drawing').field;
const OCR = '/image/ocrArtworkParam';
/** As long as the call for a drawing takes them. */
const LONGEST = 2000;

/** A picture of our own store as base64. */
async function base64Of(address: string): Promise<string> {
  const {body} = await send(address, {headers: {Accept: '*/*'}, hideLoading: true});
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The picture cannot be read.'));
    reader.readAsDataURL(body);
  });
}

/** One `name:value` a line. */
function linesOf(answer: unknown): readonly string[] {
  const parameters = isValues(answer) ? asList(answer.parameters) : [];
  return parameters.flatMap(each => (isValues(each) ? [`${String(each.name)}:${String(each.value)}`] : []));
}

interface DrawingParametersProps {
  /** Of the picture in our own store that they are read from; undefined without one. */
  readonly picture: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function DrawingParameters({picture, value, onChange}: DrawingParametersProps) {
  const t = useT();
  const say = useSay();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const read = async () => {
    if (picture === undefined) return;
    setBusy(true);
    try {
      const image = await base64Of(picture).catch((error: unknown) => {
        notify(messageOf(error), {type: 'error'});
        throw error;
      });
      const lines = linesOf(await post(OCR, {image}));
      if (lines.length === 0) notify(t('drafts.nothingRead'), {type: 'info'});
      else
        onChange(
          [value, ...lines]
            .filter(line => line !== '')
            .join('\n')
            .slice(0, LONGEST),
        );
    } catch {
      // What went wrong has been said.
    } finally {
      setBusy(false);
    }
  };
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
        slotProps={{htmlInput: {maxLength: LONGEST}}}
      />
      <Button
        size="small"
        variant="outlined"
        disabled={picture === undefined}
        loading={busy}
        onClick={() => void read()}
      >
        {t('drafts.readParameters')}
      </Button>
    </Box>
  );
}
