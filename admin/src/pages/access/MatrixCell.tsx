/** Where an item and a holder meet: a switch for seeing and one for changing. */
import {memo} from 'react';
import {Box, Skeleton} from '@mui/material';
import {useSay, useT} from '../../i18n/hooks';
import type {Item} from './catalogue';
import {scopeAt, switchedAt, type Changes, type GrantsByHolder, type Scope} from './changes';
import type {Holder} from './load';
import {RightSwitch} from './RightSwitch';
import {ScopeMark} from './ScopeMark';

export interface MatrixState {
  readonly saved: GrantsByHolder;
  readonly changes: Changes;
  readonly readOnly: boolean;
  readonly onSwitch: (holderId: number, item: Item, part: 'view' | 'edit') => void;
  readonly onScope: (holderId: number, authorityId: number, scope: Scope) => void;
}

interface MatrixCellProps extends MatrixState {
  readonly item: Item;
  readonly holder: Holder;
  readonly part: 'view' | 'edit';
}

function isChanged(saved: GrantsByHolder, changes: Changes, holderId: number, ids: readonly number[]): boolean {
  return ids.some(
    id =>
      changes.has(`${holderId} ${id}`) &&
      scopeAt(saved, changes, holderId, id) !== scopeAt(saved, new Map(), holderId, id),
  );
}

export const MatrixCell = memo(({item, holder, part, saved, changes, readOnly, onSwitch, onScope}: MatrixCellProps) => {
  const t = useT();
  const say = useSay();
  const ids = item[part];
  const state = switchedAt(saved, changes, holder.id, ids);
  if (state === 'none')
    return (
      <Box component="span" aria-hidden sx={{color: 'text.disabled'}}>
        ·
      </Box>
    );
  // Off is a claim, and not known yet.
  if (!saved.has(holder.id))
    return <Skeleton variant="rounded" width={28} height={16} aria-label={t('common.loading')} />;
  const label = `${holder.name}: ${say(item.title)}, ${t(part === 'view' ? 'rights.view' : 'rights.edit')}`;
  const [only] = ids;
  const scope = ids.length === 1 && only !== undefined ? scopeAt(saved, changes, holder.id, only) : null;
  return (
    <Box sx={{display: 'inline-flex', alignItems: 'center', gap: 0.25, width: 48, pl: 0.25}}>
      <RightSwitch
        label={label}
        state={state}
        several={ids.length > 1}
        changed={isChanged(saved, changes, holder.id, ids)}
        disabled={readOnly}
        onSwitch={() => onSwitch(holder.id, item, part)}
      />
      {scope && only !== undefined && (
        <ScopeMark scope={scope} label={label} disabled={readOnly} onChange={next => onScope(holder.id, only, next)} />
      )}
    </Box>
  );
});
MatrixCell.displayName = 'MatrixCell';
