/** Exists because what customers answer to the artwork of an order belongs beside the order, on its pictures. */
import {Box, Button, Card, Typography} from '@mui/material';
import {DRAWING as VALUES} from '@emblem/schemas/values';
import {useCan} from '../../../access/session-context';
import {LinkButton} from '../../../engine/access-links/LinkButton';
import {useT} from '../../../i18n/hooks';
import type {EntityRecord} from '../../../model/record';
import {pathsOf} from '../../../model/paths';
import {model} from '../../../model/schema';
import {homeOf, viewOf} from '../../../model/views';
import {PageLink} from '../../../widgets/PageLink';
import {useVersions} from './use-versions';
import {revisionName, DrawingRevision} from './DrawingRevision';

const DRAWING = model.entity('drawing');

function Actions({drawing}: {readonly drawing: EntityRecord}) {
  const t = useT();
  const view = viewOf(homeOf(DRAWING.key));
  const name = revisionName(t, drawing);
  return (
    <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 0.5}}>
      <LinkButton entity={DRAWING} record={drawing} name={name} />
      {view && (
        <Button
          size="small"
          component={PageLink}
          to={pathsOf(view).main(drawing.id)}
          aria-label={t('artworkUpload.look', {name})}
        >
          {t('artwork.open')}
        </Button>
      )}
    </Box>
  );
}

/** The newest version of each drawing that customers see. */
export function OrderArtwork({orderId}: {readonly orderId: number}) {
  const t = useT();
  const can = useCan();
  const mayRead = can(DRAWING, 'read');
  const {data = []} = useVersions({orderId}, mayRead);
  const shown = data.filter(({replacedAt, isTemporary}) => !replacedAt && isTemporary !== VALUES.isTemporary.yes);
  if (shown.length === 0) return null;
  return (
    <Card component="section" aria-label={t('artwork.ofOrder')} sx={{p: 2, display: 'grid', gap: 2}}>
      <Typography component="h2" variant="h3">
        {t('artwork.ofOrder')}
      </Typography>
      <Box sx={{display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))'}}>
        {shown.map(drawing => (
          <DrawingRevision key={drawing.id} drawing={drawing} actions={<Actions drawing={drawing} />} />
        ))}
      </Box>
    </Card>
  );
}
