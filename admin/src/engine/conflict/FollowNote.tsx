/**
 * Says in an open form that somebody has changed the record: what nobody has typed over is there already, for the rest
 * either value can be taken.
 */
import {useEffect, useState} from 'react';
import {Alert, Box, Button, Stack} from '@mui/material';
import {useFormContext} from 'react-hook-form';
import type {Field} from '@emblem/schemas';
import {useSay, useT} from '../../i18n/hooks';
import {ChangedValue} from '../changes/ChangedValue';
import {linesDiffer} from '../lines/form-lines';
import {useLastActor} from './use-newest';
import type {EntityRecord} from '../../model/record';
import type {EntityView} from '../../model/views';
import {sameValue} from '../../model/equal';

interface FollowNoteProps {
  readonly view: EntityView;
  readonly fields: readonly Field[];
  /** The record that the entered values go out from. */
  readonly base: EntityRecord;
  readonly newest: EntityRecord;
  readonly onAgree: () => void;
}

interface News {
  readonly record: EntityRecord;
  readonly taken: readonly Field[];
}

/** The properties of the form that differ, apart for those that somebody has typed over to something else again. */
function compare(
  fields: readonly Field[],
  base: EntityRecord,
  newest: EntityRecord,
  typed: Readonly<Record<string, unknown>>,
) {
  const changed = fields.filter(({name}) => !sameValue(base[name], newest[name]));
  const contested = changed.filter(({name}) => name in typed && !sameValue(typed[name], newest[name]));
  return {contested, taken: changed.filter(field => !contested.includes(field))};
}

export function FollowNote({view, fields, base, newest, onAgree}: FollowNoteProps) {
  const t = useT();
  const say = useSay();
  const {
    getValues,
    resetField,
    formState: {dirtyFields},
  } = useFormContext();
  const [news, setNews] = useState<News>();
  const typed = Object.fromEntries(Object.keys(dirtyFields).map(name => [name, getValues(name)]));
  const isBehind = base !== newest;
  const {contested, taken} = compare(fields, base, newest, typed);
  // Lines that both have changed are laid on top of each other when they are saved.
  const agreed = isBehind && contested.length === 0 && !linesDiffer(view.entity, typed, base, newest);
  useEffect(() => {
    if (!agreed) return;
    setNews({record: newest, taken});
    onAgree();
  }, [agreed, newest, taken, onAgree]);
  const actor = useLastActor(view, newest, isBehind || news?.record === newest) ?? t('follow.somebody');
  const names = (some: readonly Field[]) => some.map(({label}) => say(label)).join(t('common.comma'));

  if (isBehind && contested.length > 0)
    return (
      <Alert severity="warning" sx={{m: 2, mb: 0}}>
        {t('follow.contested', {actor})}
        {contested.map(field => (
          <Box key={field.name}>
            <b>{say(field.label)}</b>: <ChangedValue field={field} value={newest[field.name]} />
          </Box>
        ))}
        {taken.length > 0 && <Box>{t('follow.taken', {fields: names(taken)})}</Box>}
        <Stack direction="row" spacing={1} useFlexGap sx={{mt: 1, flexWrap: 'wrap'}}>
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => {
              for (const {name} of contested) resetField(name, {defaultValue: newest[name] ?? null});
            }}
          >
            {t('follow.takeTheirs')}
          </Button>
          <Button variant="outlined" color="inherit" onClick={onAgree}>
            {t('follow.keepMine')}
          </Button>
        </Stack>
      </Alert>
    );
  if (news?.record !== newest) return null;
  return (
    <Alert severity="info" sx={{m: 2, mb: 0}} onClose={() => setNews(undefined)}>
      {t('follow.changed', {actor})} {news.taken.length > 0 && t('follow.taken', {fields: names(news.taken)})}
    </Alert>
  );
}
