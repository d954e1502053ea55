/** What is said of the order or link order whose artwork is uploaded, and its products below. */
import {Alert, Box, Button, Card, Skeleton, Stack} from '@mui/material';
import {ResourceContextProvider, useGetList, useGetOne} from 'react-admin';
import {canSee} from '../../../access/field-rights';
import {useCan, useSession} from '../../../access/session-context';
import {DefinitionList} from '../../../controls/DefinitionList';
import {LeadsBack, shownNow} from '../../../engine/back';
import {useSay, useT} from '../../../i18n/hooks';
import {model} from '../../../model/schema';
import {abilityOf, type EntityRecord} from '../../../model/record';
import {pathsOf} from '../../../model/paths';
import type {EntityView} from '../../../model/views';
import {messageOf} from '../../../request/failure';
import {PageLink} from '../../../widgets/PageLink';
import {Products} from './Products';
import {SideBySide} from './ProductPanel';
import {linkOrderSubject} from './subject';

const INVOICE = model.entity('invoice');
/** The further form of orders and link orders (CO-325). */
const TAX = 'tax-exemption';
/** The further form of a link order, which is one product by itself. */
const PRODUCT = 'product';
/** Properties of either entity; those that one has not are left out. */
const SAID = [
  'number',
  'name',
  'email',
  'invoiceNumber',
  'orderTotal',
  'amount',
  'isTaxExempt',
  'taxCertificate',
  'taxCertificateExpiresOn',
];

interface PartProps {
  readonly view: EntityView;
  readonly record: EntityRecord;
}

/** Those of the order's invoices; a link order has it among its own. */
function InvoiceNumbers({orderId}: {readonly orderId: number}) {
  const t = useT();
  const {data = []} = useGetList<EntityRecord>(INVOICE.key, {
    filter: {orderId},
    pagination: {page: 1, perPage: 25},
    sort: {field: 'createdAt', order: 'DESC'},
  });
  const numbers = data.flatMap(({number}) => (typeof number === 'string' ? [number] : []));
  return (
    <Box sx={{minWidth: 0}}>
      <Box component="dt" sx={{color: 'text.secondary', fontSize: '0.75rem', mb: 0.25}}>
        {t('artworkUpload.invoiceNumber')}
      </Box>
      <Box component="dd" sx={{m: 0, fontSize: '0.8125rem', overflowWrap: 'anywhere'}}>
        {numbers.length > 0 ? numbers.join(', ') : t('artworkUpload.noInvoice')}
      </Box>
    </Box>
  );
}

function Facts({view, record}: PartProps) {
  const say = useSay();
  const t = useT();
  const can = useCan();
  const session = useSession();
  const {entity} = view;
  const fields = SAID.map(name => entity.field[name])
    .filter(field => field !== undefined)
    .filter(field => canSee(session, entity, field));
  const mayExempt = can(entity, 'update') && abilityOf(record, 'update') === true;
  return (
    <Card component="section" aria-label={say(entity.label)} sx={{p: 2}}>
      <DefinitionList
        fields={fields}
        record={record}
        lead={entity.key === 'order' && can(INVOICE, 'read') && <InvoiceNumbers orderId={record.id} />}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{mt: 1.5, flexWrap: 'wrap'}}>
        <Button size="small" variant="outlined" component={PageLink} to={pathsOf(view).main(record.id)}>
          {t('artworkUpload.toOrder')}
        </Button>
        {mayExempt && (
          <Button
            size="small"
            variant="outlined"
            component={PageLink}
            to={pathsOf(view).form(record.id, TAX)}
            state={shownNow}
          >
            {t('artworkUpload.tax')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function Subjects({view, record}: PartProps) {
  if (view.entity.key === 'order') return <Products orderId={record.id} />;
  return (
    <ResourceContextProvider value={view.name}>
      <SideBySide
        title={String(record.title ?? record.number ?? '')}
        record={record}
        form={PRODUCT}
        subject={linkOrderSubject(record)}
      />
    </ResourceContextProvider>
  );
}

export function OrderOfArtwork({view, id}: {readonly view: EntityView; readonly id: number}) {
  const {data: record, error, isPending} = useGetOne<EntityRecord>(view.name, {id}, {retry: false});
  if (isPending) return <Skeleton variant="rounded" height={140} />;
  if (!record) return <Alert severity="error">{messageOf(error)}</Alert>;
  return (
    <LeadsBack>
      <Box sx={{display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)'}}>
        <Facts view={view} record={record} />
        <Subjects view={view} record={record} />
      </Box>
    </LeadsBack>
  );
}
