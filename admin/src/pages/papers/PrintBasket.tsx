/** Exists because papers of many records are printed at one time, as one file: no record has such a page. */
import {useState} from 'react';
import {Alert, Box, Button, Card, IconButton, Link, Stack, Typography} from '@mui/material';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import RemoveIcon from '@mui/icons-material/CloseOutlined';
import {languageName} from '../../controls/language/language-name';
import {saveFile} from '../../engine/exchange/save-file';
import {MakingBar} from '../../engine/papers/MakingBar';
import {usePrintBasket, type BasketItem} from '../../engine/papers/use-print-basket';
import {useManyPapers, type ManyPapers} from '../../engine/papers/use-many-papers';
import {PageHeader} from '../../frame/PageHeader';
import {useLocale, useSay, useT} from '../../i18n/hooks';
import {pathOfPaper} from '../../model/papers';
import type {PaperPdf} from '../../request/papers';

/** One file of all pages; the library comes when it is needed. */
async function joinPapers(papers: readonly PaperPdf[], title: string): Promise<Blob> {
  const {PDFDocument} = await import('@cantoo/pdf-lib');
  const all = await PDFDocument.create();
  all.setTitle(title);
  for (const {file} of papers) {
    const one = await PDFDocument.load(await file.arrayBuffer());
    for (const page of await all.copyPages(one, one.getPageIndices())) all.addPage(page);
  }
  const bytes = await all.save();
  return new Blob([new Uint8Array(bytes)], {type: 'application/pdf'});
}

interface RowProps {
  readonly item: BasketItem;
  readonly failure: string | undefined;
  readonly onTake: () => void;
}

function Row({item, failure, onTake}: RowProps) {
  const t = useT();
  const say = useSay();
  const locale = useLocale();
  const {paper, id, language, name} = item;
  const label = `${say(paper.label)} ${name}`.trim();
  return (
    <Card component="li" sx={{px: 2, py: 1.25, display: 'flex', alignItems: 'center', gap: 1.5}}>
      <Box sx={{flex: 1, minWidth: 0}}>
        <Link href={pathOfPaper(paper, id, language)} target="_blank" rel="noopener" sx={{overflowWrap: 'anywhere'}}>
          {label}
        </Link>
        {language !== '' && (
          <Typography variant="caption" color="textSecondary" sx={{display: 'block'}}>
            {languageName(language, locale)}
          </Typography>
        )}
        {failure !== undefined && (
          <Typography variant="caption" color="error" sx={{display: 'block'}}>
            {failure}
          </Typography>
        )}
      </Box>
      <IconButton aria-label={t('papers.takeOut', {name: label})} onClick={onTake}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Card>
  );
}

export default function PrintBasket() {
  const t = useT();
  const {items, take, empty} = usePrintBasket();
  const {progress, make} = useManyPapers();
  const [failures, setFailures] = useState<ManyPapers['failures']>([]);
  const failureOf = ({paper, id}: BasketItem) =>
    failures.find(({wanted}) => wanted.paper.key === paper.key && wanted.id === id)?.message;
  const printAll = async () => {
    const result = await make(items);
    setFailures(result.failures);
    if (result.made.length > 0) saveFile(await joinPapers(result.made, t('papers.basket')), 'emblem-papers.pdf');
  };
  const actions = items.length > 0 && (
    <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 1}}>
      <Button variant="outlined" disabled={progress !== undefined} onClick={empty}>
        {t('papers.emptyBasket')}
      </Button>
      <Button
        variant="contained"
        startIcon={<PdfIcon />}
        disabled={progress !== undefined}
        onClick={() => void printAll()}
      >
        {t('papers.oneFile')}
      </Button>
    </Box>
  );
  return (
    <Box sx={{maxWidth: 860, mx: 'auto'}}>
      <PageHeader title={t('papers.basket')} actions={actions} />
      {items.length === 0 && <Alert severity="info">{t('papers.basketEmpty')}</Alert>}
      <MakingBar progress={progress} />
      <Stack component="ul" spacing={1} sx={{p: 0, m: 0, mt: 1.5, listStyle: 'none'}}>
        {items.map(item => (
          <Row
            key={`${item.paper.key} ${item.id} ${item.language}`}
            item={item}
            failure={failureOf(item)}
            onTake={() => take(item)}
          />
        ))}
      </Stack>
    </Box>
  );
}
