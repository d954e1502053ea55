/**
 * One switch of the matrix: light enough for thousands of them. What stands for several rights shows when only some are
 * on.
 */
import {styled} from '@mui/material';
import type {Switched} from './changes';

const Track = styled('button')(({theme}) => ({
  appearance: 'none',
  border: 0,
  padding: 0,
  width: 28,
  height: 16,
  borderRadius: 8,
  position: 'relative',
  cursor: 'pointer',
  flex: 'none',
  verticalAlign: 'middle',
  backgroundColor: theme.palette.mode === 'light' ? '#8b96a5' : '#5b6775',
  transition: 'background-color 120ms',
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 2,
    left: 2,
    width: 12,
    height: 12,
    borderRadius: 6,
    backgroundColor: '#fff',
    transition: 'left 120ms',
  },
  '&[aria-checked="true"]': {backgroundColor: theme.palette.primary.main, '&::after': {left: 14}},
  '&[aria-checked="mixed"]': {
    background:
      `linear-gradient(90deg, ${theme.palette.primary.main} 50%, ` +
      `${theme.palette.mode === 'light' ? '#8b96a5' : '#5b6775'} 50%)`,
    '&::after': {left: 8},
  },
  '&[data-changed="true"]': {
    boxShadow: `0 0 0 2px ${theme.palette.background.paper}, 0 0 0 4px ${theme.palette.warning.main}`,
  },
  '&:focus-visible': {outline: `2px solid ${theme.palette.text.primary}`, outlineOffset: 2},
  '&:disabled': {cursor: 'default', opacity: 0.6},
}));

interface RightSwitchProps {
  readonly label: string;
  readonly state: Switched;
  readonly changed: boolean;
  /** Stands for several rights, of which some may be on. */
  readonly several: boolean;
  readonly disabled: boolean;
  readonly onSwitch: () => void;
}

const CHECKED = {on: true, off: false, some: 'mixed', none: false} as const;

export function RightSwitch({label, state, changed, several, disabled, onSwitch}: RightSwitchProps) {
  return (
    <Track
      type="button"
      role={several ? 'checkbox' : 'switch'}
      aria-label={label}
      aria-checked={CHECKED[state]}
      data-changed={changed}
      disabled={disabled}
      title={label}
      onClick={onSwitch}
    />
  );
}
