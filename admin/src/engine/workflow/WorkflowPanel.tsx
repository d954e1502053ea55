/** Where a record stands, what may be done next, and why the rest may not. */
import {Box, Card, Typography} from '@mui/material';
import {useT, useSay} from '../../i18n/hooks';
import {leadingStep, transitionsOf} from '../actions/record-actions';
import {useRecordAction} from '../actions/use-record-action';
import type {EntityRecord} from '../../model/record';
import {useView} from '../use-view';
import {ImpossibleSteps} from './ImpossibleSteps';
import {PossibleSteps} from './PossibleSteps';
import {StateProgress} from './StateProgress';
import {StateSelect} from './StateSelect';

export function WorkflowPanel({record}: {readonly record: EntityRecord}) {
  const t = useT();
  const say = useSay();
  const {entity} = useView();
  const start = useRecordAction();
  const all = transitionsOf(entity, record);
  const leading = leadingStep(all);
  return (
    <Card component="section" aria-label={t('workflow.title')} sx={{p: 2}}>
      {/* Side by side where the panel is as wide as the page. */}
      <Box sx={{display: 'grid', gap: 2.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))'}}>
        {entity.workflows.map(workflow => {
          const own = new Set(workflow.transitions.map(transition => transition.action));
          const steps = all.filter(({key}) => own.has(key));
          const others = steps.filter(({ability}) => ability !== true);
          const field = entity.field[workflow.field];
          return (
            <Box key={workflow.field}>
              <Typography component="h2" variant="h3" sx={{mb: 1}}>
                {field && say(field.label)}
              </Typography>
              <StateProgress entity={entity} workflow={workflow} record={record} />
              <PossibleSteps
                steps={steps.filter(({ability}) => ability === true)}
                leading={leading}
                record={record}
                start={start}
              />
              {field && workflow.manual && (
                <StateSelect workflow={workflow} field={field} record={record} start={start} />
              )}
              {others.length > 0 && <ImpossibleSteps actions={others} record={record} />}
            </Box>
          );
        })}
      </Box>
    </Card>
  );
}
