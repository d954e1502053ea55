/** The papers of a record: each as a page and as PDF, in the language that is chosen. */
import {useId, useState} from 'react';
import {Box, Button, CircularProgress, Divider, Popover, Stack, Typography} from '@mui/material';
import OpenIcon from '@mui/icons-material/OpenInNew';
import PaperIcon from '@mui/icons-material/DescriptionOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import LaterIcon from '@mui/icons-material/ScheduleOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import {useNotify} from 'react-admin';
import type {Entity, PaperHead} from '@emblem/schemas';
import {PAPER} from '@emblem/schemas/papers';
import {useCan} from '../../access/session-context';
import {useLocale, useSay, useT} from '../../i18n/hooks';
import {pathOfPaper, usualLanguage} from '../../model/papers';
import {asText} from '../../model/parse';
import {recordLabel} from '../../controls/shared/record-label';
import {abilityOf, type EntityRecord} from '../../model/record';
import {PageLink} from '../../widgets/PageLink';
import {useView} from '../use-view';
import type {WantedPaper} from '../../request/papers';
import {LanguageChoice} from './LanguageChoice';
import {MailPaper} from './MailPaper';
import {usePrintBasket} from './use-print-basket';
import {usePaperPdf} from './use-paper-pdf';

interface PaperChoiceProps {
  readonly paper: PaperHead;
  readonly record: EntityRecord;
  /** What the record is called. */
  readonly name: string;
  readonly onMail: (wanted: WantedPaper) => void;
}

function PaperChoice({paper, record, name, onMail}: PaperChoiceProps) {
  const t = useT();
  const notify = useNotify();
  const {isFull, put} = usePrintBasket();
  const say = useSay();
  const locale = useLocale();
  const heading = useId();
  const {running, download} = usePaperPdf();
  const [language, setLanguage] = useState(usualLanguage(paper, locale));
  const own = paper.language === undefined ? undefined : asText(record[paper.language]);
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1}}
    >
      <Typography id={heading} component="h2" variant="subtitle2" sx={{flex: '1 1 10rem'}}>
        {say(paper.label)}
      </Typography>
      <LanguageChoice paper={paper} value={language} own={own} onChange={setLanguage} />
      <Button startIcon={<OpenIcon />} href={pathOfPaper(paper, record.id, language)} target="_blank" rel="noopener">
        {t('papers.open')}
      </Button>
      <Button
        variant="outlined"
        startIcon={running === undefined ? <PdfIcon /> : <CircularProgress size={16} color="inherit" />}
        disabled={running !== undefined}
        onClick={() => void download({paper, id: record.id, language})}
      >
        {t(running === undefined ? 'papers.download' : 'papers.running')}
      </Button>
      <Button
        startIcon={<LaterIcon />}
        disabled={isFull}
        onClick={() => {
          put({paper, id: record.id, language, name});
          notify(t('papers.laterDone'), {type: 'success'});
        }}
      >
        {t('papers.later')}
      </Button>
      {paper.mailed && (
        <Button variant="outlined" startIcon={<MailIcon />} onClick={() => onMail({paper, id: record.id, language})}>
          {t('papers.mailIt')}
        </Button>
      )}
    </Box>
  );
}

/** Ways to several papers at once. */
function Together({entity, id}: {readonly entity: Entity; readonly id: number}) {
  const t = useT();
  const {items} = usePrintBasket();
  const [several, later] = ['/print/generateFiles', '/print/delayedPrinting'];
  return (
    <Box sx={{display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1}}>
      {items.length > 0 && (
        <Button component={PageLink} to={later}>
          {t('papers.basketOpen', {count: items.length})}
        </Button>
      )}
      {entity.papers.length > 1 && (
        <Button component={PageLink} to={`${several}?entity=${entity.key}&id=${id}`}>
          {t('papers.severalFiles')}
        </Button>
      )}
    </Box>
  );
}

export function PapersButton({record}: {readonly record: EntityRecord}) {
  const t = useT();
  const can = useCan();
  const {entity} = useView();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [mailing, setMailing] = useState<WantedPaper>();
  const {papers} = entity;
  if (papers.length === 0 || !can(entity, PAPER) || abilityOf(record, PAPER) !== true) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PaperIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {t('papers.title')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{vertical: 'bottom', horizontal: 'right'}}
        transformOrigin={{vertical: 'top', horizontal: 'right'}}
        slotProps={{paper: {role: 'dialog', 'aria-label': t('papers.title'), sx: {p: 2, mt: 0.5, width: 780}}}}
      >
        <Stack spacing={1.5} divider={<Divider />}>
          {papers.map(paper => (
            <PaperChoice
              key={paper.key}
              paper={paper}
              record={record}
              name={recordLabel(entity, record)}
              onMail={wanted => {
                setAnchor(null);
                setMailing(wanted);
              }}
            />
          ))}
          <Together entity={entity} id={record.id} />
        </Stack>
      </Popover>
      {mailing && <MailPaper wanted={mailing} onClose={() => setMailing(undefined)} />}
    </>
  );
}
