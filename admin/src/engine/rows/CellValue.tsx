/** The value of a cell. The property that a record is switched on and off by is a switch that can be pressed. */
import {Switch} from '@mui/material';
import type {Field} from '@emblem/schemas';
import {useCan, usePredicateContext} from '../../access/session-context';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {Empty} from '../../controls/shared/Empty';
import {recordLabel} from '../../controls/shared/record-label';
import {useSay} from '../../i18n/hooks';
import {AbilityTooltip} from '../actions/AbilityTooltip';
import {AddressLine} from '../address/Address';
import {addressAt} from '../address/groups';
import {toggleAction} from '../actions/record-actions';
import {holds} from '../fields/conditions';
import type {EntityRecord} from '../../model/record';
import {sortNumber} from '../sort/order';
import {useListState} from '../list-state/list-state';
import {useStartAction} from './row-actions';

export function CellValue({field, record}: {readonly field: Field; readonly record: EntityRecord}) {
  const can = useCan();
  const {view} = useListState();
  const {entity} = view;
  const isToggle =
    entity.toggle?.field === field.name && entity.writable && can(entity, 'toggle') && !record[entity.system.deletedAt];
  if (isToggle) return <ToggleCell field={field} record={record} />;
  const value = record[field.name];
  const address = addressAt(entity, field);
  if (address) return <AddressLine address={address} record={record} />;
  // Stored places begin at 1, `sortNumber` takes an index.
  if (entity.sort?.field === field.name && typeof value === 'number') return <>{sortNumber(value - 1)}</>;
  if (field.when?.visible) return <ConditionalValue field={field} record={record} />;
  return <FieldDisplay field={field} value={value} record={record} dense />;
}

function ToggleCell({field, record}: {readonly field: Field; readonly record: EntityRecord}) {
  const say = useSay();
  const {view} = useListState();
  const start = useStartAction();
  const action = toggleAction(view.entity, record);
  if (!action) return null;
  const state = field.options?.find(option => option.value === record[field.name]);
  return (
    <AbilityTooltip ability={action.ability}>
      <Switch
        // The action offered is the opposite of the present state.
        checked={action.on === false}
        onChange={() => start(action, record)}
        onClick={event => event.stopPropagation()}
        slotProps={{
          input: {
            'aria-label': `${say(field.label)}: ${recordLabel(view.entity, record)}`,
            title: state && say(state.label),
          },
        }}
      />
    </AbilityTooltip>
  );
}

/**
 * Shows nothing where the form of the record hides the property, such as a percentage when the price is raised by an
 * amount.
 */
function ConditionalValue({field, record}: {readonly field: Field; readonly record: EntityRecord}) {
  const {
    view: {entity},
  } = useListState();
  const context = usePredicateContext();
  const visible = field.when?.visible;
  if (visible && !holds(visible, {entity, values: record, context, ifUnknown: true})) return <Empty />;
  return <FieldDisplay field={field} value={record[field.name]} record={record} dense />;
}
