/** Exists because whoever ships or files an order wants its papers together: those that are chosen, in one archive. */
import {useState} from 'react';
import {Alert, Box, Button, Card, Checkbox, FormControlLabel, MenuItem, Stack, TextField} from '@mui/material';
import DownloadIcon from '@mui/icons-material/FolderZipOutlined';
import {useSearchParams} from 'react-router';
import type {Entity, PaperHead} from '@emblem/schemas';
import {PAPER} from '@emblem/schemas/papers';
import {useCan} from '../../access/session-context';
import {RelationPicker} from '../../controls/shared/RelationPicker';
import {saveFile} from '../../engine/exchange/save-file';
import {LanguageChoice} from '../../engine/papers/LanguageChoice';
import {MakingBar} from '../../engine/papers/MakingBar';
import {useManyPapers, type ManyPapers} from '../../engine/papers/use-many-papers';
import {PageHeader} from '../../frame/PageHeader';
import {useLocale, useSay, useT} from '../../i18n/hooks';
import {usualLanguage} from '../../model/papers';
import {model} from '../../model/schema';
import type {PaperPdf} from '../../request/papers';

/** Papers without a number are called alike; none takes the place of another. */
function freeName(files: Readonly<Record<string, unknown>>, name: string): string {
  if (!(name in files)) return name;
  const [stem = '', ending = ''] = [name.replace(/\.[^.]*$/u, ''), /\.[^.]*$/u.exec(name)?.[0]];
  const numbers = Array.from({length: Object.keys(files).length + 1}, (_, index) => index + 2);
  return numbers.map(number => `${stem} (${number})${ending}`).find(each => !(each in files)) ?? name;
}

/** PDFs are compressed already, and are put in as they are. */
async function zipPapers(papers: readonly PaperPdf[]): Promise<Blob> {
  const {zipSync} = await import('fflate');
  const files: Record<string, Uint8Array> = {};
  for (const {file, name} of papers) files[freeName(files, name)] = new Uint8Array(await file.arrayBuffer());
  return new Blob([new Uint8Array(zipSync(files, {level: 0}))], {type: 'application/zip'});
}

interface Choice {
  readonly language: string;
  readonly isChosen: boolean;
}

interface PaperRowProps {
  readonly paper: PaperHead;
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}

function PaperRow({paper, choice, onChange}: PaperRowProps) {
  const say = useSay();
  return (
    <Card
      component="li"
      sx={{
        px: 2,
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
      }}
    >
      <FormControlLabel
        label={say(paper.label)}
        control={<Checkbox checked={choice.isChosen} onChange={(_, isChosen) => onChange({...choice, isChosen})} />}
      />
      {choice.isChosen && (
        <LanguageChoice paper={paper} value={choice.language} onChange={language => onChange({...choice, language})} />
      )}
    </Card>
  );
}

/** The kinds of records that have papers which the user may make. */
function useKinds(): readonly (readonly [Entity, readonly PaperHead[]])[] {
  const can = useCan();
  return [...model.entities.values()]
    .filter(entity => entity.papers.length > 0 && can(entity, PAPER))
    .map(entity => [entity, entity.papers] as const);
}

const idsOf = (text: string | null): readonly number[] =>
  (text ?? '')
    .split(',')
    .map(Number)
    .filter(id => Number.isSafeInteger(id) && id > 0);

interface KindChoiceProps {
  readonly kinds: readonly Entity[];
  readonly chosen: Entity;
  readonly onChoose: (key: string) => void;
}

/** Of which kind the records are. */
function KindChoice({kinds, chosen, onChoose}: KindChoiceProps) {
  const t = useT();
  const say = useSay();
  return (
    <TextField select label={t('papers.kind')} value={chosen.key} onChange={event => onChoose(event.target.value)}>
      {kinds.map(each => (
        <MenuItem key={each.key} value={each.key}>
          {say(each.label)}
        </MenuItem>
      ))}
    </TextField>
  );
}

export default function GenerateFiles() {
  const t = useT();
  const say = useSay();
  const locale = useLocale();
  const kinds = useKinds();
  const [query, setQuery] = useSearchParams();
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [failures, setFailures] = useState<ManyPapers['failures']>([]);
  const {progress, make} = useManyPapers();
  const [entity, papers] = kinds.find(([{key}]) => key === query.get('entity')) ?? kinds[0] ?? [];
  const ids = idsOf(query.get('id'));
  const choose = (key: string, chosen: readonly number[]) =>
    setQuery({entity: key, ...(chosen.length > 0 && {id: chosen.join(',')})}, {replace: true});
  const choiceOf = (paper: PaperHead): Choice =>
    choices[paper.key] ?? {isChosen: true, language: usualLanguage(paper, locale)};
  const wanted = (papers ?? []).flatMap(paper => {
    const {isChosen, language} = choiceOf(paper);
    return isChosen ? ids.map(id => ({paper, id, language})) : [];
  });
  const download = async () => {
    const result = await make(wanted);
    setFailures(result.failures);
    if (result.made.length > 0)
      saveFile(await zipPapers(result.made), `${entity?.key ?? 'papers'}-${ids.join('-')}.zip`);
  };
  if (!entity || !papers) return <Alert severity="info">{t('papers.noneToMake')}</Alert>;
  return (
    <Box sx={{maxWidth: 860, mx: 'auto'}}>
      <PageHeader
        title={t('papers.files')}
        actions={
          <Button
            variant="contained"
            startIcon={<DownloadIcon />}
            disabled={wanted.length === 0 || progress !== undefined}
            onClick={() => void download()}
          >
            {t('papers.archive', {count: wanted.length})}
          </Button>
        }
      />
      <Stack spacing={1.5}>
        <KindChoice kinds={kinds.map(([each]) => each)} chosen={entity} onChoose={key => choose(key, [])} />
        <RelationPicker
          key={entity.key}
          multiple
          label={t('papers.records')}
          entity={entity}
          ids={ids}
          onChange={chosen => choose(entity.key, chosen)}
        />
        {ids.length === 0 && <Alert severity="info">{t('papers.chooseRecords')}</Alert>}
        <MakingBar progress={progress} />
        {failures.map(({wanted: {paper, id}, message}) => (
          <Alert key={`${paper.key} ${id}`} severity="error">
            {`${say(paper.label)} #${id}: ${message}`}
          </Alert>
        ))}
        <Stack component="ul" spacing={1} sx={{p: 0, m: 0, listStyle: 'none'}}>
          {papers.map(paper => (
            <PaperRow
              key={paper.key}
              paper={paper}
              choice={choiceOf(paper)}
              onChange={choice => setChoices({...choices, [paper.key]: choice})}
            />
          ))}
        </Stack>
      </Stack>
    </Box>
  );
}
