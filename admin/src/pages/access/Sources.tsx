/** Where a right comes from: the role, department or user that was granted it, and what it reaches through that. */
import {Chip, Stack} from '@mui/material';
import DepartmentIcon from '@mui/icons-material/AccountTreeOutlined';
import RoleIcon from '@mui/icons-material/BadgeOutlined';
import UserIcon from '@mui/icons-material/PersonOutlined';
import {useT} from '../../i18n/hooks';
import type {HolderKind} from './changes';
import type {Source} from './load';

const ICONS: Readonly<Record<HolderKind, typeof RoleIcon>> = {
  role: RoleIcon,
  department: DepartmentIcon,
  user: UserIcon,
};

export function Sources({sources}: {readonly sources: readonly Source[]}) {
  const t = useT();
  return (
    <Stack direction="row" useFlexGap spacing={0.5} sx={{flexWrap: 'wrap'}}>
      {sources.map(({holder, holderId, holderName, scope}) => {
        const Icon = ICONS[holder];
        const name = holder === 'user' ? t('rights.directly') : `${t(`rights.kindOf.${holder}`)} ${holderName}`;
        return (
          <Chip
            key={`${holder} ${holderId}`}
            variant="outlined"
            icon={<Icon aria-hidden sx={{fontSize: 15}} />}
            label={`${name} · ${t(`rights.scope.${scope}`)}`}
            sx={{height: 'auto', minHeight: 22, '& .MuiChip-label': {whiteSpace: 'normal', py: 0.25}}}
          />
        );
      })}
    </Stack>
  );
}
