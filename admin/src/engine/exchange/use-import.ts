/** An import from the choice of its file to its end: what was read, what was refused, and how far it has come. */
import {useState} from 'react';
import {useNotify, useRefresh} from 'react-admin';
import type {Entity} from '@emblem/schemas';
import {useT} from '../../i18n/hooks';
import {messageOf} from '../../request/failure';
import {importFile, type ImportMode, type ImportReport, type Reading} from '../../request/import-file';
import {saveFile} from './save-file';

/** A file on its way. */
export interface Sending {
  readonly abort: AbortController;
  /** What has been sent, from 0 to 1; the server then reads on. */
  readonly share: number;
}

export function useImport(entity: Entity, onDone: () => void) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<ImportReport>();
  /** As somebody named it; the rest is left to the file. */
  const [named, setNamed] = useState<Reading>({});
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState<Sending>();

  /** The rows that were refused, as a file to be mended and imported again. */
  const handBack = ({refusedRows}: ImportReport) => {
    if (refusedRows !== undefined)
      saveFile(new Blob([refusedRows], {type: 'text/csv'}), `${entity.key}-${t('import.refusedName')}.csv`);
  };
  const finish = (result: ImportReport) => {
    const done = t('import.done', {created: result.created, updated: result.updated});
    notify(result.refused > 0 ? `${done}${t('import.left', {count: result.refused})}` : done, {
      type: result.refused > 0 ? 'warning' : 'success',
    });
    refresh();
    if (result.refused > 0) handBack(result);
    onDone();
  };
  const run = async (chosen: File, mode: ImportMode, reading: Reading) => {
    const abort = new AbortController();
    setSending({abort, share: 0});
    setProblem(undefined);
    try {
      const result = await importFile(entity.key, chosen, mode, {
        reading,
        signal: abort.signal,
        progress: share => setSending({abort, share}),
      });
      setReport(result);
      if (result.written) finish(result);
    } catch (error) {
      setReport(undefined);
      if (!abort.signal.aborted) setProblem(messageOf(error));
    } finally {
      setSending(undefined);
    }
  };
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setNamed({});
    setReport(undefined);
    if (chosen) void run(chosen, 'check', {});
  };
  const readAs = (reading: Reading) => {
    setNamed(reading);
    if (file) void run(file, 'check', reading);
  };
  return {file, report, named, problem, sending, run, choose, readAs, handBack};
}
