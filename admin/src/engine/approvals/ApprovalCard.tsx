/** A record that waits for the user's decision: what it amounts to, who asked, what for, and the two answers. */
import type {KeyboardEvent} from 'react';
import {useGetManyAggregate} from 'react-admin';
import {Box, Button, Card, Link, Typography} from '@mui/material';
import type {Field} from '@emblem/schemas';
import {canSee} from '../../access/field-rights';
import {useCan, useSession} from '../../access/session-context';
import {DefinitionList} from '../../controls/DefinitionList';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {recordLabel} from '../../controls/shared/record-label';
import {useSay, useT} from '../../i18n/hooks';
import {isBlank} from '../../model/equal';
import {asNumber} from '../../model/parse';
import {pathsOf} from '../../model/paths';
import type {EntityRecord} from '../../model/record';
import {model} from '../../model/schema';
import {isForPage} from '../../widgets/keys';
import {PageLink} from '../../widgets/PageLink';
import {AbilityTooltip} from '../actions/AbilityTooltip';
import {useActionLabel} from '../actions/use-action-label';
import {transitionsOf} from '../actions/record-actions';
import {useRecordAction} from '../actions/use-record-action';
import {LeadsBack, useLinkState} from '../back';
import {useFigures} from '../record/use-figures';
import {useView} from '../use-view';
import type {PendingApprovals} from './use-approvals';

interface ApprovalCardProps {
  readonly waiting: PendingApprovals;
  readonly record: EntityRecord;
  readonly onDecided: () => void;
}

/** Those of the named properties that say something and that the user sees. */
function useSeen(record: EntityRecord, names: readonly string[]): readonly Field[] {
  const session = useSession();
  const {entity} = useView();
  return names
    .flatMap(name => entity.field[name] ?? [])
    .filter(field => canSee(session, entity, field) && !isBlank(record[field.name]));
}

/** Keys of the two answers, while the card has the focus. */
const YES = 'a';
const NO = 'r';

function NameLink({record}: {readonly record: EntityRecord}) {
  const view = useView();
  return (
    <Link
      component={PageLink}
      to={pathsOf(view).main(record.id)}
      state={useLinkState()}
      sx={{fontWeight: 650, overflowWrap: 'anywhere'}}
    >
      {recordLabel(view.entity, record)}
    </Link>
  );
}

/** What it amounts to, in large. */
function Amounts({record}: {readonly record: EntityRecord}) {
  const {entity} = useView();
  const figures = useFigures(entity, record);
  return figures.map(field => (
    <Box key={field.name} sx={{fontSize: '1.25rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums'}}>
      <FieldDisplay field={field} value={record[field.name]} record={record} dense />
    </Box>
  ));
}

/** Who asked, and since when it waits. */
function Asked({record}: {readonly record: EntityRecord}) {
  const t = useT();
  const {entity} = useView();
  const [asker] = useSeen(record, entity.approval ? [entity.approval.asker] : []);
  const since = entity.field[entity.system.createdAt];
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      component="div"
      sx={{display: 'flex', gap: 0.75, flexWrap: 'wrap'}}
    >
      {asker && (
        <span>
          {t('approvals.askedBy')} <FieldDisplay field={asker} value={record[asker.name]} record={record} dense />
        </span>
      )}
      {since && <FieldDisplay field={since} value={record[since.name]} record={record} dense />}
    </Typography>
  );
}

/** Of the record that it is about, as far as the user reads it. */
function About({record}: {readonly record: EntityRecord}) {
  const say = useSay();
  const can = useCan();
  const session = useSession();
  const {entity} = useView();
  const about = entity.approval?.about;
  const field = entity.field[about?.of ?? ''];
  const target = field?.relation && model.entity(field.relation.to);
  const id = asNumber(record[field?.name ?? '']);
  const mayRead = target !== undefined && can(target, 'read');
  // Those of all cards are asked for at once.
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
      sx={{gridColumn: '1 / -1', p: 1.5, borderRadius: 1, backgroundColor: 'action.hover'}}
    >
      <DefinitionList dense fields={shown} record={found} />
    </Box>
  );
}

export function ApprovalCard({waiting, record, onDecided}: ApprovalCardProps) {
  const t = useT();
  const {entity} = useView();
  const labelOf = useActionLabel();
  const start = useRecordAction(onDecided);
  const shown = useSeen(record, entity.approval?.shows ?? []);
  const actions = transitionsOf(entity, record);
  const yes = actions.find(({key}) => key === waiting.approve);
  const no = actions.find(({key}) => key === waiting.refuse);
  const press = (event: KeyboardEvent) => {
    const action = {[YES]: yes, [NO]: no}[event.key];
    if (action?.ability !== true || !isForPage(event.nativeEvent)) return;
    event.preventDefault();
    start(action, record);
  };
  return (
    <Card
      component="li"
      data-row={record.id}
      tabIndex={0}
      aria-label={recordLabel(entity, record)}
      aria-keyshortcuts={`${YES} ${NO}`}
      onKeyDown={press}
      sx={{
        p: 2,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: {xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto'},
        '&:focus-visible': {outline: 2, outlineColor: 'primary.main', outlineOffset: 1},
      }}
    >
      <Box sx={{minWidth: 0}}>
        <LeadsBack>
          <NameLink record={record} />
        </LeadsBack>
        <Asked record={record} />
      </Box>
      <Box sx={{textAlign: {xs: 'start', sm: 'end'}}}>
        <Amounts record={record} />
      </Box>
      <Box sx={{gridColumn: '1 / -1'}}>
        <DefinitionList dense fields={shown} record={record} />
      </Box>
      <About record={record} />
      <Box
        role="group"
        aria-label={t('approvals.decision')}
        sx={{gridColumn: '1 / -1', display: 'flex', gap: 1, justifyContent: {xs: 'stretch', sm: 'flex-end'}}}
      >
        {no && (
          <AbilityTooltip ability={no.ability}>
            <Button variant="outlined" color="error" sx={{flex: {xs: 1, sm: 'none'}}} onClick={() => start(no, record)}>
              {labelOf(no)}
            </Button>
          </AbilityTooltip>
        )}
        {yes && (
          <AbilityTooltip ability={yes.ability}>
            <Button variant="contained" sx={{flex: {xs: 1, sm: 'none'}}} onClick={() => start(yes, record)}>
              {labelOf(yes)}
            </Button>
          </AbilityTooltip>
        )}
      </Box>
    </Card>
  );
}
