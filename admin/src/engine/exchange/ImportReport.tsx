/** What an import would do, and every row that it would refuse. */
import {Alert, Link, Typography} from '@mui/material';
import type {Entity} from '@emblem/schemas';
import {useT} from '../../i18n/hooks';
import type {ImportReport as Report} from '../../request/import-file';
import {ImportErrors} from './ImportErrors';
import {ImportSample} from './ImportReading';

interface ImportReportProps {
  readonly entity: Entity;
  readonly report: Report;
  readonly onHandBack: (report: Report) => void;
}

export function ImportReport({entity, report, onHandBack}: ImportReportProps) {
  const t = useT();
  const {total, created, updated, refused, errors, sample} = report;
  return (
    <>
      <ImportSample rows={sample} />
      <Alert severity={errors.length > 0 ? 'warning' : 'success'}>
        {t('import.dryRun', {count: total, created, updated, errors: refused})}
      </Alert>
      {errors.length > 0 && <ImportErrors entity={entity} errors={errors} />}
      {refused > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t(total > refused ? 'import.choice' : 'import.noneGood')}{' '}
          <Link component="button" type="button" onClick={() => onHandBack(report)}>
            {t('import.refusedRows', {count: refused})}
          </Link>
        </Typography>
      )}
    </>
  );
}
