/** The products of an order, of which one is open; the address says which. */
import {Alert, Box, Button, Card, Skeleton, Typography} from '@mui/material';
import {useGetList} from 'react-admin';
import {useSearchParams} from 'react-router';
import {FieldDisplay} from '../../../controls/FieldDisplay';
import {useT} from '../../../i18n/hooks';
import {model} from '../../../model/schema';
import type {EntityRecord} from '../../../model/record';
import {allOf} from '../../../model/views';
import {messageOf} from '../../../request/failure';
import {Picture} from '../../../widgets/Picture';
import {ProductPanel} from './ProductPanel';

const PRODUCT = model.entity('order-product');
/** Of one order. */
const SHOWN = 500;

interface ChoiceProps {
  readonly products: readonly EntityRecord[];
  readonly chosen: EntityRecord;
  readonly onChoose: (id: number) => void;
}

function Choice({products, chosen, onChoose}: ChoiceProps) {
  const t = useT();
  const {quantity, amount} = PRODUCT.field;
  return (
    <Card
      component="nav"
      aria-label={t('artworkUpload.products')}
      sx={{p: 1, display: 'flex', gap: 1, overflowX: 'auto'}}
    >
      {products.map(product => {
        const isChosen = product.id === chosen.id;
        return (
          <Button
            key={product.id}
            variant={isChosen ? 'outlined' : 'text'}
            color={isChosen ? 'primary' : 'inherit'}
            aria-current={isChosen ? 'true' : undefined}
            onClick={() => !isChosen && onChoose(product.id)}
            sx={{flex: 'none', width: 232, justifyContent: 'flex-start', textAlign: 'start', gap: 1, py: 0.75}}
          >
            <Picture url={product.picture} size={40} alt="" />
            <Box component="span" sx={{minWidth: 0}}>
              <Typography component="span" variant="body2" noWrap sx={{display: 'block', fontWeight: 600}}>
                {String(product.name ?? '')}
              </Typography>
              <Box component="span" sx={{display: 'flex', gap: 0.5, fontSize: '0.75rem', color: 'text.secondary'}}>
                {quantity && <FieldDisplay field={quantity} value={product.quantity} record={product} dense />}·
                {amount && <FieldDisplay field={amount} value={product.amount} record={product} dense />}
              </Box>
            </Box>
          </Button>
        );
      })}
    </Card>
  );
}

export function Products({orderId}: {readonly orderId: number}) {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const {
    data: found = [],
    error,
    isPending,
  } = useGetList<EntityRecord>(
    allOf(PRODUCT.key),
    {filter: {orderId}, pagination: {page: 1, perPage: SHOWN}, sort: {field: 'id', order: 'ASC'}},
    {placeholderData: before => before},
  );
  const data = found.toSorted((one, other) => Number(one.sort) - Number(other.sort));
  const choose = (id: number) => setQuery(before => ({...Object.fromEntries(before), product: String(id)}));
  const chosen = data.find(({id}) => id === Number(query.get('product'))) ?? data[0];
  if (isPending) return <Skeleton variant="rounded" height={64} />;
  if (error) return <Alert severity="error">{messageOf(error)}</Alert>;
  if (!chosen) return <Alert severity="info">{t('artworkUpload.noProducts')}</Alert>;
  return (
    <Box sx={{display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)'}}>
      <Choice products={data} chosen={chosen} onChoose={choose} />
      <ProductPanel orderId={orderId} product={chosen} onCopied={choose} />
    </Box>
  );
}
