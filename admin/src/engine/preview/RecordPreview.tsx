/**
 * What a preview shows of a record: its name and states, what may be done with it, and its values as its page has them.
 */
import type {ReactNode} from 'react';
import {Box, Button, Typography} from '@mui/material';
import EditIcon from '@mui/icons-material/EditOutlined';
import {useGetOne} from 'react-admin';
import {useCan} from '../../access/session-context';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {recordLabel} from '../../controls/shared/record-label';
import {useT} from '../../i18n/hooks';
import {isMissing} from '../../request/failure';
import {PageLink} from '../../widgets/PageLink';
import {useActionLabel} from '../actions/use-action-label';
import {RecordButtons} from '../record/RecordButtons';
import {leadingStep, transitionsOf} from '../actions/record-actions';
import {useRecordAction} from '../actions/use-record-action';
import {stateFields} from '../workflow/steps';
import {abilityOf, type EntityRecord} from '../../model/record';
import {LeadsBack, useLinkState} from '../back';
import {pathsOf} from '../../model/paths';
import {ReadFailure} from '../record/ReadFailure';
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
  const leading = leadingStep(steps);
  const mayEdit = entity.writable && can(entity, 'update') && abilityOf(record, 'update') === true;
  return (
    <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', px: 2, pb: 1.5}}>
      {steps.map(action => (
        <Button
          key={action.key}
          variant={action === leading ? 'contained' : 'outlined'}
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

function PreviewBody({view, record}: PartProps) {
  const states = stateFields(view.entity);
  return (
    <>
      {states.length > 0 && (
        <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 0.75, px: 2, pb: 1.5}}>
          {states.map(field => (
            <FieldDisplay key={field.name} field={field} value={record[field.name]} record={record} />
          ))}
        </Box>
      )}
      {/* The form that a button opens leads back to this preview. */}
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

interface RecordPreviewProps {
  readonly view: EntityView;
  readonly id: number;
  readonly titleId: string;
  /** Stands beside the name. */
  readonly tools: ReactNode;
}

export function RecordPreview({view, id, titleId, tools}: RecordPreviewProps) {
  const t = useT();
  const {data, error, refetch} = useGetOne<EntityRecord>(view.name, {id}, {retry: false});
  const isGone = isMissing(error);
  const record = isGone ? undefined : data;
  const isLoading = !record && !error;
  const problem = t(isGone ? 'record.missing' : 'record.readFailed');
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
          {record && recordLabel(view.entity, record)}
          {isLoading && '…'}
          {!record && !isLoading && problem}
        </Typography>
        <Box sx={{display: 'flex', flex: 'none'}}>{tools}</Box>
      </Box>
      {error && <ReadFailure entity={view.entity} error={error} onRetry={() => void refetch()} sx={{mx: 2, mb: 2}} />}
      {record && <PreviewBody view={view} record={record} />}
      {isLoading && <LoadingRows rows={['70%', '50%', '60%', '40%']} height={30} sx={{px: 2, pb: 2}} />}
    </>
  );
}
