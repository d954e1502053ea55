/** A colour as hex, with a picker. */
import {lazy, Suspense, useState} from 'react';
import {Box, IconButton, Popover, Skeleton} from '@mui/material';
import {useT} from '../../i18n/hooks';
import {containsFilter} from '../shared/contains-filter';
import {Empty, isEmpty} from '../shared/Empty';
import {TextLine} from '../shared/TextLine';
import {useField} from '../shared/use-field';
import type {Control, DisplayProps, InputProps} from '../types';
import {isHex, Swatch} from './Swatch';

/** What the picker opens with where there is no colour yet. */
const FIRST_COLOUR = '#000000';

const ColourPicker = lazy(() => import('./ColourPicker'));

function PickerButton(props: InputProps) {
  const t = useT();
  const {value, change} = useField(props);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const colour = isHex(value) ? value : undefined;
  return (
    <>
      <IconButton
        edge="start"
        disabled={props.disabled}
        aria-label={t('field.pickColour')}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <Swatch colour={colour} />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{vertical: 'bottom', horizontal: 'left'}}
      >
        <Box sx={{p: 1.5}}>
          <Suspense fallback={<Skeleton variant="rectangular" width={200} height={200} />}>
            <ColourPicker colour={colour ?? FIRST_COLOUR} onChange={change} />
          </Suspense>
        </Box>
      </Popover>
    </>
  );
}

function Input(props: InputProps) {
  return <TextLine {...props} start={<PickerButton {...props} />} parse={text => text.trim()} />;
}

function Display({value}: DisplayProps) {
  if (isEmpty(value)) return <Empty />;
  return (
    <Box
      component="span"
      sx={{display: 'inline-flex', verticalAlign: 'middle', alignItems: 'center', gap: 1, whiteSpace: 'nowrap'}}
    >
      <Swatch colour={isHex(value) ? value : undefined} /> <code>{String(value)}</code>
    </Box>
  );
}

export const colour: Control = {Input, Display, filter: containsFilter, width: 120};
