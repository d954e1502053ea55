/** One product of an order: the generated form beside its artwork, and a copy of it. */
import {useState, type ReactNode} from 'react';
import {Alert, Box, Button, Card, Typography} from '@mui/material';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import {ResourceContextProvider, useRefresh} from 'react-admin';
import {ORDER_PRODUCT} from '@emblem/schemas/values';
import {useCan} from '../../../access/session-context';
import {copyValues} from '../../../engine/record/copy';
import {EditForm} from '../../../engine/record/EditForm';
import {useNewRecord} from '../../../engine/record/use-new-record';
import {useFormSections} from '../../../engine/fields/fields';
import {useT} from '../../../i18n/hooks';
import {model} from '../../../model/schema';
import {abilityOf, versionOf, type EntityRecord} from '../../../model/record';
import {homeOf} from '../../../model/views';
import {RecordDetails} from '../../../engine/record/RecordDetails';
import {Drawings} from './Drawings';
import {RecordMenu} from './RecordMenu';
import {productSubject, type Subject} from './subject';

const PRODUCT = model.entity('order-product');

interface FormCardProps {
  readonly record: EntityRecord;
  /** One of the entity's further forms. */
  readonly form?: string;
}

/** Begins again with each version that is saved; whoever may not change it reads it. */
function FormCard({record, form}: FormCardProps) {
  const [round, setRound] = useState(0);
  const refresh = useRefresh();
  // What the order comes to follows.
  const done = () => {
    setRound(round + 1);
    refresh();
  };
  return abilityOf(record, 'update') === true ? (
    <EditForm
      key={`${record.id}.${versionOf(record) ?? 0}.${round}`}
      record={record}
      form={form}
      wholeAddress
      onDone={done}
    />
  ) : (
    <RecordDetails record={record} />
  );
}

interface SideBySideProps extends FormCardProps {
  readonly title: string;
  readonly subject: Subject;
  readonly actions?: ReactNode;
}

/** The form of what artwork is for, and its artwork beside it; below each other where there is no room. */
export function SideBySide({title, subject, record, form, actions}: SideBySideProps) {
  const t = useT();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: {xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px'},
      }}
    >
      <Card component="section" aria-label={title} sx={{overflow: 'visible', order: {xs: 1, lg: 0}}}>
        <Box sx={{display: 'flex', alignItems: 'center', gap: 1, px: {xs: 2, md: 2.5}, pt: 1.5, flexWrap: 'wrap'}}>
          <Typography component="h2" variant="h3" sx={{flex: 1, minWidth: 0, overflowWrap: 'anywhere'}}>
            {title}
          </Typography>
          {actions}
        </Box>
        {record.isLocked === ORDER_PRODUCT.isLocked.yes && (
          <Alert severity="info" sx={{mx: {xs: 2, md: 2.5}, mt: 1}}>
            {t('artworkUpload.locked')}
          </Alert>
        )}
        <FormCard record={record} form={form} />
      </Card>
      <Drawings key={record.id} subject={subject} />
    </Box>
  );
}

interface ProductPanelProps {
  readonly orderId: number;
  readonly product: EntityRecord;
  /** Told of the copy that was made. */
  readonly onCopied: (id: number) => void;
}

function CopyButton({orderId, product, onCopied}: ProductPanelProps) {
  const t = useT();
  const can = useCan();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const {make} = useNewRecord(PRODUCT, PRODUCT.key);
  const entered = useFormSections(PRODUCT, 'create').flatMap(({fields}) => fields);
  if (!can(PRODUCT, 'create')) return null;
  const copy = async () => {
    setBusy(true);
    try {
      const {values} = copyValues(PRODUCT, {entered, shown: entered, source: product});
      const made = await make({...values, orderId});
      refresh();
      onCopied(made.id);
    } catch {
      // The request has said what went wrong.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" startIcon={<CopyIcon />} loading={busy} onClick={() => void copy()}>
      {t('artworkUpload.copy')}
    </Button>
  );
}

export function ProductPanel(props: ProductPanelProps) {
  const {orderId, product} = props;
  return (
    <ResourceContextProvider value={homeOf(PRODUCT.key)}>
      <SideBySide
        title={String(product.name ?? '')}
        record={product}
        subject={productSubject(orderId, product)}
        actions={
          <Box sx={{display: 'flex', alignItems: 'center'}}>
            <CopyButton {...props} />
            <RecordMenu record={product} />
          </Box>
        }
      />
    </ResourceContextProvider>
  );
}
