/**
 * What a preview shows of a record: its name and states, what may be done with it, and its values as its page has them.
 */
import type {ReactNode} from 'react';
import {Alert, Box, Button, Typography} from '@mui/material';
import EditIcon from '@mui/icons-material/EditOutlined';
import {useGetOne} from 'react-admin';
import {useCan} from '../../access/session-context';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {recordLabel} from '../../controls/shared/record-label';
import {useT} from '../../i18n/hooks';
import {PageLink} from '../../widgets/PageLink';
import {useActionLabel} from '../actions/use-action-label';
import {RecordButtons} from '../record/RecordButtons';
import {transitionsOf} from '../actions/record-actions';
import {useRecordAction} from '../actions/use-record-action';
import {useNotices} from '../notices';
import {usualStep} from '../workflow/steps';
import {abilityOf, type EntityRecord} from '../../model/record';
import {LeadsBack, useLinkState} from '../back';
import {pathsOf} from '../../model/paths';
import {RecordDetails, RecordFoot} from '../record/RecordDetails';
import type {EntityView} from '../../model/views';
import {closePreview} from '../list-state/preview-address';
import {LoadingRows} from '../../widgets/LoadingRows';

interface PartProps {
  readonly view: EntityView;
  readonly record: EntityRecord;
}

/** Transitions that are possible now, editing, and the entity's own actions. */
function Actions({view, record}: PartProps) {
  const t = useT();
  const can = useCan();
  const labelOf = useActionLabel();
  const start = useRecordAction();
  const state = useLinkState();
  const {entity} = view;
  const steps = transitionsOf(entity, record).filter(({ability}) => ability === true);
  const usual = entity.workflows.map(workflow => usualStep(entity, workflow, record, steps)).find(Boolean);
  const mayEdit = entity.writable && can(entity, 'update') && abilityOf(record, 'update') === true;
  return (
    <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', px: 2, pb: 1.5}}>
      {steps.map(action => (
        <Button
          key={action.key}
          variant={action === usual ? 'contained' : 'outlined'}
          onClick={() => start(action, record)}
        >
          {labelOf(action)}
        </Button>
      ))}
      {mayEdit && (
        <Button
          variant="outlined"
          startIcon={<EditIcon />}
          component={PageLink}
          to={pathsOf(view).edit(record.id)}
          state={state}
        >
          {t('record.edit')}
        </Button>
      )}
      <RecordButtons record={record} onDeleted={closePreview} />
    </Box>
  );
}

function Found({view, record}: PartProps) {
  const states = view.entity.workflows
    .map(workflow => view.entity.field[workflow.field])
    .filter(field => field !== undefined);
  return (
    <>
      {states.length > 0 && (
        <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 0.75, px: 2, pb: 1.5}}>
          {states.map(field => (
            <FieldDisplay key={field.name} field={field} value={record[field.name]} record={record} />
          ))}
        </Box>
      )}
      <LeadsBack>
        <Actions view={view} record={record} />
      </LeadsBack>
      <Box
        sx={{
          borderTop: 1,
          borderColor: 'divider',
          '& dl': {gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))', columnGap: 2, rowGap: 1.5},
        }}
      >
        <RecordDetails record={record} />
        <RecordFoot record={record} />
      </Box>
    </>
  );
}

interface PreviewRecordProps {
  readonly view: EntityView;
  readonly id: number;
  readonly titleId: string;
  /** Stands beside the name. */
  readonly tools: ReactNode;
}

export function PreviewRecord({view, id, titleId, tools}: PreviewRecordProps) {
  const t = useT();
  const {failed} = useNotices(view.entity);
  const {data: record, error} = useGetOne<EntityRecord>(view.name, {id}, {retry: false});
  const present = error ? undefined : record;
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 1,
          pl: 2,
          pr: 1,
          pt: 1,
          pb: 1,
          position: 'sticky',
          top: 0,
          zIndex: 2,
          backgroundColor: 'background.paper',
        }}
      >
        <Typography
          id={titleId}
          component="h2"
          variant="h2"
          aria-live="polite"
          sx={{flex: 1, minWidth: 0, overflowWrap: 'anywhere', pt: 0.5}}
        >
          {present ? recordLabel(view.entity, present) : error ? t('record.missing') : '…'}
        </Typography>
        <Box sx={{display: 'flex', flex: 'none'}}>{tools}</Box>
      </Box>
      {error && (
        <Alert severity="error" sx={{mx: 2, mb: 2}}>
          {failed('readFailed', error)}
        </Alert>
      )}
      {present && <Found view={view} record={present} />}
      {!record && !error && <LoadingRows rows={['70%', '50%', '60%', '40%']} height={30} sx={{px: 2, pb: 2}} />}
    </>
  );
}
