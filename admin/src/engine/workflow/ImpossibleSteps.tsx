/** Steps that cannot be taken now, and why. */
import {Box, Link, Typography} from '@mui/material';
import type {Field} from '@emblem/schemas';
import {canSee} from '../../access/field-rights';
import {useSession} from '../../access/session-context';
import {useT, useSay} from '../../i18n/hooks';
import {useActionLabel} from '../actions/use-action-label';
import type {RecordAction} from '../actions/record-actions';
import {abilityOf, type EntityRecord} from '../../model/record';
import {pathsOf} from '../../model/paths';
import {PageLink} from '../../widgets/PageLink';
import {askingFor} from '../form/asked-field';
import {useView} from '../use-view';
import {missingFor} from './steps';

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
    <Typography variant="caption" component="div" sx={{mt: 0.25, display: 'flex', flexWrap: 'wrap', columnGap: 1}}>
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

interface ImpossibleStepsProps {
  readonly actions: readonly RecordAction[];
  readonly record: EntityRecord;
}

/** One quiet line, which opens to each of them with its reason. */
export function ImpossibleSteps({actions, record}: ImpossibleStepsProps) {
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
            <Typography variant="body2" component="div" sx={{fontWeight: 600}}>
              {same.map(labelOf).join(t('common.comma'))}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="div">
              {reason || t('action.notAllowed')}
            </Typography>
            {missing(same).length > 0 && <Missing record={record} fields={missing(same)} />}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
