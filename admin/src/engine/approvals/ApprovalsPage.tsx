/**
 * What waits for the user's decision, of all kinds of records that others approve (`x-approval`), in one list: what is
 * late first. It is cleared by keys or by hand, one by one or several at once.
 */
import {useEffect, useMemo, useRef, useState} from 'react';
import {Box, Card, Typography, useMediaQuery} from '@mui/material';
import DoneIcon from '@mui/icons-material/TaskAltOutlined';
import {useMinute} from '../../controls/datetime/relative';
import {PageHeader} from '../../frame/PageHeader';
import {useT} from '../../i18n/hooks';
import {pathsOf} from '../../model/paths';
import {messageOf} from '../../request/failure';
import {openPage} from '../../widgets/address';
import {LoadingRows} from '../../widgets/LoadingRows';
import {RetryAlert} from '../../widgets/RetryAlert';
import {useLatest} from '../../widgets/use-latest';
import {useRoom} from '../../widgets/use-room';
import {shownNow} from '../back';
import {AnswerQuestion} from './AnswerQuestion';
import {ApprovalRow} from './ApprovalRow';
import {DecisionBar} from './DecisionBar';
import {BesidePane, OverPane} from './DetailsPane';
import {inOrder, isLate} from './order';
import {Outcome} from './Outcome';
import {useAnswering} from './use-answering';
import {useApprovalKeys} from './use-approval-keys';
import {useApprovals} from './use-approvals';
import {useChoice} from './use-choice';
import type {Decision, WaitingRecord} from './waiting';

/** Pixels from which on the record stands beside the list. */
const ROOM_FOR_BOTH = '(min-width: 1280px)';
/** Between the list and the window's lower edge. */
const BELOW = 18;
const MIN_HEIGHT = 320;

/** Takes the focus of the last row that was decided. */
function Nothing({takesFocus}: {readonly takesFocus: boolean}) {
  const t = useT();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  return (
    <Card
      ref={card}
      tabIndex={-1}
      sx={{p: 5, display: 'grid', justifyItems: 'center', gap: 1, textAlign: 'center', outline: 'none'}}
    >
      <DoneIcon aria-hidden sx={{fontSize: 40, color: 'success.main'}} />
      <Typography variant="h2" component="p">
        {t('approvals.none')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('approvals.noneHint')}
      </Typography>
    </Card>
  );
}

interface WaitingListProps {
  readonly records: readonly WaitingRecord[];
  readonly total: number;
  readonly remove: (keys: ReadonlySet<string>) => Promise<void>;
}

/** What the list, what is beside it, and the keys share. */
function useWaitingList({records, remove}: Omit<WaitingListProps, 'total'>, isBeside: boolean) {
  const keys = useMemo(() => records.map(({key}) => key), [records]);
  const choice = useChoice(keys);
  const {current, look, chosen, choose, toggle} = choice;
  const [sheet, setSheet] = useState<string>();
  const unselect = () => choose([]);
  const answering = useAnswering({records, current, look, unselect, remove});
  const {ask, busy} = answering;
  const recordAt = (key: string | undefined) => records.find(each => each.key === key);
  const subject = recordAt(current) ?? records[0];
  const decide = (meant: readonly string[], decision: Decision) => {
    setSheet(undefined);
    ask(meant, decision);
  };
  const open = useLatest((key: string) => {
    const waiting = recordAt(key);
    look(key);
    if (!isBeside) setSheet(key);
    else if (waiting) openPage(pathsOf(waiting.view).main(waiting.record.id), shownNow());
  });
  useApprovalKeys({
    keys: keys.filter(key => !busy.has(key)),
    current,
    beside: subject?.key,
    sheet: recordAt(sheet) && sheet,
    chosen,
    toggle,
    unselect,
    decide,
    open,
  });
  const close = () => setSheet(undefined);
  return {...choice, ...answering, keys, subject, decide, open, sheet: recordAt(sheet), close};
}

