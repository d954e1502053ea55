/** The head of a page that a link opens: what it is, and what can be done with it. */
import {useState} from 'react';
import {Alert, Box, Button, Typography} from '@mui/material';
import FilesIcon from '@mui/icons-material/FolderOpenOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import type {Entity, TransitionKeyword} from '@emblem/schemas';
import type {PaperTree} from '@emblem/schemas/papers';
import {saveFile} from '../../engine/exchange/save-file';
import {LanguageChoice} from '../../engine/papers/LanguageChoice';
import {useSay, useT} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import {abilityOf} from '../../model/record';
import {messageOf} from '../../request/failure';
import {pdfByLink, type HeldLink} from '../../request/access-links';
import {PageLink} from '../../widgets/PageLink';
import {filesPath} from './held-link';

interface LinkHeadProps {
  readonly entity: Entity;
  readonly held: HeldLink;
  readonly record: Values;
  readonly tree: PaperTree;
  /** Shown as the picture itself, which has its own answers. */
  readonly isArtwork: boolean;
  readonly language: string;
  readonly onLanguage: (language: string) => void;
  readonly onAsk: (step: TransitionKeyword) => void;
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

/** Saves the paper as a PDF; `failure` says why it could not be had. */
function useDownload(held: HeldLink, language: string, tree: PaperTree) {
  const [failure, setFailure] = useState<string>();
  const [saving, setSaving] = useState(false);
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
  return {failure, saving, save};
}

export function LinkHead({entity, held, record, tree, isArtwork, language, onLanguage, onAsk}: LinkHeadProps) {
  const t = useT();
  const say = useSay();
  const paper = entity.papers.find(({key}) => key === held.paper);
  const {failure, saving, save} = useDownload(held, language, tree);
  return (
    <Box sx={{maxWidth: isArtwork ? 1400 : '210mm', mx: 'auto', mb: 2, displayPrint: 'none'}}>
      <Box sx={{display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1}}>
        <Typography component="h1" variant="h1" sx={{mr: 'auto'}}>
          {`${tree.title} ${tree.number}`.trim()}
        </Typography>
        {paper && <LanguageChoice paper={paper} value={language} onChange={onLanguage} />}
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
            onClick={() => onAsk(step)}
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
