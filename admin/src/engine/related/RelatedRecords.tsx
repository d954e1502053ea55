/** Records of other entities that lead to the one that is shown (`x-related`), such as the payments of an order. */
import type {ReactNode} from 'react';
import {Alert, Box, Button, Card, Link, Skeleton, Typography} from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import type {Entity, RelatedList} from '@emblem/schemas';
import {useCan} from '../../access/session-context';
import {useSay, useT} from '../../i18n/hooks';
import {model} from '../../model/schema';
import {pathsOf} from '../../model/paths';
import type {EntityRecord} from '../../model/record';
import {allOf, homeOf, viewOf} from '../../model/views';
import {messageOf} from '../../request/failure';
import {shownNow} from '../back';
import {PageLink} from '../../widgets/PageLink';
import {LinesTable} from '../lines/LinesTable';
import {makePath} from '../origins/origin';
import {SHOWN, useRelated} from './use-related';

interface RelatedProps {
  readonly related: RelatedList;
  readonly record: EntityRecord;
}

/** What the rows are called for the table of lines that shows them. */
const ROWS = 'rows';

/** Whether one record leads to another at most once, and does so. */
function isTaken({entity, field}: RelatedList, total: number): boolean {
  return total > 0 && model.entity(entity).unique.some(({fields}) => fields.length === 1 && fields[0] === field);
}

/** The form of a new one, filled in from the record where it is made from such; it leads back here. */
function AddButton({related, record}: RelatedProps) {
  const t = useT();
  const say = useSay();
  const can = useCan();
  const child = model.entity(related.entity);
  const view = viewOf(homeOf(child.key));
  // Where the system says what a record belongs to, its form would not keep it.
  const isGiven = child.field[related.field]?.readOnly === true;
  if (!view || !child.writable || isGiven || !can(child, 'create')) return null;
  const origin = child.origins.find(({via}) => via === related.field);
  const query = new URLSearchParams({[related.field]: String(record.id)});
  return (
    <Button
      size="small"
      startIcon={<AddIcon />}
      component={PageLink}
      to={origin ? makePath(view, {origin, id: record.id}) : `${pathsOf(view).create}?${query}`}
      state={shownNow}
      aria-label={t('related.addOf', {name: say(child.label)})}
    >
      {t('related.add')}
    </Button>
  );
}

/** Leads to all of them, where more are there than the page shows. */
function AllLink({related, record, total}: RelatedProps & {readonly total: number}) {
  const t = useT();
  const view = viewOf(allOf(related.entity));
  if (!view || total <= SHOWN) return null;
  const filter = JSON.stringify({[related.field]: [record.id]});
  return (
    <Link component={PageLink} to={`${pathsOf(view).list}?${new URLSearchParams({filter})}`} variant="body2">
      {t('related.all', {count: total})}
    </Link>
  );
}

function Rows({related, record}: RelatedProps) {
  const {rows, total, error, isPending} = useRelated(related, record);
  if (isPending) return <Skeleton height={34} />;
  if (error) return <Alert severity="error">{messageOf(error)}</Alert>;
  if (total === 0) return null;
  return (
    <>
      <LinesTable lines={{...related, name: ROWS}} record={{[ROWS]: rows}} />
      <AllLink related={related} record={record} total={total} />
    </>
  );
}

/** A table has a line of the page to itself; where there are none, several kinds of records share one. */
const WHOLE_WIDTH = {
  flex: '1 0 100%',
  minWidth: 0,
  '&:not(:first-of-type)': {borderTop: 1, borderColor: 'divider'},
  // The next one's line above lies on this one below.
  '&:not(:last-of-type)': {borderBottom: 1, borderColor: 'divider', mb: '-1px'},
} as const;

function Section({related, record, children}: RelatedProps & {readonly children: ReactNode}) {
  const t = useT();
  const say = useSay();
  const {total, isPending} = useRelated(related, record);
  const title = say(related.label);
  const isNone = !isPending && total === 0;
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{px: 2, py: isNone ? 0.5 : 1.25, display: 'grid', gap: 1, ...(isNone ? {} : WHOLE_WIDTH)}}
    >
      <Box sx={{display: 'flex', alignItems: 'center', gap: 1, minHeight: 32}}>
        <Typography component="h2" variant="h3">
          {title}
        </Typography>
        {!isPending && (
          <Typography variant="body2" color="textSecondary" sx={{flex: 1}}>
            {total === 0 ? t('related.none') : total}
          </Typography>
        )}
        <Box sx={{ml: 'auto'}}>{!isTaken(related, total) && <AddButton related={related} record={record} />}</Box>
      </Box>
      {children}
    </Box>
  );
}

interface RelatedRecordsProps {
  readonly entity: Entity;
  readonly record: EntityRecord;
}

/** Those whose records the user may read; nothing where there are none of them. */
export function RelatedRecords({entity, record}: RelatedRecordsProps) {
  const can = useCan();
  const shown = entity.related.filter(related => can(model.entity(related.entity), 'read'));
  if (shown.length === 0) return null;
  return (
    <Card sx={{display: 'flex', flexWrap: 'wrap', alignItems: 'center'}}>
      {shown.map(related => (
        <Section key={related.of} related={related} record={record}>
          <Rows related={related} record={record} />
        </Section>
      ))}
    </Card>
  );
}
