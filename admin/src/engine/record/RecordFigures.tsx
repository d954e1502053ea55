/** What a record amounts to, in large (`x-summary`), before all else that it says. */
import {Box, Card} from '@mui/material';
import type {Entity} from '@emblem/schemas';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {useSay, useT} from '../../i18n/hooks';
import type {EntityRecord} from '../../model/record';
import {useFigures} from './use-figures';

interface RecordFiguresProps {
  readonly entity: Entity;
  readonly record: EntityRecord;
}

export function RecordFigures({entity, record}: RecordFiguresProps) {
  const t = useT();
  const say = useSay();
  const fields = useFigures(entity, record);
  if (fields.length === 0) return null;
  return (
    <Card
      component="dl"
      aria-label={t('record.figures')}
      sx={{m: 0, px: 2.5, py: 1.5, display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1.25}}
    >
      {fields.map(field => (
        <Box key={field.name} sx={{minWidth: 0}}>
          <Box component="dt" sx={{color: 'text.secondary', fontSize: '0.75rem', mb: 0.25}}>
            {say(field.label)}
          </Box>
          <Box component="dd" sx={{m: 0, fontSize: '1.125rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums'}}>
            <FieldDisplay field={field} value={record[field.name]} record={record} dense />
          </Box>
        </Box>
      ))}
    </Card>
  );
}
