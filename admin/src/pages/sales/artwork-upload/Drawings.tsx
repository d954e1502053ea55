/** The artwork of a product: its versions with their answers, and what belongs to no product of the order yet. */
import {useState} from 'react';
import {Alert, Box, Button, ButtonBase, Card, Chip, Skeleton, Typography} from '@mui/material';
import {ResourceContextProvider, useGetList, useRefresh} from 'react-admin';
import {DRAWING as VALUES} from '@emblem/schemas/values';
import {useCan} from '../../../access/session-context';
import {FieldDisplay} from '../../../controls/FieldDisplay';
import {LinkButton} from '../../../engine/access-links/LinkButton';
import {useView} from '../../../engine/use-view';
import {useSay, useT} from '../../../i18n/hooks';
import {asTexts, type Values} from '../../../model/parse';
import {model} from '../../../model/schema';
import type {EntityRecord} from '../../../model/record';
import {allOf, homeOf} from '../../../model/views';
import {post} from '../../../request/api';
import {messageOf} from '../../../request/failure';
import {FileViewer} from '../../../viewer/FileViewer';
import {Picture} from '../../../widgets/Picture';
import {RecordMenu} from './RecordMenu';
import {isOf, type Subject} from './subject';
import {UploadDrawing} from './UploadDrawing';

const DRAWING = model.entity('drawing');
/** More versions are shown in the list of drawings. */
const SHOWN = 100;

/** Said of a drawing where it is so. */
const FLAGS = ['isTemporary', 'isCaptured', 'isLocked'];

function Marks({drawing}: {readonly drawing: EntityRecord}) {
  const say = useSay();
  const {entity} = useView();
  const shown = ['kind', 'confirmation'].flatMap(name => entity.field[name] ?? []);
  const flags = FLAGS.filter(name => drawing[name] === VALUES.isTemporary.yes).flatMap(
    name => entity.field[name] ?? [],
  );
  return (
    <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center', fontSize: '0.8125rem'}}>
      {shown.map(field => (
        <FieldDisplay key={field.name} field={field} value={drawing[field.name]} record={drawing} dense />
      ))}
      {flags.map(field => (
        <Chip key={field.name} size="small" variant="outlined" label={say(field.label)} />
      ))}
    </Box>
  );
}

/** What was kept for now goes to the customer as it is. */
function SendButton({drawing, subject}: {readonly drawing: EntityRecord; readonly subject: Subject}) {
  const t = useT();
  const can = useCan();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  if (drawing.isTemporary !== VALUES.isTemporary.yes || !can(DRAWING, 'create')) return null;
  const send = async () => {
    setBusy(true);
    try {
      const {name, kind, files, parameters, orderProductId} = drawing;
      const values: Values = {...subject.of, orderProductId, name, kind, files, parameters};
      await post('/order/manage/uploadTheDrawings', Object.fromEntries(Object.entries(values).filter(([, v]) => v)));
      refresh();
    } catch {
      // The call has said what went wrong.
      setBusy(false);
    }
  };
  return (
    <Button size="small" variant="outlined" loading={busy} onClick={() => void send()}>
      {t('artworkUpload.send')}
    </Button>
  );
}

function Drawing({drawing, subject}: {readonly drawing: EntityRecord; readonly subject: Subject}) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const files = asTexts(drawing.files);
  const name = t('artworkUpload.version', {name: String(drawing.name), revision: Number(drawing.revision)});
  return (
    <Box
      component="li"
      aria-label={name}
      sx={{display: 'flex', gap: 1.5, py: 1, '& + &': {borderTop: 1, borderColor: 'divider'}}}
    >
      <ButtonBase
        aria-label={t('artworkUpload.look', {name})}
        onClick={() => setShown(true)}
        sx={{alignSelf: 'flex-start'}}
      >
        <Picture url={files[0]} size={64} alt="" />
      </ButtonBase>
      <Box sx={{flex: 1, minWidth: 0, display: 'grid', gap: 0.5}}>
        <Typography variant="body2" sx={{fontWeight: 600, overflowWrap: 'anywhere'}}>
          {name}
          {files.length > 1 && ` · ${t('artworkUpload.files', {count: files.length})}`}
        </Typography>
        <Marks drawing={drawing} />
        {typeof drawing.reason === 'string' && drawing.reason !== '' && (
          <Typography variant="body2" color="textSecondary" sx={{overflowWrap: 'anywhere'}}>
            {drawing.reason}
          </Typography>
        )}
        <Box sx={{display: 'flex', gap: 0.5, alignItems: 'center', flexWrap: 'wrap', ml: -0.75}}>
          <SendButton drawing={drawing} subject={subject} />
          {drawing.isTemporary !== VALUES.isTemporary.yes && (
            <LinkButton entity={DRAWING} record={drawing} name={name} />
          )}
          <RecordMenu record={drawing} edit />
        </Box>
      </Box>
      {shown && <FileViewer urls={files} start={0} onClose={() => setShown(false)} />}
    </Box>
  );
}

interface ListProps {
  readonly label: string;
  readonly drawings: readonly EntityRecord[];
  readonly subject: Subject;
}

function DrawingList({label, drawings, subject}: ListProps) {
  return (
    <Box component="ul" aria-label={label} sx={{listStyle: 'none', m: 0, p: 0}}>
      {drawings.map(drawing => (
        <Drawing key={drawing.id} drawing={drawing} subject={subject} />
      ))}
    </Box>
  );
}

function useDrawings({of}: Subject) {
  return useGetList<EntityRecord>(
    allOf('drawing'),
    {filter: of, pagination: {page: 1, perPage: SHOWN}, sort: {field: 'createdAt', order: 'DESC'}},
    {placeholderData: before => before},
  );
}

function Content({subject}: {readonly subject: Subject}) {
  const t = useT();
  const {data = [], error, isPending} = useDrawings(subject);
  if (isPending) return <Skeleton height={72} />;
  if (error) return <Alert severity="error">{messageOf(error)}</Alert>;
  const own = data.filter(drawing => isOf(subject, drawing));
  const unlinked =
    subject.orderProductId === undefined ? [] : data.filter(({orderProductId}) => orderProductId === null);
  return (
    <>
      {own.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{py: 1}}>
          {t('artworkUpload.none')}
        </Typography>
      )}
      <DrawingList label={t('artworkUpload.drawings')} drawings={own} subject={subject} />
      {unlinked.length > 0 && (
        <>
          <Typography component="h3" variant="body2" color="textSecondary" sx={{fontWeight: 600, mt: 1}}>
            {t('artworkUpload.unlinked')}
          </Typography>
          <DrawingList label={t('artworkUpload.unlinked')} drawings={unlinked} subject={subject} />
        </>
      )}
    </>
  );
}

export function Drawings({subject}: {readonly subject: Subject}) {
  const t = useT();
  const can = useCan();
  return (
    <ResourceContextProvider value={homeOf('drawing')}>
      <Card component="section" aria-label={t('artworkUpload.artwork')} sx={{p: 2}}>
        <Typography component="h2" variant="h3" sx={{mb: 2}}>
          {t('artworkUpload.artwork')}
        </Typography>
        {can(DRAWING, 'create') && <UploadDrawing key={subject.orderProductId} subject={subject} />}
        {can(DRAWING, 'read') && <Content subject={subject} />}
      </Card>
    </ResourceContextProvider>
  );
}
