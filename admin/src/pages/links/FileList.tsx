/** Exists because whoever was given a link wants its files in one place, and has no session (CO-056). */
import {useState} from 'react';
import {Alert, Box, Button, Card, CircularProgress, Link, Stack, TextField, Typography} from '@mui/material';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import {QueryClient, QueryClientProvider, useQuery} from '@tanstack/react-query';
import {useLocation, useNavigate} from 'react-router';
import type {PaperTree} from '@emblem/schemas/papers';
import {saveFile} from '../../engine/exchange/save-file';
import {safeLink} from '../../formatting/safe-link';
import {PageHeader} from '../../frame/PageHeader';
import {useLocale, useSay, useT} from '../../i18n/hooks';
import {asTexts, type Values} from '../../model/parse';
import {model} from '../../model/schema';
import {paperByLink, pdfByLink, recordByLink, type HeldLink} from '../../request/access-links';
import {messageOf} from '../../request/failure';
import {FileThumb} from '../../viewer/FileThumb';
import {nameOf} from '../../viewer/kinds';
import {filesPath, heldInHash, heldInText} from './held-link';
import {paperOf} from './paper-of';

interface Shared {
  readonly label: string;
  readonly address: string;
}

/** Of all properties that the link shows, their files, in the order of the schema. */
function useShared(): (held: HeldLink, record: Values) => readonly Shared[] {
  const say = useSay();
  return (held, record) =>
    model
      .entity(held.entity)
      .fields.filter(({upload, name}) => upload !== undefined && name in record)
      .flatMap(({name, label}) => {
        const value = record[name];
        const addresses = typeof value === 'string' ? [value] : asTexts(value);
        return addresses.map(address => ({label: say(label), address}));
      });
}

function FileRow({label, address}: Shared) {
  const t = useT();
  const name = nameOf(address);
  return (
    <Card component="li" sx={{p: 1.5, display: 'flex', alignItems: 'center', gap: 1.5}}>
      <FileThumb url={address} size={64} label={name} />
      <Box sx={{flex: 1, minWidth: 0}}>
        <Typography variant="body1" sx={{overflowWrap: 'anywhere'}}>
          {name}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {label}
        </Typography>
      </Box>
      <Button
        component={Link}
        href={safeLink(address)}
        download={name}
        variant="outlined"
        startIcon={<DownloadIcon />}
        aria-label={t('links.downloadFile', {name})}
        sx={{flex: 'none'}}
      >
        {t('links.save')}
      </Button>
    </Card>
  );
}

function PaperRow({held, tree}: {readonly held: HeldLink; readonly tree: PaperTree}) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const name = `${tree.title} ${tree.number}`.trim();
  const save = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      saveFile(await pdfByLink(held, ''), `${name.replaceAll(/[^\p{L}\p{N}-]+/gu, '-')}.pdf`);
    } catch (refused) {
      setFailure(messageOf(refused));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card component="li" sx={{p: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5}}>
      <Box sx={{width: 64, display: 'grid', placeItems: 'center', color: 'text.secondary'}}>
        <PdfIcon aria-hidden sx={{fontSize: 36}} />
      </Box>
      <Typography variant="body1" sx={{flex: 1, minWidth: 0, overflowWrap: 'anywhere'}}>
        {name}
      </Typography>
      <Button
        variant="outlined"
        loading={busy}
        startIcon={<DownloadIcon />}
        aria-label={t('links.downloadFile', {name})}
        onClick={() => void save()}
      >
        PDF
      </Button>
      {failure !== undefined && (
        <Alert severity="error" sx={{flexBasis: '100%'}}>
          {failure}
        </Alert>
      )}
    </Card>
  );
}

function Files({held}: {readonly held: HeldLink}) {
  const t = useT();
  const locale = useLocale();
  const sharedOf = useShared();
  const {data, error} = useQuery({
    queryKey: ['files-by-link', held, locale],
    queryFn: async ({signal}) => ({
      record: await recordByLink(held, signal),
      tree: await paperByLink(held, '', signal),
    }),
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (error) return <Alert severity="error">{messageOf(error)}</Alert>;
  if (!data)
    return (
      <Box role="status" aria-label={t('common.loading')} sx={{display: 'grid', placeItems: 'center', py: 8}}>
        <CircularProgress />
      </Box>
    );
  return (
    <Stack component="ul" spacing={1} sx={{m: 0, p: 0, listStyle: 'none'}} aria-label={t('links.files')}>
      <PaperRow held={held} tree={data.tree} />
      {sharedOf(held, data.record).map(file => (
        <FileRow key={`${file.label} ${file.address}`} {...file} />
      ))}
    </Stack>
  );
}

/** Who comes without a link, or with a part of one, is asked for it. */
function AskForLink() {
  const t = useT();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const open = () => {
    const held = heldInText(paperOf, text);
    setWrong(held === undefined);
    if (held) void navigate(filesPath(held));
  };
  return (
    <Card
      component="form"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        open();
      }}
      sx={{p: 3, display: 'grid', gap: 2}}
    >
      <Typography variant="body1">{t('links.askForLink')}</Typography>
      <TextField
        label={t('links.address')}
        value={text}
        onChange={({target}) => {
          setText(target.value);
          setWrong(false);
        }}
        error={isWrong}
        helperText={isWrong ? t('links.shut') : ' '}
        fullWidth
      />
      <Button type="submit" variant="contained" sx={{justifySelf: 'start'}}>
        {t('links.showFiles')}
      </Button>
    </Card>
  );
}

export default function FileList() {
  const t = useT();
  const {hash} = useLocation();
  const [client] = useState(() => new QueryClient());
  const held = heldInHash(paperOf, hash);
  return (
    <QueryClientProvider client={client}>
      <Box sx={{maxWidth: 760, mx: 'auto'}}>
        <PageHeader title={t('links.fileList')} />
        {held ? <Files key={hash} held={held} /> : <AskForLink />}
      </Box>
    </QueryClientProvider>
  );
}
