/** What artwork is for: the fields of its paper, beside the picture. */
import {Box, Card, Typography} from '@mui/material';
import type {PaperTree} from '@emblem/schemas/papers';

export function Facts({tree}: {readonly tree: PaperTree}) {
  const fields = tree.blocks.flatMap(block => (block.kind === 'fields' ? block.fields : []));
  return (
    <Card sx={{p: 2}}>
      <Box component="dl" sx={{m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 1}}>
        {fields.map(({label, lines}) => (
          <Box key={label} sx={{display: 'contents'}}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere'}}>
              {lines.join('\n')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
