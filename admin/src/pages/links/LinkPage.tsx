/**
 * What a customer sees who was given a link: the paper, or artwork large, and what may be answered. It stands apart
 * from the console, since nobody signs in.
 */
import {useState} from 'react';
import {Alert, Box, Button, CircularProgress, Container, Typography} from '@mui/material';
import FilesIcon from '@mui/icons-material/FolderOpenOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import {useQuery} from '@tanstack/react-query';
import {useLocation, useParams} from 'react-router';
import type {Entity, TransitionKeyword} from '@emblem/schemas';
import {saveFile} from '../../engine/exchange/save-file';
import {LanguageChoice} from '../../engine/papers/LanguageChoice';
import {useLocale, useSay, useT} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import {model} from '../../model/schema';
import {abilityOf} from '../../model/record';
import {messageOf} from '../../request/failure';
import {answerByLink, paperByLink, pdfByLink, recordByLink, type HeldLink} from '../../request/access-links';
import {PageLink} from '../../widgets/PageLink';
import {Sheet} from '../papers/Sheet';
import {Answering} from './Answering';
import {ArtworkAnswer} from './ArtworkAnswer';
import {filesPath, heldLink} from './held-link';
import {paperOf} from './paper-of';

/** Shown as the picture itself, with pins, and not as the paper that names it. */
const ARTWORK = 'drawing';

export default function LinkPage() {
  const t = useT();
  const {entity: key = '', id = ''} = useParams();
  const {hash} = useLocation();
  const held = heldLink(paperOf, key, id, hash.slice(1));
  if (!held)
    return (
      <Container maxWidth="sm" sx={{py: 6}}>
        <Alert severity="error">{t('links.shut')}</Alert>
      </Container>
    );
  return <Opened entity={model.entity(key)} held={held} />;
}

interface OpenedProps {
  readonly entity: Entity;
  readonly held: HeldLink;
}

/** The steps that the link opens and the record's state allows. */
function stepsFor({workflows, accessLink}: Entity, record: Values): readonly TransitionKeyword[] {
  const opened = accessLink?.actions ?? [];
  return opened
    .filter(action => abilityOf(record, action) === true)
    .flatMap(action => {
      const step = workflows.flatMap(({transitions}) => transitions).find(each => each.action === action);
      return step ? [step] : [];
    });
}

function Opened({entity, held}: OpenedProps) {
  const t = useT();
  const say = useSay();
  const locale = useLocale();
  const [asked, setAsked] = useState<TransitionKeyword>();
  const [failure, setFailure] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [language, setLanguage] = useState('');
  const isArtwork = entity.key === ARTWORK;
  const paper = entity.papers.find(({key}) => key === held.paper);
  const {data, error, refetch} = useQuery({
    queryKey: ['by-link', held, locale, language],
    queryFn: async ({signal}) => ({
      record: await recordByLink(held, signal),
      tree: await paperByLink(held, language, signal),
    }),
    placeholderData: before => before,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (error)
    return (
      <Container maxWidth="sm" sx={{py: 6}}>
        <Alert severity="error">{messageOf(error)}</Alert>
      </Container>
    );
  if (!data)
    return (
      <Box
        role="status"
        aria-label={t('common.loading')}
        sx={{display: 'grid', placeItems: 'center', minHeight: '60vh'}}
      >
        <CircularProgress />
      </Box>
    );
  const {record, tree} = data;
  const take = async (answer: string, values: Values) => {
    await answerByLink(held, answer, {...values, version: record.version});
    setAsked(undefined);
    await refetch();
  };
  const save = async () => {
    setSaving(true);
    setFailure(undefined);
    try {
      saveFile(await pdfByLink(held, language), `${held.paper}-${tree.number.replaceAll(/[^\w-]+/g, '-')}.pdf`);
    } catch (refused) {
      setFailure(messageOf(refused));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Box component="main" sx={{minHeight: '100vh', py: {xs: 2, sm: 4}, px: {xs: 1, sm: 2}}}>
      <Box sx={{maxWidth: isArtwork ? 1400 : '210mm', mx: 'auto', mb: 2, displayPrint: 'none'}}>
        <Box sx={{display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1}}>
          <Typography component="h1" variant="h1" sx={{mr: 'auto'}}>
            {`${tree.title} ${tree.number}`.trim()}
          </Typography>
          {paper && <LanguageChoice paper={paper} value={language} onChange={setLanguage} />}
          {!isArtwork && (
            <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
              {t('papers.print')}
            </Button>
          )}
          <Button variant="outlined" startIcon={<PdfIcon />} loading={saving} onClick={() => void save()}>
            {t('papers.download')}
          </Button>
          {isArtwork && (
            <Button component={PageLink} to={filesPath(held)} variant="outlined" startIcon={<FilesIcon />}>
              {t('links.files')}
            </Button>
          )}
          {(isArtwork ? [] : stepsFor(entity, record)).map((step, index) => (
            <Button
              key={step.action}
              variant={index === 0 ? 'contained' : 'outlined'}
              color={index === 0 ? 'primary' : 'inherit'}
              onClick={() => setAsked(step)}
            >
              {say(step.label)}
            </Button>
          ))}
        </Box>
        {failure !== undefined && (
          <Alert severity="error" sx={{mt: 2}}>
            {failure}
          </Alert>
        )}
        {!isArtwork && <Standing entity={entity} record={record} />}
      </Box>
      {isArtwork ? (
        <Box sx={{maxWidth: 1400, mx: 'auto'}}>
          <ArtworkAnswer record={record} tree={tree} onAnswer={take} onStale={() => void refetch()} />
        </Box>
      ) : (
        <Sheet tree={tree} />
      )}
      {asked && (
        <Answering
          entity={entity}
          step={asked}
          onAnswer={values => take(asked.action, values)}
          onClose={() => setAsked(undefined)}
          onStale={() => {
            setAsked(undefined);
            void refetch();
          }}
        />
      )}
    </Box>
  );
}

/** Where nothing can be answered: in which state it is, and why. */
function Standing({entity, record}: {readonly entity: Entity; readonly record: Values}) {
  const say = useSay();
  const abilities = (entity.accessLink?.actions ?? []).map(action => abilityOf(record, action));
  if (abilities.includes(true)) return null;
  return entity.workflows.map(({field: name, states}) => {
    const field = entity.field[name];
    const option = field?.options?.find(({value}) => value === record[name]);
    if (!field || !option) return null;
    const isFinal = states.some(({value, final}) => value === option.value && final === true);
    return (
      <Alert key={name} severity={isFinal ? 'success' : 'info'} sx={{mt: 2}}>
        {`${say(field.label)}: ${say(option.label)}`}
        {!isFinal && typeof abilities[0] === 'string' && ` · ${abilities[0]}`}
      </Alert>
    );
  });
}
