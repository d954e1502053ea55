/** What the columns of a bank's table are; kept for the account once lines of it are booked. */
import {Alert, Box, Card, MenuItem, TextField, Typography} from '@mui/material';
import {encodingOf, ENCODINGS, separatorOf, SEPARATORS} from '@emblem/schemas';
import {useT} from '../../i18n/hooks';
import {COLUMNS, DATES, DECIMALS, type Column, type Mapping, type Statement} from '../../request/statements';

interface ColumnMappingProps {
  readonly statement: Statement;
  readonly onChange: (mapping: Mapping) => void;
}

const NEEDED: readonly Column[] = ['date', 'amount'];

/** What the server tells by the column: another column may be written in another way. */
const TOLD_BY: Partial<Readonly<Record<Column, Pick<Mapping, 'decimal' | 'dates'>>>> = {
  date: {dates: undefined},
  amount: {decimal: undefined},
  debit: {decimal: undefined},
};

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly isMissing: boolean;
  readonly onPick: (value: string) => void;
}

function Pick({label, value, options, isMissing, onPick}: PickProps) {
  const t = useT();
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      error={isMissing}
      helperText={isMissing ? t('bankImport.needed') : undefined}
      onChange={event => onPick(event.target.value)}
    >
      {options.map(([option, name]) => (
        <MenuItem key={option} value={option}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

export function ColumnMapping({statement, onChange}: ColumnMappingProps) {
  const t = useT();
  const {headings, samples, mapping, missing, guessed} = statement;
  const {columns, encoding} = mapping;
  const titles = headings.map((heading, index): readonly [string, string] => {
    const sample = samples[index] ?? '';
    return [heading, sample === '' ? heading : t('bankImport.sample', {heading, sample})];
  });
  const pickColumn = (column: Column, heading: string) => {
    const {[column]: _, ...others} = columns;
    onChange({...mapping, ...TOLD_BY[column], columns: heading === '' ? others : {...others, [column]: heading}});
  };
  return (
    <Card component="details" open={missing.length > 0 || guessed.length > 0} sx={{p: 2, mb: 1.5}}>
      <Typography component="summary" variant="h3" sx={{cursor: 'pointer'}}>
        {t('bankImport.columns')}
      </Typography>
      {guessed.map(part => (
        <Alert key={part} severity="warning" sx={{mt: 1.5}}>
          {t(`import.guessed.${part}`)}
        </Alert>
      ))}
      <Box
        sx={{
          mt: 1.5,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: {xs: '1fr', sm: '1fr 1fr', md: 'repeat(5, minmax(0, 1fr))'},
        }}
      >
        {COLUMNS.map(column => (
          <Pick
            key={column}
            label={t(`bankImport.column.${column}`)}
            value={columns[column] ?? ''}
            options={[...(NEEDED.includes(column) ? [] : [['', t('bankImport.noColumn')] as const]), ...titles]}
            isMissing={missing.includes(column)}
            onPick={heading => pickColumn(column, heading)}
          />
        ))}
        <Pick
          label={t('bankImport.decimal')}
          value={mapping.decimal ?? ''}
          options={DECIMALS.map(mark => [mark, t(mark === ',' ? 'bankImport.comma' : 'bankImport.point')])}
          isMissing={missing.includes('decimal')}
          onPick={decimal => onChange({...mapping, decimal})}
        />
        <Pick
          label={t('bankImport.dates')}
          value={mapping.dates ?? ''}
          options={DATES.map(order => [order, t(`bankImport.date.${order}`)])}
          isMissing={missing.includes('dates')}
          onPick={dates => onChange({...mapping, dates})}
        />
        {mapping.encoding !== undefined && (
          <Pick
            label={t('import.encoding')}
            value={mapping.encoding}
            options={ENCODINGS.map(encoding => [encoding, t(`import.encodingName.${encoding}`)])}
            isMissing={false}
            onPick={encoding => onChange({...mapping, encoding: encodingOf(encoding)})}
          />
        )}
        {mapping.separator !== undefined && (
          <Pick
            label={t('import.separator')}
            value={mapping.separator}
            options={SEPARATORS.map(separator => [separator, t(`import.separatorName.${separator}`)])}
            isMissing={false}
            onPick={separator => onChange({columns, encoding, separator: separatorOf(separator)})}
          />
        )}
      </Box>
    </Card>
  );
}
