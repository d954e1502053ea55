/** The way between the pages of one record. */
import {Box, Link, Tooltip} from '@mui/material';
import {useLocation} from 'react-router';
import {useCan} from '../../access/session-context';
import {useT} from '../../i18n/hooks';
import {PageLink} from '../../widgets/PageLink';
import {abilityOf, type EntityRecord} from '../../model/record';
import type {EntityView} from '../../model/views';
import {pathsOf} from '../../model/paths';

interface RecordTabsProps {
  readonly view: EntityView;
  readonly record: EntityRecord;
}

const STYLE = {px: 1.5, py: 0.75, fontSize: '0.8125rem', fontWeight: 600, borderBottom: 2, mb: '-1px'} as const;

export function RecordTabs({view, record}: RecordTabsProps) {
  const t = useT();
  const can = useCan();
  const {pathname} = useLocation();
  const {entity} = view;
  const paths = pathsOf(view);
  const ability = abilityOf(record, 'update');
  const tabs = [
    {label: t('record.details'), path: paths.main(record.id), shown: true},
    {
      label: t('record.edit'),
      path: paths.edit(record.id),
      shown: entity.writable && can(entity, 'update'),
      reason: ability === true ? undefined : ability || t('action.notAllowed'),
    },
    {
      label: t('record.history'),
      path: paths.history(record.id),
      shown: entity.audit !== false && can(entity, 'history'),
    },
  ];
  return (
    <Box
      component="nav"
      aria-label={t('record.pages')}
      sx={{display: 'flex', mb: 1.5, borderBottom: 1, borderColor: 'divider'}}
    >
      {tabs
        .filter(tab => tab.shown)
        .map(({label, path, reason}) => {
          const current = path === pathname;
          if (reason !== undefined && !current)
            return (
              <Tooltip key={path} title={reason}>
                <Box
                  component="span"
                  tabIndex={0}
                  role="link"
                  aria-disabled
                  sx={{...STYLE, borderColor: 'transparent', color: 'text.disabled'}}
                >
                  {label}
                </Box>
              </Tooltip>
            );
          return (
            <Link
              key={path}
              component={PageLink}
              to={path}
              underline="none"
              aria-current={current ? 'page' : undefined}
              sx={{
                ...STYLE,
                color: current ? 'primary.main' : 'text.secondary',
                borderColor: current ? 'primary.main' : 'transparent',
                '&:hover': {color: 'primary.main'},
              }}
            >
              {label}
            </Link>
          );
        })}
    </Box>
  );
}
