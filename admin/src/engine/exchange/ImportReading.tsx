/** How a table was read, to be looked at before its rows are taken: its encoding, and what its cells say in it. */
import {
  Alert,
  MenuItem,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
} from '@mui/material';
import {encodingOf, ENCODINGS, type Encoding} from '@emblem/schemas';
import {useT} from '../../i18n/hooks';
import type {ImportReport} from '../../request/import-file';

interface EncodingChoiceProps {
  readonly named: Encoding | undefined;
  readonly report: Pick<ImportReport, 'encoding' | 'encodingGuessed'> | undefined;
  readonly disabled: boolean;
  readonly onChange: (encoding: Encoding | undefined) => void;
}

export function EncodingChoice({named, report, disabled, onChange}: EncodingChoiceProps) {
  const t = useT();
  return (
    <Stack spacing={1}>
      <TextField
        select
        size="small"
        label={t('import.encoding')}
        value={named ?? report?.encoding ?? ''}
        disabled={disabled}
        sx={{maxWidth: 360}}
        onChange={event => onChange(encodingOf(event.target.value))}
      >
        <MenuItem value="">{t('import.encodingOfFile')}</MenuItem>
        {ENCODINGS.map(encoding => (
          <MenuItem key={encoding} value={encoding}>
            {t(`import.encodingName.${encoding}`)}
          </MenuItem>
        ))}
      </TextField>
      {report?.encodingGuessed === true && <Alert severity="warning">{t('import.encodingGuessed')}</Alert>}
    </Stack>
  );
}

export function ImportSample({rows: [headings = [], ...rows]}: {readonly rows: ImportReport['sample']}) {
  const t = useT();
  if (rows.length === 0) return null;
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={t('import.sample')}
      sx={{border: 1, borderColor: 'divider', borderRadius: 1}}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            {headings.map((heading, place) => (
              <TableCell key={place} sx={{whiteSpace: 'nowrap'}}>
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, line) => (
            <TableRow key={line}>
              {headings.map((_, place) => (
                <TableCell key={place} sx={{whiteSpace: 'nowrap'}}>
                  {row[place]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
