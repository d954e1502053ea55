/** The pages of a PDF, drawn one below the other. */
import {useEffect, useRef, useState} from 'react';
import {Box, Typography} from '@mui/material';
import {getDocument, GlobalWorkerOptions, type PDFDocumentProxy} from 'pdfjs-dist';
// The suffix makes Vite answer the file's address, which lint does not know.
// oxlint-disable-next-line import/default
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import {useT} from '../i18n/hooks';
import {PageLoading} from '../widgets/PageLoading';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Pixels of a page for each of the document's points: sharp on most screens. */
const SCALE = 2;
/** Longer documents are for downloading. */
const PAGE_LIMIT = 50;

function Page({document, number}: {readonly document: PDFDocumentProxy; readonly number: number}) {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    const draw = async () => {
      const page = await document.getPage(number);
      if (stop.signal.aborted || !canvas.current) return;
      const viewport = page.getViewport({scale: SCALE});
      Object.assign(canvas.current, {width: viewport.width, height: viewport.height});
      const task = page.render({canvas: canvas.current, viewport});
      stop.signal.addEventListener('abort', () => task.cancel());
      await task.promise;
    };
    draw().catch(() => undefined);
    return () => stop.abort();
  }, [document, number]);
  return (
    <Box
      component="canvas"
      ref={canvas}
      role="img"
      aria-label={t('viewer.page', {page: number, pages: document.numPages})}
      sx={{display: 'block', maxWidth: '100%', mx: 'auto', mb: 2, backgroundColor: '#fff', boxShadow: 1}}
    />
  );
}

export default function PdfPages({url}: {readonly url: string}) {
  const t = useT();
  const [document, setDocument] = useState<PDFDocumentProxy>();
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const task = getDocument({url, withCredentials: true, isEvalSupported: false});
    task.promise.then(setDocument, () => setBroken(true));
    return () => void task.destroy();
  }, [url]);
  if (isBroken) return <Typography>{t('viewer.broken')}</Typography>;
  if (!document) return <PageLoading />;
  const numbers = Array.from({length: Math.min(PAGE_LIMIT, document.numPages)}, (_, index) => index + 1);
  return (
    <Box sx={{width: '100%'}}>
      {numbers.map(number => (
        <Page key={number} document={document} number={number} />
      ))}
    </Box>
  );
}
