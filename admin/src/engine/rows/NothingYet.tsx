/** Stands where a list has no records: what would stand here, and the way to the first one. */
import type {ReactNode} from 'react';
import {Button, Stack, Typography} from '@mui/material';
import {useCan} from '../../access/session-context';
import {useSay, useT} from '../../i18n/hooks';
import {PageLink} from '../../widgets/PageLink';
import {pathsOf} from '../../model/paths';
import type {EntityView} from '../../model/views';

export function NothingFrame({text, children}: {readonly text: string; readonly children?: ReactNode}) {
  return (
    <Stack spacing={1.5} sx={{alignItems: 'center', py: 8, px: 2, textAlign: 'center'}}>
      <Typography variant="body1">{text}</Typography>
      {children}
    </Stack>
  );
}

interface NothingYetProps {
  readonly view: EntityView;
  /** Absent where nothing is imported into the list. */
  readonly onImport?: (() => void) | undefined;
}

export function NothingYet({view, onImport}: NothingYetProps) {
  const t = useT();
  const say = useSay();
  const can = useCan();
  const {entity} = view;
  return (
    <NothingFrame text={t('list.none', {name: say(view.title)})}>
      {entity.description && (
        <Typography variant="body2" color="textSecondary" sx={{maxWidth: 480}}>
          {say(entity.description)}
        </Typography>
      )}
      <Stack direction="row" useFlexGap sx={{gap: 1, flexWrap: 'wrap', justifyContent: 'center'}}>
        {entity.writable && can(entity, 'create') && (
          <Button variant="contained" component={PageLink} to={pathsOf(view).create}>
            {t('list.createFirst')}
          </Button>
        )}
        {onImport && (
          <Button variant="outlined" onClick={onImport}>
            {t('import.title')}
          </Button>
        )}
      </Stack>
    </NothingFrame>
  );
}
