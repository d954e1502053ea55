/** A list by the values of a property: a group for each, opened where somebody looks into it. */
import {useState} from 'react';
import {Box, Typography} from '@mui/material';
import {useT} from '../../../i18n/hooks';
import {messageOf} from '../../../request/failure';
import {LoadingRows} from '../../../widgets/LoadingRows';
import {RetryAlert} from '../../../widgets/RetryAlert';
import type {Grouping} from '../../list-state/grouping';
import {Group, type Rows} from './Group';
import {useGroupName} from './use-group-name';
import {useGroups} from './use-groups';

interface GroupedListProps {
  readonly grouping: Grouping;
  /** How the records of a group are drawn. */
  readonly rows: Rows;
}

/** So that somebody sees at once what stands in a group. */
const OPENED_AT_FIRST = 1;

export default function GroupedList({grouping, rows}: GroupedListProps) {
  const t = useT();
  const nameOf = useGroupName(grouping);
  const {data, error, refetch} = useGroups(grouping);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  if (error)
    return (
      <RetryAlert sx={{m: 2}} onRetry={() => void refetch()}>
        {messageOf(error)}
      </RetryAlert>
    );
  if (data === undefined) return <LoadingRows rows={5} height={36} sx={{px: 2, py: 1}} />;
  if (data === null) return <Typography sx={{p: 2}}>{t('group.tooMany')}</Typography>;
  const toggle = (key: string) =>
    setToggled(before => new Set(before.has(key) ? [...before].filter(each => each !== key) : [...before, key]));
  return (
    <Box>
      {data.groups.map((group, index) => {
        const key = String(group.value);
        return (
          <Group
            key={key}
            name={nameOf(group)}
            group={group}
            rows={rows}
            opened={index < OPENED_AT_FIRST !== toggled.has(key)}
            onToggle={() => toggle(key)}
          />
        );
      })}
      {data.isCut && (
        <Typography variant="body2" color="textSecondary" sx={{p: 2}}>
          {t('group.cut', {count: data.groups.length})}
        </Typography>
      )}
    </Box>
  );
}
