/**
 * Exists because an answer to artwork is said on the picture: its pins stand there, and another version beside it.
 */
import {useState} from 'react';
import {Box, Card, TextField, Typography} from '@mui/material';
import {RecordPage} from '../../../engine/record/RecordPage';
import {useT} from '../../../i18n/hooks';
import type {EntityRecord} from '../../../model/record';
import {useVersions} from './use-versions';
import {revisionName, REVISION_FIELDS, DrawingRevision} from './DrawingRevision';

const ALONE = 0;

/** The other versions of the same drawing, newest first. */
function useOthers({id, orderId, linkOrderId, orderProductId, name}: EntityRecord): readonly EntityRecord[] {
  const {data = []} = useVersions(orderId ? {orderId} : {linkOrderId});
  return data.filter(each => each.id !== id && each.name === name && each.orderProductId === orderProductId);
}

function ArtworkCard({record}: {readonly record: EntityRecord}) {
  const t = useT();
  const [chosen, setChosen] = useState<number>();
  const others = useOthers(record);
  const before = others.find(({revision}) => Number(revision) < Number(record.revision));
  const beside = others.find(({id}) => id === (chosen ?? before?.id));
  return (
    <Card component="section" aria-label={t('artwork.title')} sx={{p: 2, display: 'grid', gap: 2}}>
      <Box sx={{display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1}}>
        <Typography component="h2" variant="h3" sx={{flex: 1}}>
          {t('artwork.title')}
        </Typography>
        {others.length > 0 && (
          <TextField
            select
            size="small"
            fullWidth={false}
            label={t('artwork.beside')}
            value={beside?.id ?? ALONE}
            onChange={({target}) => setChosen(Number(target.value))}
            slotProps={{select: {native: true}, inputLabel: {shrink: true}}}
            sx={{minWidth: 180}}
          >
            <option value={ALONE}>{t('artwork.alone')}</option>
            {others.map(each => (
              <option key={each.id} value={each.id}>
                {revisionName(t, each)}
              </option>
            ))}
          </TextField>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {xs: 'minmax(0, 1fr)', md: beside ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)'},
        }}
      >
        <DrawingRevision drawing={record} />
        {beside && <DrawingRevision drawing={beside} />}
      </Box>
    </Card>
  );
}

function artwork(record: EntityRecord) {
  return <ArtworkCard key={record.id} record={record} />;
}

export default function DrawingPage() {
  return <RecordPage aboveDetails={artwork} omit={REVISION_FIELDS} />;
}
