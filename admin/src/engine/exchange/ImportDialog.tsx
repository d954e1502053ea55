/**
 * Imports a CSV or XLSX file: first a dry run that changes nothing and names every wrong row, then the import of all
 * rows or of those that are right.
 */
import {useId, useRef, useState} from 'react';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Link,
  Stack,
  Typography,
} from '@mui/material';
import {useNotify, useRefresh} from 'react-admin';
import {useSay, useT} from '../../i18n/hooks';
import {messageOf} from '../../request/failure';
import {importFile, type ImportMode, type ImportReport, type Reading} from '../../request/import-file';
import {SubmitButton} from '../../widgets/SubmitButton';
import {useListState} from '../list-state/list-state';
import {ImportSample, ReadingChoice} from './ImportReading';
import {ImportErrors} from './ImportErrors';
import {saveFile} from './save-file';
import {importColumns, templateFile} from './template';

const ACCEPT = '.csv,.xlsx';

const isWorkbook = ({name}: File): boolean => /\.xlsx$/i.test(name);

interface Sending {
  readonly abort: AbortController;
  /** What has been sent, from 0 to 1; the server then reads on. */
  readonly share: number;
}

export function ImportDialog({onClose}: {readonly onClose: () => void}) {
  const t = useT();
  const say = useSay();
  const id = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const input = useRef<HTMLInputElement>(null);
  const {view} = useListState();
  const {entity} = view;
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<ImportReport>();
  /** As somebody named it; the rest is left to the file. */
  const [named, setNamed] = useState<Reading>({});
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState<Sending>();
  const busy = sending !== undefined;
  const keys = entity.io.import ? entity.io.import.key : [];

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
      if (!result.written) return;
      const done = t('import.done', {created: result.created, updated: result.updated});
      notify(result.refused > 0 ? `${done}${t('import.left', {count: result.refused})}` : done, {
        type: result.refused > 0 ? 'warning' : 'success',
      });
      refresh();
      if (result.refused > 0) handBack(result);
      onClose();
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
  const handBack = ({refusedRows}: ImportReport) => {
    if (refusedRows !== undefined)
      saveFile(new Blob([refusedRows], {type: 'text/csv'}), `${entity.key}-${t('import.refusedName')}.csv`);
  };
  const checked = file !== undefined && report !== undefined && report.total > 0;
  const refused = report?.refused ?? 0;
  const good = (report?.total ?? 0) - refused;
  const ready = checked && good > 0;
  const keyNames = keys.map(name => say(entity.field[name]?.label ?? {zh: name, en: name})).join(t('common.comma'));

  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('import.titleOf', {name: say(view.title)})}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography variant="body2" color="textSecondary">
            {t(keys.length > 0 ? 'import.explainKey' : 'import.explain', {keys: keyNames})}{' '}
            <Link
              component="button"
              type="button"
              onClick={() => saveFile(templateFile(entity), `${entity.key}-template.csv`)}
            >
              {t('import.template')}
            </Link>
          </Typography>
          <Box>
            <input
              ref={input}
              type="file"
              accept={ACCEPT}
              hidden
              aria-label={t('import.choose')}
              onChange={event => choose(event.target.files?.[0])}
            />
            <Button variant="outlined" loading={busy} onClick={() => input.current?.click()}>
              {t(file ? 'import.other' : 'import.choose')}
            </Button>
            {file && (
              <Typography component="span" variant="body2" sx={{ml: 1.5}}>
                {file.name}
              </Typography>
            )}
          </Box>
          {sending && (
            <LinearProgress
              variant={sending.share < 1 ? 'determinate' : 'indeterminate'}
              value={sending.share * 100}
              aria-label={t('import.progress')}
            />
          )}
          {file && (
            <ReadingChoice
              named={named}
              report={report}
              isWorkbook={isWorkbook(file)}
              disabled={busy}
              onChange={readAs}
            />
          )}
          {problem !== undefined && <Alert severity="error">{problem}</Alert>}
          {report && <ImportSample rows={report.sample} />}
          {report && (
            <Alert severity={report.errors.length > 0 ? 'warning' : 'success'}>
              {t('import.dryRun', {
                count: report.total,
                created: report.created,
                updated: report.updated,
                errors: report.refused,
              })}
            </Alert>
          )}
          {report && report.errors.length > 0 && <ImportErrors entity={entity} errors={report.errors} />}
          {report && refused > 0 && (
            <Typography variant="body2" color="textSecondary">
              {t(good > 0 ? 'import.choice' : 'import.noneGood')}{' '}
              <Link component="button" type="button" onClick={() => handBack(report)}>
                {t('import.refusedRows', {count: refused})}
              </Link>
            </Typography>
          )}
          {!file && (
            <Typography variant="caption" color="textSecondary">
              {t('import.columns', {
                columns: importColumns(entity)
                  .map(field => say(field.label))
                  .join(t('common.comma')),
              })}
            </Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        {sending ? (
          <Button variant="outlined" disabled={ready && sending.share === 1} onClick={() => sending.abort.abort()}>
            {t('common.cancel')}
          </Button>
        ) : (
          <Button variant="outlined" onClick={onClose}>
            {t('common.close')}
          </Button>
        )}
        {ready && (
          <SubmitButton loading={busy} onClick={() => void run(file, refused > 0 ? 'good' : 'all', report.reading)}>
            {t(refused > 0 ? 'import.commitGood' : 'import.commit', {count: good})}
          </SubmitButton>
        )}
      </DialogActions>
    </Dialog>
  );
}
