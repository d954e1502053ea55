/** Changes in a few words, for a narrow column. */
import {Box} from '@mui/material';
import {useSay, useT} from '../../i18n/hooks';
import {visuallyHidden} from '../../theme/visually-hidden';
import {ChangedValue} from './ChangedValue';
import type {Change} from './ChangeTable';

export function ChangeLines({changes}: {readonly changes: readonly Change[]}) {
  const t = useT();
  const say = useSay();
  if (changes.length === 0) return null;
  return (
    <Box component="ul" sx={{listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'grid', gap: 0.5, fontSize: '0.75rem'}}>
      {changes.map(({field, before, after}) => (
        <Box
          component="li"
          key={field.name}
          sx={{display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75}}
        >
          <Box component="span" sx={{color: 'text.secondary'}}>
            {say(field.label)}:
          </Box>
          <Box component="span" sx={visuallyHidden}>
            {t('history.before')}
          </Box>
          <ChangedValue field={field} value={before} />
          <Box component="span" aria-hidden sx={{color: 'text.secondary'}}>
            →
          </Box>
          <Box component="span" sx={visuallyHidden}>
            {t('history.after')}
          </Box>
          <ChangedValue field={field} value={after} />
        </Box>
      ))}
    </Box>
  );
}
