/** Moves several records together: pick them in the list, finish the selection, choose the target, confirm (DA-297). */
import {useId, useState} from 'react';
import {Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography} from '@mui/material';
import {useNotify, useRefresh} from 'react-admin';
import type {Field, MoveKeyword} from '@emblem/schemas';
import {useCan} from '../../access/session-context';
import {RelationPicker} from '../../controls/shared/RelationPicker';
import {targetOf} from '../../controls/shared/relation-of';
import {useSay, useT} from '../../i18n/hooks';
import {runAction} from '../../request/rest';
import {SubmitButton} from '../../widgets/SubmitButton';
import {useRefusal} from '../actions/use-refusal';
import {useListState, useRecords, useTarget} from '../list-state/list-state';

type Step = 'idle' | 'picking' | 'target';

interface MoveProps {
  readonly move: MoveKeyword;
  readonly field: Field;
}

function TargetDialog({move, field, onClose}: MoveProps & {readonly onClose: (moved: boolean) => void}) {
  const t = useT();
  const say = useSay();
  const id = useId();
  const notify = useNotify();
  const {
    view: {entity},
  } = useListState();
  const {target} = useTarget();
  const refuse = useRefusal(entity);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    try {
      await runAction(entity.key, 'update', {...target, values: {[field.name]: chosen[0]}});
      notify(say(move.done), {type: 'success'});
      onClose(true);
    } catch (error) {
      setRefused(refuse(error));
      setBusy(false);
    }
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={busy ? undefined : () => onClose(false)} aria-labelledby={id}>
      <DialogTitle id={id}>{say(move.label)}</DialogTitle>
      <DialogContent sx={{pt: '8px !important'}}>
        {refused !== undefined && (
          <Alert severity="error" sx={{mb: 2}}>
            {refused}
          </Alert>
        )}
        <RelationPicker
          entity={targetOf(field)}
          multiple={false}
          label={t('move.target', {name: say(field.label)})}
          ids={chosen}
          onChange={setChosen}
          disabled={busy}
          autoFocus
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => onClose(false)} disabled={busy}>
          {t('common.cancel')}
        </Button>
        <SubmitButton short onClick={() => void confirm()} loading={busy} disabled={chosen.length === 0}>
          {t('move.confirm')}
        </SubmitButton>
      </DialogActions>
    </Dialog>
  );
}

function Mover({move, field}: MoveProps) {
  const t = useT();
  const say = useSay();
  const notify = useNotify();
  const refresh = useRefresh();
  const {onUnselectItems} = useRecords();
  const {count} = useTarget();
  const [step, setStep] = useState<Step>('idle');
  const finish = () => (count === 0 ? notify(say(move.none), {type: 'warning'}) : setStep('target'));
  const close = (moved: boolean) => {
    setStep(moved ? 'idle' : 'picking');
    if (!moved) return;
    onUnselectItems();
    refresh();
  };
  if (step === 'idle')
    return (
      <Button variant="outlined" onClick={() => setStep('picking')}>
        {say(move.label)}
      </Button>
    );
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{alignItems: 'center', flexWrap: 'wrap'}}>
      <Typography variant="body2" role="status">
        {t('move.hint')}
      </Typography>
      <Button variant="contained" onClick={finish}>
        {t('move.finish')}
      </Button>
      <Button variant="outlined" onClick={() => setStep('idle')}>
        {t('common.cancel')}
      </Button>
      {step === 'target' && <TargetDialog move={move} field={field} onClose={close} />}
    </Stack>
  );
}

/** Nothing where the entity's records are not moved, or not by this user. */
export function MoveRecords() {
  const can = useCan();
  const {
    view: {entity},
  } = useListState();
  const {move} = entity;
  const field = move && entity.field[move.field];
  return move && field && can(entity, 'update') ? <Mover move={move} field={field} /> : null;
}
