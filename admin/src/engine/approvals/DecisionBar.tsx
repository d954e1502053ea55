/** Over the list: how much waits and what of it is late; with a choice, what becomes of all that are chosen. */
import {Box, Button, Typography} from '@mui/material';
import LateIcon from '@mui/icons-material/WarningAmberOutlined';
import {useT} from '../../i18n/hooks';
import {SelectBox} from '../rows/SelectBox';
import {DECISION_KEYS} from './use-approval-keys';
import type {Decision} from './waiting';

interface DecisionBarProps {
  readonly total: number;
  readonly late: number;
  readonly listed: number;
  readonly chosen: number;
  readonly onChooseAll: (all: boolean) => void;
  readonly onDecide: (decision: Decision) => void;
}

function Counts({total, late}: Pick<DecisionBarProps, 'total' | 'late'>) {
  const t = useT();
  return (
    <>
      <Typography variant="body2" sx={{fontWeight: 650}}>
        {t('approvals.count', {count: total})}
      </Typography>
      {late > 0 && (
        <Typography
          variant="body2"
          component="span"
          sx={{color: 'error.main', fontWeight: 650, display: 'flex', gap: 0.5}}
        >
          <LateIcon aria-hidden sx={{fontSize: '1.2em', mt: '0.1em'}} />
          {t('approvals.late', {count: late})}
        </Typography>
      )}
      <Typography
        variant="body2"
        color="textSecondary"
        className="wide-only"
        sx={{ml: 'auto', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap'}}
      >
        {t('approvals.keys')}
      </Typography>
    </>
  );
}

function Answers({chosen, onChooseAll, onDecide}: Pick<DecisionBarProps, 'chosen' | 'onChooseAll' | 'onDecide'>) {
  const t = useT();
  return (
    <>
      <Typography variant="body2" sx={{fontWeight: 650}} aria-live="polite">
        {t('bulk.selected', {shown: chosen})}
      </Typography>
      <Box sx={{display: 'flex', gap: 1, ml: 'auto', flexWrap: 'wrap'}}>
        <Button variant="contained" aria-keyshortcuts={DECISION_KEYS.approve} onClick={() => onDecide('approve')}>
          {t('approvals.approveChosen', {count: chosen})}
        </Button>
        <Button
          variant="outlined"
          color="error"
          aria-keyshortcuts={DECISION_KEYS.refuse}
          onClick={() => onDecide('refuse')}
        >
          {t('approvals.refuseChosen', {count: chosen})}
        </Button>
        <Button variant="text" onClick={() => onChooseAll(false)}>
          {t('bulk.unselect')}
        </Button>
      </Box>
    </>
  );
}

export function DecisionBar({total, late, listed, chosen, onChooseAll, onDecide}: DecisionBarProps) {
  const t = useT();
  return (
    <Box
      role="toolbar"
      aria-label={t('approvals.bar')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: {xs: 'wrap', sm: 'nowrap'},
        columnGap: 1.25,
        rowGap: 0.5,
        minHeight: 44,
        px: 1,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: chosen > 0 ? 'action.selected' : undefined,
      }}
    >
      <Box sx={{flex: 'none', width: 30}}>
        <SelectBox
          label={t('list.selectPage')}
          checked={chosen > 0 && chosen === listed}
          indeterminate={chosen > 0 && chosen < listed}
          onChange={() => onChooseAll(chosen < listed)}
        />
      </Box>
      {chosen > 0 ? (
        <Answers chosen={chosen} onChooseAll={onChooseAll} onDecide={onDecide} />
      ) : (
        <Counts total={total} late={late} />
      )}
    </Box>
  );
}
