/** A record that waits: its name, what matters of it, and the one next step. */
import {Box, Button, Link} from '@mui/material';
import type {Field} from '@emblem/schemas';
import {canSee} from '../../access/field-rights';
import {useCan, useSession} from '../../access/session-context';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {recordLabel} from '../../controls/shared/record-label';
import {AbilityTooltip} from '../../engine/actions/AbilityTooltip';
import {useActionLabel} from '../../engine/actions/use-action-label';
import type {StartAction} from '../../engine/actions/use-record-action';
import {useLinkState} from '../../engine/back';
import {useSay} from '../../i18n/hooks';
import {isBlank} from '../../model/equal';
import {pathsOf} from '../../model/paths';
import type {EntityRecord} from '../../model/record';
import {visuallyHidden} from '../../theme/visually-hidden';
import {PageLink} from '../../widgets/PageLink';
import type {HomeQueue} from './answer';
import {nextStep} from './next-step';

interface QueueRowProps {
  readonly queue: HomeQueue;
  readonly record: EntityRecord;
  readonly start: StartAction;
}

/** Numbers and times that do not say by themselves of what they are. */
const BARE: ReadonlySet<Field['kind']> = new Set<Field['kind']>(['integer', 'number', 'date', 'datetime']);

/** An entry of an enumeration is a word, and a limit says until when it is. */
function isBare({kind, options, relation, isDue}: Field): boolean {
  return BARE.has(kind) && !options && !relation && !isDue;
}

function ShownValue({field, record}: {readonly field: Field; readonly record: EntityRecord}) {
  const say = useSay();
  return (
    <Box component="span" title={say(field.label)} sx={{minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere'}}>
      <span style={isBare(field) ? undefined : visuallyHidden}>{say(field.label)}: </span>
      <FieldDisplay field={field} value={record[field.name]} record={record} dense />
    </Box>
  );
}

function Step({queue, record, start}: QueueRowProps) {
  const can = useCan();
  const labelOf = useActionLabel();
  const {entity} = queue.view;
  const step = nextStep(entity, record, queue.steps, action => can(entity, action));
  if (!step) return null;
  return (
    <AbilityTooltip ability={step.ability}>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${labelOf(step)}: ${recordLabel(entity, record)}`}
        onClick={() => start(step, record)}
        sx={{whiteSpace: 'nowrap'}}
      >
        {labelOf(step)}
      </Button>
    </AbilityTooltip>
  );
}

export function QueueRow(props: QueueRowProps) {
  const {queue, record} = props;
  const session = useSession();
  const state = useLinkState();
  const {view, shows} = queue;
  const shown = shows
    .flatMap(name => view.entity.field[name] ?? [])
    .filter(field => canSee(session, view.entity, field) && !isBlank(record[field.name]));
  return (
    <Box
      component="li"
      data-row={record.id}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: 1.5,
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{minWidth: 0}}>
        <Link
          component={PageLink}
          to={pathsOf(view).main(record.id)}
          state={state}
          sx={{fontWeight: 600, overflowWrap: 'anywhere'}}
        >
          {recordLabel(view.entity, record)}
        </Link>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2,
            rowGap: 0.25,
            mt: 0.25,
            fontSize: '0.8125rem',
            color: 'text.secondary',
          }}
        >
          {shown.map(field => (
            <ShownValue key={field.name} field={field} record={record} />
          ))}
        </Box>
      </Box>
      <Step {...props} />
    </Box>
  );
}
