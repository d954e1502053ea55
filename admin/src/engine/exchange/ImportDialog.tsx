/**
 * Imports a CSV or XLSX file: first a dry run that changes nothing and names every wrong row, then the import of all
 * rows or of those that are right.
 */
import {useId} from 'react';
import {Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress, Stack} from '@mui/material';
import {useSay, useT} from '../../i18n/hooks';
import {SubmitButton} from '../../widgets/SubmitButton';
import {useListState} from '../list-state/list-state';
import {ImportFile, ImportIntro, KnownColumns} from './ImportFile';
import {ReadingChoice} from './ImportReading';
import {ImportReport} from './ImportReport';
import {useImport} from './use-import';

const isWorkbook = ({name}: File): boolean => /\.xlsx$/i.test(name);

export function ImportDialog({onClose}: {readonly onClose: () => void}) {
  const t = useT();
  const say = useSay();
  const id = useId();
  const {view} = useListState();
  const {entity} = view;
  const {file, report, named, problem, sending, run, choose, readAs, handBack} = useImport(entity, onClose);
  const busy = sending !== undefined;
  const refused = report?.refused ?? 0;
  const good = (report?.total ?? 0) - refused;
  const ready = file !== undefined && report !== undefined && good > 0;

  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('import.titleOf', {name: say(view.title)})}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <ImportIntro entity={entity} />
          <ImportFile file={file} busy={busy} onChoose={choose} />
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
          {report && <ImportReport entity={entity} report={report} onHandBack={handBack} />}
          {!file && <KnownColumns entity={entity} />}
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
