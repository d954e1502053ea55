/** A text on one line, cut off with an ellipsis; the whole text shows on hover. */
import {Box} from '@mui/material';

export function Line({text, dense}: {readonly text: string; readonly dense?: boolean}) {
  if (!dense) return <Box component="span" sx={{overflowWrap: 'anywhere', whiteSpace: 'pre-wrap'}}>{text}</Box>;
  return (
    <Box component="span" title={text} sx={{display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap'}}>{text}</Box>
  );
}
