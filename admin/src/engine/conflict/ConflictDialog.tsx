/** Shows a stale save field by field, mine beside theirs, and saves what is chosen. */
import {useId, useMemo, useState} from 'react';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type {Entity, Text} from '@emblem/schemas';
import {useSay, useT} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import {ChangedValue} from '../changes/ChangedValue';
import {compare, resolve, type Difference, type Side} from './compare';

export interface Conflict {
  readonly base: Values;
  readonly changes: Values;
  readonly current: Values;
}

interface ConflictDialogProps {
  readonly entity: Entity;
  readonly conflict: Conflict;
  readonly busy: boolean;
  readonly onSave: (values: Values) => void;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

interface ChoiceRowProps {
  readonly entity: Entity;
  readonly difference: Difference;
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
}

function ChoiceRow({entity, difference, side, onChoose}: ChoiceRowProps) {
  const t = useT();
  const say = useSay();
  const field = entity.field[difference.field];
  if (!field) return null;
  const option = (value: Side) => (
    <TableCell sx={{verticalAlign: 'top', ...(side === value ? {backgroundColor: 'action.selected'} : {})}}>
      <FormControlLabel
        value={value}
        control={
          <Radio size="small" slotProps={{input: {'aria-label': `${say(field.label)}: ${t(`conflict.${value}`)}`}}} />
        }
        label={<ChangedValue field={field} value={difference[value]} />}
        sx={{m: 0}}
        disableTypography
      />
    </TableCell>
  );
  return (
    <RadioGroup
      value={side}
      onChange={(_, value) => onChoose(value === 'theirs' ? 'theirs' : 'mine')}
      sx={{display: 'contents'}}
    >
      <TableRow>
        <TableCell component="th" scope="row" sx={{fontWeight: 600}}>
          {say(field.label)}
        </TableCell>
        {option('mine')}
        {option('theirs')}
      </TableRow>
    </RadioGroup>
  );
}

function labelOf({field, lines}: Entity, name: string): Text {
  return field[name]?.label ?? lines.find(each => each.name === name)?.label ?? {zh: name, en: name};
}

export function ConflictDialog({entity, conflict, busy, onSave, onDiscard, onClose}: ConflictDialogProps) {
  const t = useT();
  const say = useSay();
  const id = useId();
  const {base, changes, current} = conflict;
  const comparison = useMemo(() => compare(entity, base, changes, current), [entity, base, changes, current]);
  const [choice, setChoice] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (field: string): Side => choice[field] ?? 'mine';
  const chooseAll = (side: Side) => setChoice(Object.fromEntries(comparison.conflicts.map(({field}) => [field, side])));
  const names = (fields: readonly string[]) => fields.map(name => say(labelOf(entity, name))).join(t('common.comma'));
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('conflict.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Alert severity="warning">{t(comparison.conflicts.length > 0 ? 'conflict.explain' : 'conflict.none')}</Alert>
          {comparison.conflicts.length > 0 && (
            <Box sx={{overflowX: 'auto'}}>
              <Table size="small">
                <TableHead>
                  <TableRow>
                    <TableCell>{t('conflict.field')}</TableCell>
                    <TableCell>
                      <Button variant="text" onClick={() => chooseAll('mine')}>
                        {t('conflict.mine')}
                      </Button>
                    </TableCell>
                    <TableCell>
                      <Button variant="text" onClick={() => chooseAll('theirs')}>
                        {t('conflict.theirs')}
                      </Button>
                    </TableCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {comparison.conflicts.map(difference => (
                    <ChoiceRow
                      key={difference.field}
                      entity={entity}
                      difference={difference}
                      side={sideOf(difference.field)}
                      onChoose={side => setChoice({...choice, [difference.field]: side})}
                    />
                  ))}
                </TableBody>
              </Table>
            </Box>
          )}
          {comparison.mine.length > 0 && (
            <Typography variant="body2">{t('conflict.onlyMine', {fields: names(comparison.mine)})}</Typography>
          )}
          {comparison.theirs.length > 0 && (
            <Typography variant="body2">{t('conflict.onlyTheirs', {fields: names(comparison.theirs)})}</Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="error" onClick={onDiscard} disabled={busy} sx={{mr: 'auto'}}>
          {t('conflict.discard')}
        </Button>
        <Button variant="outlined" onClick={onClose} disabled={busy}>
          {t('conflict.back')}
        </Button>
        <Button variant="contained" loading={busy} onClick={() => onSave(resolve(changes, comparison, choice))}>
          {t('form.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
