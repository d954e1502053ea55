/** A person as a coloured disc with the letters of the name; the name itself stands beside it. */
import {Avatar, Box} from '@mui/material';
import {initialsOf} from '../formatting/initials';

interface InitialsProps {
  readonly name: string;
  /** Pixels. */
  readonly size: number;
}

/** Two wide characters fit into the disc. */
const LETTER_SIZE = 0.42;

export function Initials({name, size}: InitialsProps) {
  return (
    <Avatar
      aria-hidden
      sx={{width: size, height: size, backgroundColor: 'primary.main', color: 'primary.contrastText'}}
    >
      {/* A button sets the size of what stands directly in its icon. */}
      <Box component="span" sx={{fontSize: Math.round(size * LETTER_SIZE), fontWeight: 600, lineHeight: 1}}>
        {initialsOf(name)}
      </Box>
    </Avatar>
  );
}
