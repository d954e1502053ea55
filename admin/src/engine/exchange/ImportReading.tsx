/**
 * How a table was read, to be looked at before its rows are taken: its encoding, separator and decimals, and what its
 * cells say by them.
 */
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
import {
  DECIMAL_MARKS,
  decimalMarkOf,
  encodingOf,
  ENCODINGS,
  separatorOf,
  SEPARATORS,
  type DecimalMark,
  type Encoding,
  type Separator,
} from '@emblem/schemas';
import {useT} from '../../i18n/hooks';
import type {ImportReport, Reading, ReadingPart} from '../../request/import-file';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T | undefined;
  readonly options: readonly (readonly [value: T, name: string])[];
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

function Choice<T extends string>({label, value, options, disabled, onChange}: ChoiceProps<T>) {
  const t = useT();
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value ?? ''}
      disabled={disabled}
      sx={{flex: 1, minWidth: 220, maxWidth: 360}}
      onChange={event => onChange(event.target.value)}
    >
      <MenuItem value="">{t('import.ofFile')}</MenuItem>
      {options.map(([option, name]) => (
        <MenuItem key={option} value={option}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface ReadingChoiceProps {
  /** As somebody named it. */
  readonly named: Reading;
  readonly report: Pick<ImportReport, 'reading' | 'guessed' | 'openNumber'> | undefined;
  readonly isWorkbook: boolean;
  readonly disabled: boolean;
  readonly onChange: (named: Reading) => void;
}

/** How the table is read: as somebody named it, else as the server took it. */
export function ReadingChoice({named, report, isWorkbook, disabled, onChange}: ReadingChoiceProps) {
  const t = useT();
  const {reading = {}} = report ?? {};
  const encoding = named.encoding ?? reading.encoding;
  const separator = named.separator ?? reading.separator;
  const decimals = named.decimals ?? reading.decimals;
  const guessed: readonly ReadingPart[] = report?.guessed ?? [];
  if (isWorkbook && decimals === undefined) return null;
  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap sx={{flexWrap: 'wrap', gap: 1.5}}>
        {!isWorkbook && (
          <>
            <Choice<Encoding>
              label={t('import.encoding')}
              value={encoding}
              options={ENCODINGS.map(each => [each, t(`import.encodingName.${each}`)])}
              disabled={disabled}
              onChange={value => onChange({...named, encoding: encodingOf(value)})}
            />
            <Choice<Separator>
              label={t('import.separator')}
              value={separator}
              options={SEPARATORS.map(each => [each, t(`import.separatorName.${each}`)])}
              disabled={disabled}
              onChange={value => onChange({...named, separator: separatorOf(value)})}
            />
          </>
        )}
        {decimals !== undefined && (
          <Choice<DecimalMark>
            label={t('import.decimals')}
            value={decimals}
            options={DECIMAL_MARKS.map(each => [each, t(`bankImport.${each}`)])}
            disabled={disabled}
            onChange={value => onChange({...named, decimals: decimalMarkOf(value)})}
          />
        )}
      </Stack>
      {guessed.map(part => (
        <Alert key={part} severity="warning">
          {t(`import.guessed.${part}`, {value: report?.openNumber ?? ''})}
        </Alert>
      ))}
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
