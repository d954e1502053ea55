/** Says at the head of a new record's form from which other record it is filled in, and when that one has changed. */
import {useEffect, useRef} from 'react';
import {Alert, Box, Button} from '@mui/material';
import {useFormContext, useWatch} from 'react-hook-form';
import {useSay, useT} from '../../i18n/hooks';
import {useFormTarget} from '../../model/form-target';
import type {Values} from '../../model/parse';
import {model} from '../../model/schema';
import type {Proposal} from '../../request/proposals';
import {PageLink} from '../../widgets/PageLink';
import {differing, proposedValues} from './filling';
import type {OriginRecord} from './origin';
import type {Filling, FillingState} from './use-filling';
import {useOriginRecord} from './use-origin-record';

const PLACE = {m: {xs: 2, md: 2.5}, mb: {xs: 0, md: 0}, '& .MuiAlert-action': {pt: 0.25}} as const;

function OpenLink({made}: {readonly made: OriginRecord}) {
  const t = useT();
  const {path, ...words} = useOriginRecord(made);
  if (path === undefined) return null;
  return (
    <Button color="inherit" component={PageLink} to={path} aria-label={t('origins.openOf', {...words})}>
      {t('origins.open')}
    </Button>
  );
}

interface ChangedProps {
  readonly filling: Filling;
  readonly proposal: Proposal;
  readonly blank: Values;
  readonly onTake: (values: Values) => void;
}

/** What is proposed now instead: taken on demand, what is the same in both proposals stays as it was entered. */
function Changed({filling, proposal, blank, onTake}: ChangedProps) {
  const t = useT();
  const say = useSay();
  const {entity} = useFormTarget();
  const {kind, name} = useOriginRecord(filling.made);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({block: 'center'});
  }, [proposal]);
  const now = proposedValues(model, entity, proposal.values);
  const names = differing(model, entity, proposedValues(model, entity, filling.proposal.values), now);
  const labels = [...entity.fields, ...entity.lines]
    .filter(each => names.includes(each.name))
    .map(({label}) => say(label));
  return (
    <Alert ref={place} severity="warning" sx={PLACE}>
      {t('origins.changed', {kind, name, fields: labels.join(t('common.comma'))})}
      <Box sx={{mt: 1}}>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => onTake(Object.fromEntries(names.map(each => [each, now[each] ?? blank[each] ?? null])))}
        >
          {t('origins.takeNew')}
        </Button>
      </Box>
    </Alert>
  );
}

/** What the form began with. */
function FilledIn({made}: {readonly made: OriginRecord}) {
  const t = useT();
  const {kind, name} = useOriginRecord(made);
  return (
    <Alert severity="info" sx={PLACE} action={<OpenLink made={made} />}>
      {t('origins.filledIn', {kind, name})}
    </Alert>
  );
}

interface OriginNoteProps {
  readonly state: FillingState;
  /** What the form of a record that is made from nothing begins with. */
  readonly blank: Values;
}

function Notes({state, blank, filling}: OriginNoteProps & {readonly filling: Filling}) {
  const {newer, keep} = state;
  const {setValue, clearErrors} = useFormContext();
  const chosen: unknown = useWatch({name: filling.made.origin.via});
  if (chosen !== filling.made.id) return null;
  if (newer && 'reason' in newer)
    return (
      <Alert severity="info" role="alert" sx={PLACE} action={<OpenLink made={filling.made} />}>
        {newer.reason}
      </Alert>
    );
  if (!newer) return filling.before ? null : <FilledIn made={filling.made} />;
  const take = (values: Values) => {
    for (const [name, value] of Object.entries(values)) setValue(name, value, {shouldDirty: true});
    clearErrors(Object.keys(values));
    keep({...filling, proposal: newer.proposal}, values);
  };
  return <Changed filling={filling} proposal={newer.proposal} blank={blank} onTake={take} />;
}

export function OriginNote({state, blank}: OriginNoteProps) {
  return state.filling ? <Notes state={state} blank={blank} filling={state.filling} /> : null;
}
