/** One group of a list: its name, number and sums, and its records once it is opened. */
import {useId, type ComponentType} from 'react';
import {Box, Button, ButtonBase, Collapse} from '@mui/material';
import ChevronIcon from '@mui/icons-material/ChevronRight';
import {useLocale, useT} from '../../../i18n/hooks';
import {WHERE} from '../../../model/filter-keys';
import type {EntityRecord} from '../../../model/record';
import {messageOf} from '../../../request/failure';
import type {RecordGroup} from '../../../request/groups';
import {LoadingRows} from '../../../widgets/LoadingRows';
import {RetryAlert} from '../../../widgets/RetryAlert';
import {useRecords} from '../../list-state/list-state';
import {usePart} from '../../list-state/use-part';
import {GroupSums} from './GroupSums';

export type Rows = ComponentType<{readonly records: readonly EntityRecord[]}>;

interface GroupRowsProps {
  readonly group: RecordGroup;
  readonly rows: Rows;
}

function GroupRows({group: {where}, rows: RowsOf}: GroupRowsProps) {
  const t = useT();
  const {filterValues} = useRecords();
  const own: unknown = filterValues?.[WHERE];
  const part = usePart({[WHERE]: own === undefined ? where : {all: [own, where]}});
  return (
    <Box sx={{borderTop: 1, borderColor: 'divider'}}>
      {part.error && (
        <RetryAlert sx={{m: 1}} onRetry={part.retry}>
          {messageOf(part.error)}
        </RetryAlert>
      )}
      {part.isPending && <LoadingRows rows={3} height={32} sx={{px: 2, py: 1}} />}
      {part.records.length > 0 && <RowsOf records={part.records} />}
      {part.hasMore && (
        <Button variant="text" loading={part.isLoadingMore} onClick={part.more} sx={{mx: 2, my: 0.5}}>
          {t('board.more')}
        </Button>
      )}
    </Box>
  );
}

interface GroupProps extends GroupRowsProps {
  readonly name: string;
  readonly opened: boolean;
  readonly onToggle: () => void;
}

export function Group({name, group, rows, opened, onToggle}: GroupProps) {
  const locale = useLocale();
  const id = useId();
  return (
    <Box component="section" aria-label={name} sx={{borderBottom: 1, borderColor: 'divider'}}>
      <ButtonBase
        onClick={onToggle}
        aria-expanded={opened}
        aria-controls={id}
        sx={{
          width: '100%',
          display: 'flex',
          gap: 1,
          px: 1.5,
          py: 1,
          textAlign: 'start',
          fontFamily: 'inherit',
          fontSize: '0.8125rem',
          fontWeight: 600,
          '&:hover, &:focus-visible': {backgroundColor: 'action.hover'},
        }}
      >
        <ChevronIcon fontSize="small" sx={{transform: opened ? 'rotate(90deg)' : 'none', color: 'text.secondary'}} />
        <Box component="span" sx={{overflowWrap: 'anywhere'}}>
          {name}
        </Box>
        <Box component="span" sx={{color: 'text.secondary', fontWeight: 450, fontVariantNumeric: 'tabular-nums'}}>
          {group.count.toLocaleString(locale)}
        </Box>
        <GroupSums sums={group.sums} />
      </ButtonBase>
      <Collapse in={opened} id={id} unmountOnExit timeout={0}>
        <GroupRows group={group} rows={rows} />
      </Collapse>
    </Box>
  );
}
