/** A record that waits, in two lines of a list or three of a phone: who asks for what, how much, and since when. */
import {memo, type MouseEvent} from 'react';
import {Box, Link} from '@mui/material';
import type {Field} from '@emblem/schemas';
import {canSee} from '../../access/field-rights';
import {useSession} from '../../access/session-context';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {recordLabel} from '../../controls/shared/record-label';
import {useSay, useT} from '../../i18n/hooks';
import {isBlank} from '../../model/equal';
import {pathsOf} from '../../model/paths';
import {labelsOf, type EntityRecord} from '../../model/record';
import {PageLink} from '../../widgets/PageLink';
import {LeadsBack, useLinkState} from '../back';
import {ChangedValue} from '../changes/ChangedValue';
import {SelectBox} from '../rows/SelectBox';
import {Amount} from './Amount';
import {Age, Asker} from './Age';
import {changesIn, type WaitingRecord} from './waiting';

/** Kinds of values that are no words, or lead elsewhere. */
const UNSPOKEN: ReadonlySet<string> = new Set(['money', 'files', 'file', 'image', 'url', 'email']);

interface ApprovalRowProps {
  readonly waiting: WaitingRecord;
  readonly current: boolean;
  /** Reached by Tab: one row of the list is. */
  readonly reached: boolean;
  readonly chosen: boolean;
  /** Its answer is on the way. */
  readonly busy: boolean;
  readonly onToggle: (key: string, range: boolean) => void;
  readonly onFocus: (key: string) => void;
  readonly onPress: (key: string) => void;
}

const AREAS = {
  xs: '"box name amount" "box about about" "box asked asked"',
  sm: '"box name amount asked" "box about amount asked"',
};

function Name({waiting: {view, record}}: {readonly waiting: WaitingRecord}) {
  return (
    <Link
      component={PageLink}
      to={pathsOf(view).main(record.id)}
      state={useLinkState()}
      tabIndex={-1}
      noWrap
      sx={{fontWeight: 650, display: 'block'}}
    >
      {recordLabel(view.entity, record)}
    </Link>
  );
}

/** Whether it names the currency of an amount, which says so itself. */
const isCurrency = ({view: {entity}}: WaitingRecord, {name}: Field): boolean =>
  entity.fields.some(({currency}) => currency === name);

/** Whether there is a name for what a relation leads to, or none to be had for this user. */
const isNamed = ({record}: WaitingRecord, {name}: Field): boolean =>
  labelsOf(record, name)?.some(label => label !== null) ?? true;

/** Those of the properties it is decided by that say something beside the amount. */
function useAbout(waiting: WaitingRecord): readonly Field[] {
  const session = useSession();
  const {view, record, before} = waiting;
  const {entity} = view;
  return (entity.approval?.shows ?? [])
    .flatMap(name => entity.field[name] ?? [])
    .filter(
      field =>
        canSee(session, entity, field) &&
        !isBlank(record[field.name]) &&
        !(field.name in before) &&
        !UNSPOKEN.has(field.control) &&
        !isCurrency(waiting, field) &&
        isNamed(waiting, field),
    );
}

/** Within a sentence of values, states are words and no chips, and records their names and no links. */
function Value({field, record}: {readonly field: Field; readonly record: EntityRecord}) {
  const t = useT();
  const say = useSay();
  const option = field.options?.find(({value}) => value === record[field.name]);
  if (field.relation) return labelsOf(record, field.name)?.join(t('common.comma'));
  return option ? say(option.label) : <FieldDisplay field={field} value={record[field.name]} record={record} dense />;
}

/** What has changed since the last decision stands first. */
function About({waiting}: {readonly waiting: WaitingRecord}) {
  const say = useSay();
  const {view, record} = waiting;
  const fields = useAbout(waiting);
  return (
    <>
      <Box component="span" sx={{color: 'text.primary', fontWeight: 500}}>
        {say(view.entity.label)}
      </Box>
      {changesIn(waiting).map(({field, before, after}) => (
        <Box key={field.name} component="span" sx={{color: 'warning.main', fontWeight: 600}}>
          {' · '}
          {say(field.label)} <ChangedValue field={field} value={before} /> →{' '}
          <ChangedValue field={field} value={after} />
        </Box>
      ))}
      {fields.map(field => (
        <span key={field.name}>
          {' · '}
          <Value field={field} record={record} />
        </span>
      ))}
    </>
  );
}

/** Links, boxes and buttons have an act of their own. */
const isOfRow = ({target}: MouseEvent): boolean => target instanceof Element && !target.closest('a, label, button');

export const ApprovalRow = memo((props: ApprovalRowProps) => {
  const {waiting, current, reached, chosen, busy, onToggle, onFocus, onPress} = props;
  const t = useT();
  const {key, view, record} = waiting;
  const name = recordLabel(view.entity, record);
  return (
    <Box
      component="li"
      data-approval={key}
      tabIndex={reached ? 0 : -1}
      aria-label={name}
      aria-current={current || undefined}
      aria-busy={busy || undefined}
      aria-keyshortcuts="a r x Enter"
      onFocus={() => onFocus(key)}
      onClick={event => isOfRow(event) && onPress(key)}
      sx={{
        display: 'grid',
        gridTemplateAreas: AREAS,
        gridTemplateColumns: {xs: '30px minmax(0, 1fr) auto', sm: '30px minmax(0, 1fr) auto 222px'},
        columnGap: 1.25,
        alignItems: 'center',
        px: 1,
        py: 0.75,
        cursor: 'pointer',
        borderBottom: 1,
        borderColor: 'divider',
        scrollMarginBlock: '110px 56px',
        opacity: busy ? 0.5 : undefined,
        backgroundColor: chosen ? 'action.selected' : undefined,
        boxShadow: theme => (current ? `inset 3px 0 ${theme.palette.primary.main}` : 'none'),
        '&:hover': {backgroundColor: chosen ? 'action.selected' : 'action.hover'},
        '&:focus-visible': {outline: 2, outlineColor: 'primary.main', outlineOffset: -2},
      }}
    >
      <Box sx={{gridArea: 'box'}}>
        <SelectBox label={t('list.selectRow', {name})} checked={chosen} onChange={range => onToggle(key, range)} />
      </Box>
      <Box sx={{gridArea: 'name', minWidth: 0}}>
        <LeadsBack>
          <Name waiting={waiting} />
        </LeadsBack>
      </Box>
      <Box sx={{gridArea: 'amount', textAlign: 'end'}}>
        <Amount waiting={waiting} />
      </Box>
      <Box
        sx={{
          gridArea: 'about',
          minWidth: 0,
          color: 'text.secondary',
          fontSize: '0.75rem',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          '&& *': {display: 'inline', whiteSpace: 'nowrap'},
        }}
      >
        <About waiting={waiting} />
      </Box>
      <Box
        sx={{
          gridArea: 'asked',
          minWidth: 0,
          display: 'flex',
          flexDirection: {xs: 'row', sm: 'column'},
          columnGap: 1,
          flexWrap: {xs: 'wrap', sm: 'nowrap'},
          color: 'text.secondary',
          fontSize: '0.75rem',
        }}
      >
        <Asker waiting={waiting} />
        <Age waiting={waiting} />
      </Box>
    </Box>
  );
});
ApprovalRow.displayName = 'ApprovalRow';
