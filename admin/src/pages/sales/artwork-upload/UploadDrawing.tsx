/** Uploads one version of the artwork of a product: to the customer, or kept for now. */
import {useState} from 'react';
import {Box, Button, Chip, MenuItem, Stack, TextField} from '@mui/material';
import {useNotify, useRefresh} from 'react-admin';
import {canEdit} from '../../../access/field-rights';
import {useSession} from '../../../access/session-context';
import {optionsOf} from '../../../controls/select';
import {useSay, useT} from '../../../i18n/hooks';
import {model} from '../../../model/schema';
import {post} from '../../../request/api';
import {rulesOf} from '../../../upload/rules';
import {useFormUploads} from '../../../upload/use-form-uploads';
import {UploadsOfFormProvider} from '../../../upload/form-uploads-context';
import {UploadButton} from '../../../upload/UploadButton';
import {nameOf} from '../../../viewer/kinds';
import {DrawingParameters} from './DrawingParameters';
import type {Subject} from './subject';

const DRAWING = model.entity('drawing');
const {files: FILES, kind: KIND, name: NAME, orderProductId: PRODUCT} = DRAWING.field;
const RULES = rulesOf(FILES?.upload ?? {});

const UPLOAD = '/order/manage/uploadTheDrawings';
const KEEP = '/order/manage/drawingsAreTemporarilyStored';

/** That parameters can be read from: one of our own store. */
const isPicture = (url: string): boolean => url.startsWith('/files/') && /\.(?:jpe?g|png|webp)$/i.test(nameOf(url));

/** Whoever may not say of which product it is leaves that to others. */
function useMayLink(): boolean {
  const session = useSession();
  return PRODUCT !== undefined && canEdit(session, DRAWING, PRODUCT);
}

interface NameAndKindProps {
  readonly name: string;
  readonly kind: number;
  readonly onName: (name: string) => void;
  readonly onKind: (kind: number) => void;
}

function NameAndKind({name, kind, onName, onKind}: NameAndKindProps) {
  const say = useSay();
  return (
    <Stack direction={{xs: 'column', sm: 'row'}} spacing={1}>
      <TextField
        label={NAME && say(NAME.label)}
        value={name}
        onChange={event => onName(event.target.value)}
        sx={{flex: 1}}
        slotProps={{htmlInput: {maxLength: 200}}}
      />
      <TextField
        select
        label={KIND && say(KIND.label)}
        value={kind}
        onChange={event => onKind(Number(event.target.value))}
        sx={{width: {sm: 110}}}
      >
        {KIND &&
          optionsOf(KIND).map(option => (
            <MenuItem key={String(option.value)} value={Number(option.value)}>
              {say(option.label)}
            </MenuItem>
          ))}
      </TextField>
    </Stack>
  );
}

export function UploadDrawing({subject}: {readonly subject: Subject}) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const mayLink = useMayLink();
  const [name, setName] = useState(subject.name);
  const [kind, setKind] = useState(Number(KIND?.default ?? 2));
  const [files, setFiles] = useState<readonly string[]>([]);
  const [parameters, setParameters] = useState('');
  const uploads = useFormUploads();
  const [busy, setBusy] = useState<string>();
  const room = (RULES.count ?? 1) - files.length;
  const send = async (path: string) => {
    setBusy(path);
    const product = mayLink && subject.orderProductId !== undefined ? {orderProductId: subject.orderProductId} : {};
    try {
      await post(path, {...subject.of, ...product, name: name.trim(), kind, files, parameters: parameters.trim()});
      notify(t(path === UPLOAD ? 'artworkUpload.uploaded' : 'artworkUpload.kept'), {type: 'success'});
      setFiles([]);
      setParameters('');
      refresh();
    } catch {
      // The call has said what went wrong; what was entered stays.
    } finally {
      setBusy(undefined);
    }
  };
  const ready = files.length > 0 && uploads.underWay === 0 && name.trim() !== '' && busy === undefined;
  return (
    <Box sx={{display: 'grid', gap: 1.25, pb: 1.5, mb: 1, borderBottom: 1, borderColor: 'divider'}}>
      <NameAndKind name={name} kind={kind} onName={setName} onKind={setKind} />
      <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center'}}>
        <UploadsOfFormProvider value={uploads.begin}>
          <UploadButton
            {...RULES}
            count={room}
            disabled={room <= 0}
            label={t('artworkUpload.choose')}
            send={{modelDir: 'drawing', property: 'drawing.files'}}
            done={url => setFiles(before => [...before, url])}
          />
        </UploadsOfFormProvider>
        {files.map(url => (
          <Chip
            key={url}
            size="small"
            label={nameOf(url)}
            onDelete={() => setFiles(files.filter(each => each !== url))}
            sx={{maxWidth: 220}}
          />
        ))}
      </Box>
      <DrawingParameters picture={files.find(isPicture)} value={parameters} onChange={setParameters} />
      <Box sx={{display: 'flex', gap: 1, flexWrap: 'wrap'}}>
        <Button variant="contained" disabled={!ready} loading={busy === UPLOAD} onClick={() => void send(UPLOAD)}>
          {t('artworkUpload.upload')}
        </Button>
        <Button variant="outlined" disabled={!ready} loading={busy === KEEP} onClick={() => void send(KEEP)}>
          {t('artworkUpload.keep')}
        </Button>
      </Box>
    </Box>
  );
}