interface PanesProps extends Omit<WaitingListProps, 'remove'> {
  readonly list: ReturnType<typeof useWaitingList>;
  readonly isBeside: boolean;
}

/** The list and, where there is room for it, the record that is looked at. */
function Panes({records, total, list, isBeside}: PanesProps) {
  const t = useT();
  const now = useMinute();
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame, BELOW);
  const {look, chosen, choose, toggle, keys, subject, busy, decide, open} = list;
  const height = Math.max(room?.height ?? 0, MIN_HEIGHT);
  const press = useLatest((key: string) => (isBeside ? look(key) : open(key)));
  return (
    <Box ref={frame} sx={{display: 'flex', gap: 1.5, alignItems: 'flex-start'}}>
      <Card
        sx={{flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', maxHeight: isBeside ? height : 'none'}}
      >
        <DecisionBar
          total={total}
          late={records.filter(each => isLate(each, now)).length}
          listed={keys.length}
          chosen={chosen.size}
          onChooseAll={all => choose(all ? keys : [])}
          onDecide={decision => decide([...chosen], decision)}
        />
        <Box
          component="ul"
          aria-label={t('approvals.title')}
          sx={{listStyle: 'none', m: 0, p: 0, minHeight: 0, overflowY: isBeside ? 'auto' : undefined}}
        >
          {records.map(waiting => (
            <ApprovalRow
              key={waiting.key}
              waiting={waiting}
              current={isBeside && waiting === subject}
              reached={waiting === subject}
              chosen={chosen.has(waiting.key)}
              busy={busy.has(waiting.key)}
              onToggle={toggle}
              onFocus={look}
              onPress={press}
            />
          ))}
        </Box>
        {total > records.length && (
          <Typography variant="body2" color="textSecondary" sx={{p: 1}}>
            {t('approvals.more', {count: total - records.length})}
          </Typography>
        )}
      </Card>
      {isBeside && subject && (
        <BesidePane
          height={height}
          waiting={subject}
          busy={busy.has(subject.key)}
          onDecide={({key}, decision) => decide([key], decision)}
        />
      )}
    </Box>
  );
}

/** What was refused stays told although nothing waits any more. */
function WaitingList({records, total, remove}: WaitingListProps) {
  const isBeside = useMediaQuery(ROOM_FOR_BOTH, {noSsr: true});
  const list = useWaitingList({records, remove}, isBeside);
  const {question, sheet, busy, decide} = list;
  return (
    <>
      <Outcome lastDecision={list.lastDecision} refusals={list.refusals} onClose={list.forgetRefusals} />
      {records.length > 0 ? (
        <Panes records={records} total={total} list={list} isBeside={isBeside} />
      ) : (
        <Nothing takesFocus={list.lastDecision !== undefined} />
      )}
      {!isBeside && sheet && (
        <OverPane
          waiting={sheet}
          busy={busy.has(sheet.key)}
          onDecide={({key}, decision) => decide([key], decision)}
          onClose={list.close}
        />
      )}
      {question && (
        <AnswerQuestion question={question} onReason={list.answer} onValues={list.fill} onClose={list.dismiss} />
      )}
    </>
  );
}

export default function ApprovalsPage() {
  const t = useT();
  const now = useMinute();
  const {data, error, refresh, remove} = useApprovals();
  const records = useMemo(() => data && inOrder(data.records, now), [data, now]);
  return (
    <>
      <PageHeader title={t('approvals.title')} />
      {error && (
        <RetryAlert sx={{mb: 2}} onRetry={refresh}>
          {messageOf(error)}
        </RetryAlert>
      )}
      {!records && !error && <LoadingRows rows={10} height={52} variant="rounded" sx={{display: 'grid', gap: 0.5}} />}
      {records && <WaitingList records={records} total={data?.total ?? 0} remove={remove} />}
    </>
  );
}
