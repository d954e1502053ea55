/** Shows the customer's tags and the artwork: both are needed to work on an order. */
import {Box, Card, Typography} from '@mui/material';
import {useGetOne} from 'react-admin';
import {useCan} from '../../access/session-context';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {RecordPage} from '../../engine/record/RecordPage';
import {useT} from '../../i18n/hooks';
import {isBlank} from '../../model/equal';
import type {EntityRecord} from '../../model/record';
import {model} from '../../model/schema';
import {homeOf} from '../../model/views';
import {OrderArtwork} from './artwork/OrderArtwork';

const MEMBER = model.entity('member');
const {tagIds: TAGS_FIELD} = MEMBER.field;

/** Nothing for a customer without tags, and for whoever may not read members. */
function CustomerTags({record: {memberId}}: {readonly record: EntityRecord}) {
  const t = useT();
  const can = useCan();
  const enabled = typeof memberId === 'number' && can(MEMBER, 'read');
  const {data: member} = useGetOne<EntityRecord>(
    homeOf(MEMBER.key),
    {id: typeof memberId === 'number' ? memberId : 0},
    {enabled, retry: false},
  );
  if (!TAGS_FIELD || !member || isBlank(member.tagIds)) return null;
  return (
    <Card
      component="section"
      aria-label={t('order.customerTags')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: 2.5,
        py: 1.5,
        '&:not(:first-child)': {mt: 2},
      }}
    >
      <Typography component="h2" variant="h3" sx={{color: 'text.secondary'}}>
        {t('order.customerTags')}
      </Typography>
      <Box sx={{minWidth: 0}}>
        <FieldDisplay field={TAGS_FIELD} value={member.tagIds} record={member} />
      </Box>
    </Card>
  );
}

function tags(record: EntityRecord) {
  return <CustomerTags record={record} />;
}

function artwork(record: EntityRecord) {
  return <OrderArtwork orderId={record.id} />;
}

export default function OrderPage() {
  return <RecordPage belowFigures={tags} aboveDetails={artwork} />;
}
