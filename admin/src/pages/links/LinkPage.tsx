/**
 * What a customer sees who was given a link: the paper, or artwork large, and what may be answered. It stands apart
 * from the console, since nobody signs in.
 */
import {useState} from 'react';
import {Alert, Box, CircularProgress, Container} from '@mui/material';
import {useQuery} from '@tanstack/react-query';
import {useLocation, useParams} from 'react-router';
import type {Entity, TransitionKeyword} from '@emblem/schemas';
import {useLocale, useT} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import {model} from '../../model/schema';
import {messageOf} from '../../request/failure';
import {answerByLink, paperByLink, recordByLink, type HeldLink} from '../../request/access-links';
import {Sheet} from '../papers/Sheet';
import {Answering} from './Answering';
import {ArtworkAnswer} from './ArtworkAnswer';
import {heldLink} from './held-link';
import {LinkHead} from './LinkHead';
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

function Opened({entity, held}: OpenedProps) {
  const t = useT();
  const locale = useLocale();
  const [asked, setAsked] = useState<TransitionKeyword>();
  const [language, setLanguage] = useState('');
  const isArtwork = entity.key === ARTWORK;
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
  return (
    <Box component="main" sx={{minHeight: '100vh', py: {xs: 2, sm: 4}, px: {xs: 1, sm: 2}}}>
      <LinkHead
        entity={entity}
        held={held}
        record={record}
        tree={tree}
        isArtwork={isArtwork}
        language={language}
        onLanguage={setLanguage}
        onAsk={setAsked}
      />
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
