/** A filter as a chip that opens its editor. */
import {useState} from 'react';
import {Chip, Popover} from '@mui/material';
import OpenIcon from '@mui/icons-material/ArrowDropDown';
import type {Field} from '@emblem/schemas';
import {controlFor} from './registry';
import type {FilterProps} from './types';
import {useSay} from '../i18n/hooks';
import type {Values} from '../model/parse';

export function isActive(field: Field, values: Values): boolean {
  return (
    controlFor(field)
      .filter?.keys(field.name)
      .some(key => values[key] !== undefined) ?? false
  );
}

interface FilterChipProps extends FilterProps {
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

export function FilterChip({field, open, onOpen, onClose, values, change}: FilterChipProps) {
  const say = useSay();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const {filter} = controlFor(field);
  if (!filter) return null;
  const {Editor, Summary, keys} = filter;
  const active = isActive(field, values);
  const clear = () => change(Object.fromEntries(keys(field.name).map(key => [key, undefined])));
  return (
    <>
      <Chip
        ref={setAnchor}
        clickable
        onClick={onOpen}
        onDelete={active ? clear : undefined}
        icon={active ? undefined : <OpenIcon />}
        color={active ? 'primary' : 'default'}
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={open}
        sx={{height: 28, maxWidth: 320, ...(active ? {} : {fontWeight: 450, borderColor: 'divider'})}}
        label={
          active ? (
            <>
              {say(field.label)}: <Summary field={field} values={values} />
            </>
          ) : (
            say(field.label)
          )
        }
      />
      <Popover
        open={open && anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{vertical: 'bottom', horizontal: 'left'}}
        slotProps={{paper: {role: 'dialog', 'aria-label': say(field.label), sx: {p: 1.5, width: 300, mt: 0.5}}}}
      >
        <Editor field={field} values={values} change={change} />
      </Popover>
    </>
  );
}
