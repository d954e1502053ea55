/** What each feed's entries look like, by the name of the feed. */
import {Box, Typography} from '@mui/material';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {useT} from '../../i18n/hooks';
import {asText, type Values} from '../../model/parse';
import {changesOf, type TimelineEntry} from '../../request/rest';
import {visuallyHidden} from '../../theme/visually-hidden';
import {ChangeLines} from '../changes/ChangeLines';
import type {Change} from '../changes/ChangeTable';
import {useView} from '../use-view';

/** The value of a state, which is told as text. */
function StateValue({name, value}: {readonly name: string; readonly value: unknown}) {
  const {entity} = useView();
  const field = entity.field[name];
  const option = field?.options?.find(candidate => String(candidate.value) === value);
  if (!field || !option) return <span>{asText(value)}</span>;
  return <FieldDisplay field={field} value={option.value} record={{}} dense />;
}

/** Also what came along with a step; the values that a record was made with stand on its page. */
export function ChangeBody({said}: {readonly said: Values}) {
  const {entity} = useView();
  if (said.action === 'create') return null;
  const changes = Object.entries(changesOf(said.changes)).flatMap(([name, [before, after]]): readonly Change[] => {
    const field = entity.field[name];
    return field && field.system === undefined ? [{field, before, after}] : [];
  });
  return <ChangeLines changes={changes} />;
}

export function StepBody({said}: {readonly said: Values}) {
  const t = useT();
  const name = asText(said.property) ?? '';
  const note = asText(said.note);
  return (
    <>
      <Box sx={{display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.75, mt: 0.5, fontSize: '0.75rem'}}>
        {said.from !== null && (
          <>
            <Box component="span" sx={visuallyHidden}>
              {t('history.before')}
            </Box>
            <StateValue name={name} value={said.from} />
            <Box component="span" aria-hidden sx={{color: 'text.secondary'}}>
              →
            </Box>
          </>
        )}
        <Box component="span" sx={visuallyHidden}>
          {t('history.after')}
        </Box>
        <StateValue name={name} value={said.to} />
      </Box>
      <ChangeBody said={said} />
      {note !== undefined && (
        <Typography variant="body2" sx={{mt: 0.5}}>
          {note}
        </Typography>
      )}
    </>
  );
}

export function isComment({kind}: TimelineEntry): boolean {
  return kind === 'comments';
}
