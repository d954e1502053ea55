/** A paper of a record as a page to read and to print: no list and no form of a schema is laid out like a letter. */
import {Alert, Box, Button, CircularProgress, Skeleton, Stack} from '@mui/material';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import {useQuery} from '@tanstack/react-query';
import {useSearchParams} from 'react-router';
import type {PaperHead} from '@emblem/schemas';
import {LanguageChoice} from '../../engine/papers/LanguageChoice';
import {usePaperPdf} from '../../engine/papers/use-paper-pdf';
import {PageHeader} from '../../frame/PageHeader';
import {useLocale, useSay, useT} from '../../i18n/hooks';
import {usualLanguage} from '../../model/papers';
import {messageOf} from '../../request/failure';
import {fetchPaper, type WantedPaper} from '../../request/papers';
import {Sheet} from './Sheet';

const ID = /^[1-9]\d{0,14}$/;

function useWanted(paper: PaperHead): {wanted: WantedPaper | undefined; choose: (language: string) => void} {
  const locale = useLocale();
  const [query, setQuery] = useSearchParams();
  const id = query.get('id') ?? '';
  const language = query.get('language') ?? usualLanguage(paper, locale);
  const choose = (chosen: string) => setQuery({id, ...(chosen && {language: chosen})}, {replace: true});
  return {wanted: ID.test(id) ? {paper, id: Number(id), language} : undefined, choose};
}

export default function PaperPage({paper}: {readonly paper: PaperHead}) {
  const say = useSay();
  const t = useT();
  const {wanted, choose} = useWanted(paper);
  if (wanted) return <Wanted wanted={wanted} choose={choose} />;
  return (
    <>
      <PageHeader title={say(paper.label)} />
      <Alert severity="info">{t('papers.noRecord')}</Alert>
    </>
  );
}

interface WantedProps {
  readonly wanted: WantedPaper;
  readonly choose: (language: string) => void;
}

function Wanted({wanted, choose}: WantedProps) {
  const {paper, id, language} = wanted;
  const t = useT();
  const say = useSay();
  const locale = useLocale();
  const {running, download} = usePaperPdf();
  const {data, error, refetch} = useQuery({
    queryKey: ['paper', paper.key, id, language, locale],
    queryFn: ({signal}) => fetchPaper(wanted, signal),
    retry: false,
  });
  const actions = (
    <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center'}}>
      <LanguageChoice paper={paper} value={language} onChange={choose} />
      <Button variant="outlined" startIcon={<PrintIcon />} disabled={!data} onClick={() => window.print()}>
        {t('papers.print')}
      </Button>
      <Button
        variant="contained"
        startIcon={running === undefined ? <PdfIcon /> : <CircularProgress size={16} color="inherit" />}
        disabled={!data || running !== undefined}
        onClick={() => void download(wanted)}
      >
        {t(running === undefined ? 'papers.download' : 'papers.running')}
      </Button>
    </Box>
  );
  return (
    <>
      <Box sx={{maxWidth: '230mm', mx: 'auto', displayPrint: 'none'}}>
        <PageHeader title={`${say(paper.label)} ${data?.number ?? ''}`.trim()} actions={actions} />
        {error && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" onClick={() => void refetch()}>
                {t('papers.again')}
              </Button>
            }
          >
            {messageOf(error)}
          </Alert>
        )}
      </Box>
      {data && <Sheet tree={data} />}
      {!data && !error && <Blank />}
    </>
  );
}

function Blank() {
  const t = useT();
  return (
    <Stack role="status" aria-label={t('common.loading')} spacing={2} sx={{maxWidth: '210mm', mx: 'auto'}}>
      <Skeleton height={60} width="60%" />
      <Skeleton height={90} />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  );
}
