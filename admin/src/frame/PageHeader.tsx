/** The heading of a page, with its states and actions. Also names the window. */
import {useEffect, type ReactNode} from 'react';
import {Box, Typography} from '@mui/material';
import {useT} from '../i18n/hooks';
import {useSetCrumb} from './crumb';
import {useTags} from './tags-context';

interface PageHeaderProps {
  readonly title: string;
  /** What the breadcrumb ends with, where that is not the menu's entry. */
  readonly crumb?: string;
  readonly chips?: ReactNode;
  readonly actions?: ReactNode;
}

export function PageHeader({title, crumb, chips, actions}: PageHeaderProps) {
  const t = useT();
  const {nameCurrent} = useTags();
  useSetCrumb(crumb);
  useEffect(() => {
    document.title = `${title} · ${t('shell.name')}`;
    nameCurrent(title);
  }, [title, t, nameCurrent]);
  return (
    <Box
      sx={{display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 1, mb: 1.5, minHeight: 34}}
    >
      <Typography component="h1" variant="h1" sx={{overflowWrap: 'anywhere'}}>
        {title}
      </Typography>
      {chips !== undefined && <Box sx={{display: 'flex', gap: 0.75}}>{chips}</Box>}
      {actions !== undefined && <Box sx={{ml: 'auto'}}>{actions}</Box>}
    </Box>
  );
}
