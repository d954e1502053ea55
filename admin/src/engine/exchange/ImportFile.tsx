/** The file of an import: which form it has, the choice of one, and the columns that are known. */
import {useRef} from 'react';
import {Box, Button, Link, Typography} from '@mui/material';
import type {Entity} from '@emblem/schemas';
import {useSay, useT} from '../../i18n/hooks';
import {saveFile} from './save-file';
import {importColumns, templateFile} from './template';

const ACCEPT = '.csv,.xlsx';

interface OfEntity {
  readonly entity: Entity;
}

/** How a file is read, and an empty one to fill in. */
export function ImportIntro({entity}: OfEntity) {
  const t = useT();
  const say = useSay();
  const keys = entity.io.import ? entity.io.import.key : [];
  const keyNames = keys.map(name => say(entity.field[name]?.label ?? {zh: name, en: name})).join(t('common.comma'));
  return (
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
  );
}

interface ImportFileProps {
  readonly file: File | undefined;
  readonly busy: boolean;
  readonly onChoose: (file: File | undefined) => void;
}

export function ImportFile({file, busy, onChoose}: ImportFileProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        hidden
        aria-label={t('import.choose')}
        onChange={event => onChoose(event.target.files?.[0])}
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
  );
}

export function KnownColumns({entity}: OfEntity) {
  const t = useT();
  const say = useSay();
  return (
    <Typography variant="caption" color="textSecondary">
      {t('import.columns', {
        columns: importColumns(entity)
          .map(field => say(field.label))
          .join(t('common.comma')),
      })}
    </Typography>
  );
}
