/** A small field of colour; crossed out where there is none. */
import {Box} from '@mui/material';
import {isHexColour} from '../../formatting/colour';

export function isHex(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('#') && isHexColour(value);
}

const NONE = 'linear-gradient(to top right, transparent 46%, #b0261c 46%, #b0261c 54%, transparent 54%)';

export function Swatch({colour, size = 18}: {readonly colour?: string; readonly size?: number}) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-block',
        width: size,
        height: size,
        borderRadius: 0.75,
        flex: 'none',
        border: '1px solid',
        borderColor: 'divider',
        backgroundColor: colour ?? 'transparent',
        backgroundImage: colour ? 'none' : NONE,
      }}
    />
  );
}
