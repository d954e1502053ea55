/** Chooses the columns of a list and their order. */
import {useState, type MouseEvent} from 'react';
import {Box, Button, Checkbox, Divider, IconButton, Popover, Typography} from '@mui/material';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import type {Field} from '@emblem/schemas';
import {useSay, useT} from '../../i18n/hooks';
import {useListState} from '../list-state/list-state';
import {LookChoices} from './LookChoices';

function moveName(names: readonly string[], index: number, by: number): readonly string[] {
  const next = [...names];
  const [name] = next.splice(index, 1);
  if (name !== undefined) next.splice(index + by, 0, name);
  return next;
}

interface RowProps {
  readonly field: Field;
  readonly names: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}

function ColumnRow({field, names, onChange}: RowProps) {
  const t = useT();
  const say = useSay();
  const index = names.indexOf(field.name);
  const shown = index >= 0;
  const label = say(field.label);
  return (
    <Box component="li" sx={{display: 'flex', alignItems: 'center', pr: 0.5}}>
      <Box component="label" sx={{display: 'flex', alignItems: 'center', flex: 1, minWidth: 0, cursor: 'pointer'}}>
        <Checkbox
          checked={shown}
          disabled={shown && names.length === 1}
          sx={{p: 0.5}}
          onChange={(_, on) => onChange(on ? [...names, field.name] : names.filter(name => name !== field.name))}
        />
        <Typography variant="body2" noWrap title={label}>
          {label}
        </Typography>
      </Box>
      {shown && (
        <>
          <IconButton
            aria-label={t('columns.up', {column: label})}
            disabled={index === 0}
            onClick={() => onChange(moveName(names, index, -1))}
          >
            <UpIcon fontSize="small" />
          </IconButton>
          <IconButton
            aria-label={t('columns.down', {column: label})}
            disabled={index === names.length - 1}
            onClick={() => onChange(moveName(names, index, 1))}
          >
            <DownIcon fontSize="small" />
          </IconButton>
        </>
      )}
    </Box>
  );
}

function ColumnRows({fields, ...row}: Omit<RowProps, 'field'> & {readonly fields: readonly Field[]}) {
  return (
    <Box component="ul" sx={{listStyle: 'none', m: 0, p: 0}}>
      {fields.map(field => (
        <ColumnRow key={field.name} field={field} {...row} />
      ))}
    </Box>
  );
}

export function ColumnsMenu() {
  const t = useT();
  const {columns} = useListState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const names = columns.fields.map(field => field.name);
  // The button is disabled by what it does; the focus it would lose stays inside, where Escape closes the menu.
  const reset = (event: MouseEvent<HTMLElement>): void => {
    event.currentTarget.closest<HTMLElement>('[role=dialog]')?.focus();
    columns.reset();
  };
  const hidden = columns.available.filter(field => !names.includes(field.name));
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ColumnsIcon />}
        aria-haspopup="dialog"
        onClick={event => setAnchor(event.currentTarget)}
      >
        {t('columns.title')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{vertical: 'bottom', horizontal: 'right'}}
        transformOrigin={{vertical: 'top', horizontal: 'right'}}
        slotProps={{
          paper: {
            role: 'dialog',
            tabIndex: -1,
            'aria-label': t('columns.title'),
            sx: {width: 280, mt: 0.5, outline: 'none'},
          },
        }}
      >
        <Box sx={{p: 1, maxHeight: 420, overflowY: 'auto'}}>
          <ColumnRows fields={columns.fields} names={names} onChange={columns.choose} />
          {hidden.length > 0 && <Divider sx={{my: 0.5}} />}
          {hidden.length > 0 && <ColumnRows fields={hidden} names={names} onChange={columns.choose} />}
        </Box>
        <Divider />
        <LookChoices />
        <Divider />
        <Box sx={{p: 1}}>
          <Button variant="text" disabled={!columns.changed} onClick={reset}>
            {t('columns.reset')}
          </Button>
        </Box>
      </Popover>
    </>
  );
}
