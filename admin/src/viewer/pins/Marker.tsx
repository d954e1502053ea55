/** The number of a pin where it stands on a picture. */
import type {KeyboardEvent, PointerEvent} from 'react';
import {Box} from '@mui/material';
import {stepOf, type Pin} from './pins';

const SIZE = 28;

const LOOK = {
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  width: SIZE,
  height: SIZE,
  p: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  border: '2px solid #fff',
  backgroundColor: '#c62828',
  color: '#fff',
  font: 'inherit',
  fontSize: 13,
  fontWeight: 700,
  lineHeight: 1,
  boxShadow: '0 1px 4px rgb(0 0 0 / 50%)',
} as const;

export interface Moves {
  /** To shares of the picture. */
  readonly to: (x: number, y: number) => void;
  readonly chosen: () => void;
}

interface MarkerProps {
  readonly pin: Pin;
  readonly number: number;
  readonly label: string;
  /** Absent where it is only looked at. */
  readonly moves?: Moves;
  /** The shares at a point of the window. */
  readonly at: (event: PointerEvent) => {readonly x: number; readonly y: number} | undefined;
}

export function Marker({pin, number, label, moves, at}: MarkerProps) {
  const place = {left: `${pin.x * 100}%`, top: `${pin.y * 100}%`};
  if (!moves)
    return (
      <Box component="span" role="img" aria-label={label} style={place} sx={LOOK}>
        {number}
      </Box>
    );
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event.key, event.shiftKey);
    if (!step) return;
    event.preventDefault();
    moves.to(pin.x + step.x, pin.y + step.y);
  };
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    const point = event.currentTarget.hasPointerCapture(event.pointerId) ? at(event) : undefined;
    if (point) moves.to(point.x, point.y);
  };
  return (
    <Box
      component="button"
      type="button"
      aria-label={label}
      style={place}
      sx={{
        ...LOOK,
        cursor: 'grab',
        touchAction: 'none',
        // As large as a finger, and as small as it looks.
        '&::after': {content: '""', position: 'absolute', inset: -10, borderRadius: '50%'},
        '&:focus-visible': {outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2},
      }}
      onKeyDown={onKeyDown}
      onClick={moves.chosen}
      onPointerDown={(event: PointerEvent<HTMLButtonElement>) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    >
      {number}
    </Box>
  );
}
