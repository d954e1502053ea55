/** The clock of a drawing task: how long it has been drawn, against how long such a drawing usually takes. */
import {useState} from 'react';
import {Alert, Box, Button, Card, LinearProgress, Typography} from '@mui/material';
import PauseIcon from '@mui/icons-material/PauseRounded';
import StartIcon from '@mui/icons-material/PlayArrowRounded';
import {useGetList, useRefresh} from 'react-admin';
import {useActionLabel} from '../../engine/actions/use-action-label';
import {transitionsOf, type RecordAction} from '../../engine/actions/record-actions';
import {useNotices} from '../../engine/notices';
import {minutesAsSpan, isMinutes} from '../../formatting/minutes';
import {secondsAsClock} from '../../formatting/seconds';
import {useT} from '../../i18n/hooks';
import {model} from '../../model/schema';
import {versionOf, type EntityRecord} from '../../model/record';
import {runAction} from '../../request/rest';
import {useSecond} from '../../widgets/use-second';

const TASK = 'drawing-task';
const SWITCHES: readonly string[] = ['start', 'pause'];
const MINUTE = 60;

/** Since when the task is being drawn, in milliseconds; undefined while nobody draws it. */
function useStart(record: EntityRecord): number | undefined {
  const {data} = useGetList('drawing-time', {
    filter: {_where: {all: [{eq: ['taskId', record.id]}, {eq: ['endedAt', null]}]}},
    pagination: {page: 1, perPage: 1},
    sort: {field: 'startedAt', order: 'DESC'},
    meta: {of: versionOf(record)},
  });
  const startedAt: unknown = data?.[0]?.startedAt;
  return typeof startedAt === 'string' ? Date.parse(startedAt) : undefined;
}

/** One press, without a question: what runs wrongly is paused by the next one. */
function Switch({action, record}: {readonly action: RecordAction; readonly record: EntityRecord}) {
  const labelOf = useActionLabel();
  const refresh = useRefresh();
  const {reason} = useNotices(model.entity(TASK));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const take = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await runAction(TASK, action.key, {ids: [record.id]});
    } catch (error) {
      setRefusal(reason(error));
    } finally {
      setBusy(false);
      refresh();
    }
  };
  const isStart = action.key === 'start';
  return (
    <>
      <Button
        variant={isStart ? 'contained' : 'outlined'}
        size="large"
        loading={busy}
        startIcon={isStart ? <StartIcon /> : <PauseIcon />}
        onClick={() => void take()}
      >
        {labelOf(action)}
      </Button>
      {refusal !== undefined && (
        <Alert severity="error" sx={{flexBasis: '100%'}}>
          {refusal}
        </Alert>
      )}
    </>
  );
}

interface SpentProps {
  /** Minutes. */
  readonly spent: number;
  readonly usual: number;
}

function Spent({spent, usual}: SpentProps) {
  const t = useT();
  const isOver = spent > usual;
  const said = t(isOver ? 'timer.over' : 'timer.spent', {spent: minutesAsSpan(spent), usual: minutesAsSpan(usual)});
  return (
    <Box sx={{flex: '1 1 220px'}}>
      <Typography variant="body2" color={isOver ? 'error' : 'textSecondary'} sx={{mb: 0.5}}>
        {said}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label={said}
        color={isOver ? 'error' : 'primary'}
        value={Math.min(100, (100 * spent) / Math.max(1, usual))}
        sx={{height: 8, borderRadius: 4}}
      />
    </Box>
  );
}

export function Timer({record}: {readonly record: EntityRecord}) {
  const t = useT();
  const start = useStart(record);
  const now = useSecond(start !== undefined);
  const seconds = start === undefined ? 0 : Math.max(0, Math.floor((now - start) / 1000));
  const kept = isMinutes(record.spentMinutes) ? record.spentMinutes : 0;
  const switches = transitionsOf(model.entity(TASK), record).filter(
    ({key, ability}) => SWITCHES.includes(key) && ability === true,
  );
  return (
    <Card
      component="section"
      aria-label={t('timer.title')}
      sx={{p: 2, mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2}}
    >
      <Box sx={{minWidth: 150}}>
        <Typography
          component="div"
          role="timer"
          aria-label={t('timer.title')}
          sx={{fontSize: 34, lineHeight: 1.1, fontWeight: 600, fontVariantNumeric: 'tabular-nums'}}
        >
          {secondsAsClock(seconds)}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {t(start === undefined ? 'timer.stands' : 'timer.runs')}
        </Typography>
      </Box>
      {switches.map(action => (
        <Switch key={action.key} action={action} record={record} />
      ))}
      {isMinutes(record.standardMinutes) && (
        <Spent spent={kept + Math.floor(seconds / MINUTE)} usual={record.standardMinutes} />
      )}
    </Card>
  );
}
