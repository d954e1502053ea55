/** Appears with a selection: what can be done to the selected records, or to all that the filter finds. */
import {useState} from 'react';
import {Box, Button, Menu, MenuItem, Typography} from '@mui/material';
import {useNotify, useRefresh} from 'react-admin';
import {useCan, useSession} from '../../access/session-context';
import {useLocale, useSay, useT} from '../../i18n/hooks';
import {isCapped} from '../../request/data-provider';
import type {Values} from '../../model/parse';
import {runAction} from '../../request/rest';
import type {Field} from '@emblem/schemas';
import {isSeen} from '../../access/seen';
import {ConfirmDialog} from '../../widgets/ConfirmDialog';
import {ActionForm} from '../actions/ActionForm';
import {askedFields} from '../actions/record-actions';
import {useRefusal} from '../actions/use-refusal';
import {useListAction} from '../actions/use-list-action';
import {useUndo} from '../actions/use-undo';
import {isDeletedView, useFilterValues, useListState, useRecords, useTarget} from '../list-state/list-state';
import {BulkEditDialog} from './BulkEditDialog';

interface BulkAct {
  readonly key: string;
  readonly label: string;
  readonly question: string;
  readonly tone?: 'error';
  readonly body?: Values;
  readonly refused?: string;
  /** Asked once for all records. */
  readonly fields?: readonly Field[];
}

export function BulkBar() {
  const t = useT();
  const say = useSay();
  const can = useCan();
  const session = useSession();
  const locale = useLocale();
  const notify = useNotify();
  const refresh = useRefresh();
  const {view, allMatching, setAllMatching} = useListState();
  const {entity} = view;
  const refuse = useRefusal(entity);
  const undoOf = useUndo(entity);
  const {data = [], total = 0, meta, selectedIds = [], onUnselectItems} = useRecords();
  const {values: filter} = useFilterValues();
  const {target, count} = useTarget();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<BulkAct>();
  const [editing, setEditing] = useState(false);
  const [busy, setBusy] = useState(false);
  const unselect = () => {
    setAllMatching(false);
    onUnselectItems();
  };
  const {actions: named, start, dialog} = useListAction('selection', unselect);
  if (selectedIds.length === 0 && !allMatching) return null;

  const deleted = isDeletedView(filter);
  const size = {count, shown: allMatching && isCapped(meta) ? t('list.allOf') : count.toLocaleString(locale)};
  const perform = async ({key, body}: BulkAct, values?: Values) => {
    const changed = await runAction(entity.key, key, {...target, ...body, ...(values ? {values} : {})});
    notify(t('bulk.done', {count: changed}), {
      type: 'success',
      offer: key === 'delete' && 'ids' in target ? undoOf(target.ids) : undefined,
    });
    setAsked(undefined);
    unselect();
    refresh();
  };
  const run = async (act: BulkAct) => {
    const {key} = act;
    setBusy(true);
    try {
      await perform(act);
    } catch (error) {
      const refused = refuse(error, key === 'delete' ? 'deleteFailed' : undefined);
      setAsked(refused === undefined ? undefined : {...act, refused});
    } finally {
      setBusy(false);
    }
  };
  const act = (key: string, label: string, extra: Partial<BulkAct> = {}): BulkAct => ({
    key,
    label,
    question: t('bulk.question', {action: label, ...size}),
    ...extra,
  });
  const transitions = entity.workflows
    .flatMap(workflow => workflow.transitions)
    .filter(({action}, index, all) => can(entity, action) && all.findIndex(each => each.action === action) === index);
  const menuActs: readonly BulkAct[] = [
    ...transitions.map(transition =>
      act(transition.action, say(transition.label), {
        fields: askedFields(entity, transition).filter(field => isSeen(session, entity, field)),
      }),
    ),
    ...(entity.toggle && can(entity, 'toggle')
      ? [act('toggle', t('action.enable'), {body: {on: true}}), act('toggle', t('action.disable'), {body: {on: false}})]
      : []),
    ...(can(entity, 'update') ? entity.switches : []).flatMap(({field, on, off, label}) => [
      act('update', say(label.on), {body: {values: {[field]: on}}}),
      act('update', say(label.off), {body: {values: {[field]: off}}}),
    ]),
  ];
  const remove = act('delete', t('action.delete'), {
    tone: 'error',
    question: t(entity.softDelete ? 'bulk.deleteSoft' : 'bulk.deleteHard', size),
  });

  return (
    <Box
      role="toolbar"
      aria-label={t('bulk.bar')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1,
        px: 1.5,
        py: 0.75,
        backgroundColor: 'action.selected',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" sx={{fontWeight: 650}} aria-live="polite">
        {t('bulk.selected', size)}
      </Typography>
      {!allMatching && total > data.length && selectedIds.length >= data.length && !deleted && (
        <Button variant="text" onClick={() => setAllMatching(true)}>
          {t('bulk.selectAll')}
        </Button>
      )}
      <Box sx={{display: 'flex', gap: 1, ml: {sm: 'auto'}, flexWrap: 'wrap'}}>
        {!deleted && can(entity, 'update') && (
          <Button variant="outlined" onClick={() => setEditing(true)}>
            {t('bulk.edit')}
          </Button>
        )}
        {!deleted &&
          named.map(action => (
            <Button key={action.key} variant="outlined" onClick={() => start(action, target)}>
              {say(action.label)}
            </Button>
          ))}
        {!deleted && menuActs.length > 0 && (
          <Button variant="outlined" aria-haspopup="menu" onClick={event => setMenu(event.currentTarget)}>
            {t('bulk.state')}
          </Button>
        )}
        {!deleted && can(entity, 'delete') && (
          <Button variant="outlined" color="error" onClick={() => setAsked(remove)}>
            {t('action.delete')}
          </Button>
        )}
        {deleted && can(entity, 'restore') && (
          <Button variant="outlined" onClick={() => setAsked(act('restore', t('action.restore')))}>
            {t('action.restore')}
          </Button>
        )}
        <Button variant="text" onClick={unselect}>
          {t('bulk.unselect')}
        </Button>
      </Box>
      <Menu open={menu !== null} anchorEl={menu} onClose={() => setMenu(null)}>
        {menuActs.map(each => (
          <MenuItem
            key={each.label}
            onClick={() => {
              setMenu(null);
              setAsked(each);
            }}
          >
            {each.label}
          </MenuItem>
        ))}
      </Menu>
      {asked?.fields && asked.fields.length > 0 && (
        <ActionForm
          entity={entity}
          title={asked.label}
          note={`${asked.question} ${t('bulk.askedOnce')}`}
          fields={asked.fields}
          run={values => perform(asked, values)}
          onClose={() => setAsked(undefined)}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined && !asked.fields?.length}
        title={asked?.label ?? ''}
        confirmLabel={asked?.label}
        tone={asked?.tone ?? 'primary'}
        busy={busy}
        refused={asked?.refused}
        onConfirm={() => asked && void run(asked)}
        onClose={() => setAsked(undefined)}
      >
        {asked?.question}
      </ConfirmDialog>
      {editing && (
        <BulkEditDialog
          size={size}
          target={target}
          onClose={() => setEditing(false)}
          onDone={() => {
            setEditing(false);
            unselect();
            refresh();
          }}
        />
      )}
      {dialog}
    </Box>
  );
}
