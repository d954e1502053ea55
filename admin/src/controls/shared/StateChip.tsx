/** One of a field's listed values as a quiet coloured chip. */
import {Chip, alpha, type Theme} from '@mui/material';
import type {EnumEntry} from '@emblem/schemas';
import {useSay} from '../../i18n/hooks';

const TINT = {light: 0.1, dark: 0.16};

function colours(theme: Theme, colour: EnumEntry['colour']) {
  if (colour === undefined || colour === 'default') return {color: theme.palette.text.secondary, backgroundColor: theme.palette.action.selected};
  const {main} = theme.palette[colour];
  return {color: main, backgroundColor: alpha(main, TINT[theme.palette.mode])};
}

export function StateChip({option}: {readonly option: EnumEntry}) {
  const say = useSay();
  return <Chip label={say(option.label)} sx={theme => colours(theme, option.colour)} />;
}
