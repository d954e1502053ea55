/** One entry of a record's history. */
import {Box, Button, Typography} from '@mui/material';
import UndoIcon from '@mui/icons-material/Undo';
import {formatDateTime} from '../../formatting/local-time';
import {canEdit} from '../../access/field-rights';
import {useSession} from '../../access/session-context';
import {useT} from '../../i18n/hooks';
import type {HistoryEntry} from '../../request/rest';
import {AbilityTooltip} from '../actions/AbilityTooltip';
import {abilityOf, type EntityRecord} from '../../model/record';
import {useView} from '../use-view';
import {ChangeLines} from '../changes/ChangeLines';
import {ChangeTable, type Change} from '../changes/ChangeTable';
import {lineChanges} from '../changes/line-changes';
import {useEntryTitle} from '../changes/use-entry-title';

interface HistoryItemProps {
  readonly entry: HistoryEntry;
  readonly record: EntityRecord;
  readonly latest: boolean;
  readonly compact: boolean;
  readonly onUndo: (fields?: readonly string[]) => void;
  readonly onRestore: () => void;
}

export function HistoryItem({entry, record, latest, compact, onUndo, onRestore}: HistoryItemProps) {
  const t = useT();
  const {entity} = useView();
  const titleOf = useEntryTitle(entity);
  const changes = Object.entries(entry.changes).flatMap(([name, [before, after]]): readonly Change[] => {
    const field = entity.field[name];
    return field && field.system === undefined ? [{field, before, after}] : [];
  });
  const ofLines = lineChanges(entity, entry.changes);
  const shownOfLines = ofLines.slice(0, compact ? 4 : 60);
  const created = entry.action === 'create';
  const ability = abilityOf(record, 'revert');
  const session = useSession();
  // Figures follow by themselves, and what a label keeps from this user stays as it is.
  const kept = changes.filter(({field}) => !canEdit(session, entity, field));
  const open = changes.filter(({field}) => field.computed === undefined && canEdit(session, entity, field));
  const undoable = entry.action === 'update' && (ofLines.length > 0 || open.length > 0);
  const undo = () =>
    onUndo(
      kept.length === 0 ? undefined : [...open.map(({field}) => field.name), ...entity.lines.map(({name}) => name)],
    );
  return (
    <Box
      component="li"
      sx={{
        px: compact ? 2 : {xs: 2, md: 2.5},
        py: compact ? 1.25 : 1.75,
        '& + &': {borderTop: 1, borderColor: 'divider'},
      }}
    >
      <Box sx={{display: 'flex', alignItems: 'center', columnGap: 1, flexWrap: 'wrap', minHeight: compact ? 0 : 32}}>
        <Typography variant="body2" sx={{fontWeight: 650}}>
          {titleOf(entry)}
        </Typography>
        <Typography variant={compact ? 'caption' : 'body2'} color="textSecondary">
          {entry.actor} · {formatDateTime(entry.at, !compact)}
        </Typography>
        {!compact && (
          <Box sx={{ml: 'auto', display: 'flex', gap: 1}}>
            {undoable && (
              <AbilityTooltip ability={ability}>
                <Button variant="outlined" startIcon={<UndoIcon />} onClick={undo}>
                  {t('history.undo')}
                </Button>
              </AbilityTooltip>
            )}
            {!latest && (
              <AbilityTooltip ability={abilityOf(record, 'update')}>
                <Button variant="text" onClick={onRestore}>
                  {t('history.restore')}
                </Button>
              </AbilityTooltip>
            )}
          </Box>
        )}
      </Box>
      {compact && !created && <ChangeLines changes={[...changes, ...shownOfLines]} />}
      {!compact && changes.length > 0 && (
        <ChangeTable
          changes={changes}
          created={created}
          open={new Set(open.map(({field}) => field.name))}
          onUndo={undoable && changes.length > 1 && ability === true ? onUndo : undefined}
        />
      )}
      {!compact && shownOfLines.length > 0 && <ChangeTable changes={shownOfLines} created={created} />}
      {ofLines.length > shownOfLines.length && !(compact && created) && (
        <Typography variant="caption" color="textSecondary">
          {t('lines.more', {count: ofLines.length - shownOfLines.length})}
        </Typography>
      )}
    </Box>
  );
}
