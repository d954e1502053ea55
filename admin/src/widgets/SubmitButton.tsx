/** A button that is disabled for a while after a click, so that a double click sends once. */
import {useEffect, useState, type MouseEvent} from 'react';
import {Button, type ButtonProps} from '@mui/material';

/** Milliseconds: after what writes (CO-726), and after what is quickly done (CO-727). */
const PAUSE = 2000;
const SHORT_PAUSE = 500;

interface SubmitButtonProps extends ButtonProps {
  readonly short?: boolean;
}

/**
 * `aria-disabled`, because the attribute would take the focus away, and would keep a form from being sent by the very
 * click.
 */
export function SubmitButton({short = false, onClick, sx, ...props}: SubmitButtonProps) {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (!paused) return undefined;
    const timer = setTimeout(() => setPaused(false), short ? SHORT_PAUSE : PAUSE);
    return () => clearTimeout(timer);
  }, [paused, short]);
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (paused) return event.preventDefault();
    setPaused(true);
    onClick?.(event);
  };
  return (
    <Button
      variant="contained"
      {...props}
      aria-disabled={paused || undefined}
      onClick={click}
      sx={{'&[aria-disabled=true]': {opacity: 0.6, cursor: 'default'}, ...sx}}
    />
  );
}
