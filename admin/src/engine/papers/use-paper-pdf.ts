/** Saves the PDF of a paper, and tells what became of it. */
import {useState} from 'react';
import {useNotify} from 'react-admin';
import {useT} from '../../i18n/hooks';
import {messageOf} from '../../request/failure';
import {fetchPaperPdf, type WantedPaper} from '../../request/papers';
import {saveFile} from '../exchange/save-file';
import {listSigns} from '../../request/list-signs';

const LONG_MS = 12_000;

interface PaperDownload {
  /** The paper that is being made. */
  readonly running: string | undefined;
  readonly download: (wanted: WantedPaper) => Promise<void>;
}

export function usePaperPdf(): PaperDownload {
  const t = useT();
  const notify = useNotify();
  const [running, setRunning] = useState<string>();
  const download = async (wanted: WantedPaper): Promise<void> => {
    setRunning(wanted.paper.key);
    try {
      const {file, name, missing} = await fetchPaperPdf(wanted);
      saveFile(file, name);
      if (missing.signs.length === 0) notify(t('papers.done', {name}), {type: 'success'});
      else notify(t('papers.missing', {signs: listSigns(missing, t)}), {type: 'warning', autoHideDuration: LONG_MS});
    } catch (error) {
      notify(messageOf(error), {type: 'error', autoHideDuration: LONG_MS});
    } finally {
      setRunning(undefined);
    }
  };
  return {running, download};
}
