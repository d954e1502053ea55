/** Where a record stands, what may be done next, and why the rest may not. */
import {Box, Button, Card, Link, Typography} from '@mui/material';
import type {Field} from '@emblem/schemas';
import {canSee} from '../../access/field-rights';
import {useSession} from '../../access/session-context';
import {useT, useSay} from '../../i18n/hooks';
import {useActionLabel} from '../actions/use-action-label';
import {transitionsOf, type RecordAction} from '../actions/record-actions';
import {useRecordAction} from '../actions/use-record-action';
import {abilityOf, type EntityRecord} from '../../model/record';
import {pathsOf} from '../../model/paths';
import {PageLink} from '../../widgets/PageLink';
import {askingFor} from '../form/asked-field';
import {useView} from '../use-view';
import {StateProgress} from './StateProgress';
import {StateSelect} from './StateSelect';
import {missingFor, usualStepOf} from './steps';

/** Actions that are not possible for the same reason stand together. */
function byReason(actions: readonly RecordAction[]): ReadonlyMap<string, readonly RecordAction[]> {
  const groups = new Map<string, RecordAction[]>();
  for (const action of actions) {
    const reason = String(action.ability);
    groups.set(reason, [...(groups.get(reason) ?? []), action]);
  }
  return groups;
}

/** Leads to the form, at the property that has to be filled in. */
function Missing({record, fields}: {readonly record: EntityRecord; readonly fields: readonly Field[]}) {
  const t = useT();
  const say = useSay();
  const view = useView();
  return (
    <Typography variant="caption" component="div" sx={{mb: 0.75, display: 'flex', flexWrap: 'wrap', columnGap: 1}}>
      {t('workflow.missing')}
      {fields.map(field => (
        <Link
          key={field.name}
          component={PageLink}
          to={pathsOf(view).edit(record.id)}
          state={askingFor(field.name)}
          sx={{fontWeight: 600}}
        >
          {say(field.label)}
        </Link>
      ))}
    </Typography>
  );
}

interface OthersProps {
  readonly actions: readonly RecordAction[];
  readonly record: EntityRecord;
}

function Others({actions, record}: OthersProps) {
  const t = useT();
  const {entity} = useView();
  const session = useSession();
  const labelOf = useActionLabel();
  const mayFill = abilityOf(record, 'update') === true;
  const missing = (same: readonly RecordAction[]) =>
    mayFill
      ? same.flatMap(({key}) => missingFor(entity, record, key)).filter(field => canSee(session, entity, field))
      : [];
  return (
    <Box component="details" sx={{mt: 1.5, '& > summary': {cursor: 'pointer', width: 'fit-content'}}}>
      <Typography variant="caption" color="textSecondary" component="summary">
        {t('workflow.others', {count: actions.length})}
      </Typography>
      <Box component="ul" sx={{listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1.25}}>
        {[...byReason(actions)].map(([reason, same]) => (
          <Box component="li" key={reason}>
            <Typography variant="caption" color="textSecondary" component="div" sx={{mb: 0.5}}>
              {reason || t('action.notAllowed')}
            </Typography>
            {missing(same).length > 0 && <Missing record={record} fields={missing(same)} />}
            <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 0.75}}>
              {same.map(action => (
                <Button key={action.key} variant="outlined" disabled sx={{minHeight: 28, px: 1}}>
                  {labelOf(action)}
                </Button>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

export function WorkflowPanel({record}: {readonly record: EntityRecord}) {
  const t = useT();
  const say = useSay();
  const {entity} = useView();
  const labelOf = useActionLabel();
  const start = useRecordAction();
  const all = transitionsOf(entity, record);
  return (
    <Card component="section" aria-label={t('workflow.title')} sx={{p: 2}}>
      {/* Side by side where the panel is as wide as the page. */}
      <Box sx={{display: 'grid', gap: 2.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))'}}>
        {entity.workflows.map(workflow => {
          const own = new Set(workflow.transitions.map(transition => transition.action));
          const actions = all.filter(action => own.has(action.key));
          const able = actions.filter(action => action.ability === true);
          const usual = usualStepOf(entity, workflow, record, able);
          const possible = usual ? [usual, ...able.filter(action => action !== usual)] : able;
          const others = actions.filter(action => action.ability !== true);
          const field = entity.field[workflow.field];
          return (
            <Box key={workflow.field}>
              <Typography component="h2" variant="h3" sx={{mb: 1}}>
                {field && say(field.label)}
              </Typography>
              <StateProgress entity={entity} workflow={workflow} record={record} />
              <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5}}>
                {possible.length === 0 && (
                  <Typography variant="body2" color="textSecondary">
                    {t('workflow.nothing')}
                  </Typography>
                )}
                {possible.map(action => (
                  <Button
                    key={action.key}
                    variant={action === usual ? 'contained' : 'outlined'}
                    onClick={() => start(action, record)}
                  >
                    {labelOf(action)}
                  </Button>
                ))}
              </Box>
              {field && workflow.manual && (
                <StateSelect workflow={workflow} field={field} record={record} start={start} />
              )}
              {others.length > 0 && <Others actions={others} record={record} />}
            </Box>
          );
        })}
      </Box>
    </Card>
  );
}
