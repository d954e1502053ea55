/** All states of a workflow in a list, of which those that are set by hand can be chosen (`manual`). */
import {MenuItem, TextField} from '@mui/material';
import type {Field, WorkflowKeyword} from '@emblem/schemas';
import {useSay, useT} from '../../i18n/hooks';
import type {EntityRecord} from '../../model/record';
import type {StartAction} from '../actions/use-record-action';
import {stepTo} from './steps';
import {useView} from '../use-view';

interface StateSelectProps {
  readonly workflow: WorkflowKeyword;
  readonly field: Field;
  readonly record: EntityRecord;
  readonly start: StartAction;
}

/** What is chosen is done by the step that leads there, which may ask for more first. */
export function StateSelect({workflow, field, record, start}: StateSelectProps) {
  const t = useT();
  const say = useSay();
  const {entity} = useView();
  const current = record[field.name];
  const isByHand = (state: string | number) => workflow.manual?.includes(state) ?? false;
  const stepOf = (state: string | number) => {
    const step = isByHand(state) ? stepTo(entity, workflow, record, state) : undefined;
    return step?.ability === true ? step : undefined;
  };
  const choose = (chosen: string) => {
    const option = field.options?.find(({value}) => String(value) === chosen);
    const step = option && stepOf(option.value);
    if (step) start(step, record);
  };
  return (
    <TextField
      select
      size="small"
      label={t('workflow.byHand')}
      value={String(current)}
      onChange={event => choose(event.target.value)}
      sx={{mt: 1.5, minWidth: 200}}
    >
      {field.options?.map(({value, label}) => (
        <MenuItem
          key={String(value)}
          value={String(value)}
          disabled={!stepOf(value) && !(value === current && isByHand(value))}
        >
          {say(label)}
        </MenuItem>
      ))}
    </TextField>
  );
}
