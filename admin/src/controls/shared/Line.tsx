/** A text on one line, cut off with an ellipsis; the whole text shows on hover. */
import {Box} from '@mui/material';
import {CELL} from '../../theme/cells';

export function Line({text, dense}: {readonly text: string; readonly dense?: boolean}) {
  if (!dense)
    return (
      <Box component="span" sx={{overflowWrap: 'anywhere', whiteSpace: 'pre-wrap'}}>
        {text}
      </Box>
    );
  return (
    <span title={text} className={CELL.line}>
      {text}
    </span>
  );
}
