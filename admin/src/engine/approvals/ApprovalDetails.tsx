/** The record that is looked at: what it amounts to, what was asked and what has changed, and the two answers. */
import type {ReactNode} from 'react';
import {useGetManyAggregate} from 'react-admin';
import {Box, Button, Link, Typography} from '@mui/material';
import type {Field} from '@emblem/schemas';
import {canSee} from '../../access/field-rights';
import {useCan, useSession} from '../../access/session-context';
import {DefinitionList} from '../../controls/DefinitionList';
import {recordLabel} from '../../controls/shared/record-label';
import {useSay, useT} from '../../i18n/hooks';
import {isBlank} from '../../model/equal';
import {asNumber} from '../../model/parse';
import {pathsOf} from '../../model/paths';
import type {EntityRecord} from '../../model/record';
import {model} from '../../model/schema';
import {PageLink} from '../../widgets/PageLink';
import {AbilityTooltip} from '../actions/AbilityTooltip';
import {useActionLabel} from '../actions/use-action-label';
import {LeadsBack, useLinkState} from '../back';
import {ChangeLines} from '../changes/ChangeLines';
import {Amount, useAmount} from './Amount';
import {Age, Asker} from './Age';
import {DECISION_KEYS} from './use-approval-keys';
import {actionOf, changesIn, type Decision, type WaitingRecord} from './waiting';

interface ApprovalDetailsProps {
  readonly waiting: WaitingRecord;
  readonly titleId: string;
  readonly busy: boolean;
  /** Stands beside the name. */
  readonly tools?: ReactNode;
  readonly onDecide: (waiting: WaitingRecord, decision: Decision) => void;
}

/** What it is decided by, as far as it says something and the user sees it, beside the amount that stands in large. */
function useShown(waiting: WaitingRecord): readonly Field[] {
  const session = useSession();
  const amount = useAmount(waiting);
  const {view, record} = waiting;
  const {entity} = view;
  const names = new Set([...(entity.approval?.shows ?? []), ...entity.summary.figures]);
  return [...names]
    .flatMap(name => entity.field[name] ?? [])
    .filter(field => field !== amount && canSee(session, entity, field) && !isBlank(record[field.name]));
}

/** The kind of record and, where it is approved more than once, the step. */
function Kind({waiting: {view, steps}}: {readonly waiting: WaitingRecord}) {
  const say = useSay();
  const {approval, label, workflows} = view.entity;
  const step = workflows.flatMap(({transitions}) => transitions).find(({action}) => action === steps.approve);
  const isOneOfSeveral = approval !== undefined && approval.steps.length > 1;
  return (
    <Typography variant="body2" color="textSecondary">
      {say(label)}
      {isOneOfSeveral && step && ` · ${say(step.label)}`}
    </Typography>
  );
}

function TitleLink({waiting: {view, record}}: {readonly waiting: WaitingRecord}) {
  return (
    <Link component={PageLink} to={pathsOf(view).main(record.id)} state={useLinkState()}>
      {recordLabel(view.entity, record)}
    </Link>
  );
}

/** Of the record that it is about, as far as the user reads it. */
function About({waiting: {view, record}}: {readonly waiting: WaitingRecord}) {
  const say = useSay();
  const can = useCan();
  const session = useSession();
  const {entity} = view;
  const about = entity.approval?.about;
  const field = entity.field[about?.of ?? ''];
  const target = field?.relation && model.entity(field.relation.to);
  const id = asNumber(record[field?.name ?? '']);
  const mayRead = target !== undefined && can(target, 'read');
  const {data} = useGetManyAggregate<EntityRecord>(
    target?.key ?? '',
    {ids: id === undefined ? [] : [id]},
    {enabled: mayRead && id !== undefined},
  );
  const [found] = data ?? [];
  if (!about || !field || !target || !found) return null;
  const shown = about.shows
    .flatMap(name => target.field[name] ?? [])
    .filter(each => canSee(session, target, each) && !isBlank(found[each.name]));
  return (
    <Box
      role="group"
      aria-label={say(field.label)}
      sx={{p: 1.5, borderRadius: 1, backgroundColor: 'action.hover', display: 'grid', gap: 1}}
    >
      <Typography variant="subtitle2" component="h3">
        {say(field.label)}
      </Typography>
      <DefinitionList dense fields={shown} record={found} />
    </Box>
  );
}

function Changed({waiting}: {readonly waiting: WaitingRecord}) {
  const t = useT();
  const changes = changesIn(waiting);
  if (changes.length === 0) return null;
  const title = t('approvals.changed');
  return (
    <Box
      role="group"
      aria-label={title}
      sx={{borderInlineStart: 3, borderColor: 'warning.main', pl: 1.25, '& ul': {fontSize: '0.8125rem'}}}
    >
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <ChangeLines changes={changes} />
    </Box>
  );
}

function Answers({waiting, busy, onDecide}: Omit<ApprovalDetailsProps, 'titleId' | 'tools'>) {
  const t = useT();
  const labelOf = useActionLabel();
  const answers = (['approve', 'refuse'] as const).flatMap(decision => {
    const action = actionOf(waiting, decision);
    return action ? [{decision, action}] : [];
  });
  return (
    <Box role="group" aria-label={t('approvals.decision')} sx={{display: 'flex', gap: 1}}>
      {answers.map(({decision, action}) => (
        <AbilityTooltip key={decision} ability={action.ability}>
          <Button
            variant={decision === 'approve' ? 'contained' : 'outlined'}
            color={decision === 'approve' ? 'primary' : 'error'}
            aria-keyshortcuts={DECISION_KEYS[decision]}
            disabled={busy}
            sx={{flex: {xs: 1, sm: 'none'}}}
            onClick={() => onDecide(waiting, decision)}
          >
            {labelOf(action)}
          </Button>
        </AbilityTooltip>
      ))}
    </Box>
  );
}

export function ApprovalDetails({waiting, titleId, busy, tools, onDecide}: ApprovalDetailsProps) {
  const shown = useShown(waiting);
  return (
    <Box sx={{p: 2, display: 'grid', gap: 1.75, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)'}}>
      <Box sx={{display: 'flex', gap: 1, alignItems: 'flex-start'}}>
        <Box sx={{flex: 1, minWidth: 0}}>
          <Kind waiting={waiting} />
          <Typography id={titleId} component="h2" variant="h2" sx={{overflowWrap: 'anywhere'}}>
            <LeadsBack>
              <TitleLink waiting={waiting} />
            </LeadsBack>
          </Typography>
        </Box>
        {tools}
      </Box>
      <Box>
        <Amount waiting={waiting} large />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1,
            color: 'text.secondary',
            fontSize: '0.8125rem',
            mt: 0.5,
          }}
        >
          <Asker waiting={waiting} />
          <Age waiting={waiting} />
        </Box>
      </Box>
      <Answers waiting={waiting} busy={busy} onDecide={onDecide} />
      <Changed waiting={waiting} />
      <DefinitionList dense fields={shown} record={waiting.record} />
      <About waiting={waiting} />
    </Box>
  );
}
