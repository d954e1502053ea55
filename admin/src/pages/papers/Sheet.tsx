/** A sheet of paper on the screen: black on white in any theme, and laid out as the PDF is. */
import {Box, GlobalStyles} from '@mui/material';
import type {PaperTree} from '@emblem/schemas/papers';
import {Block} from './blocks';
import {GREY, HAIR} from './look';

/** Narrower papers are labels (millimetres). */
const LABEL_WIDTH = 120;

/** At the foot of each page of several its number, as in the PDF. */
const NUMBER = `@bottom-right { content: counter(page) " / " counter(pages); font-size: 7.5pt; color: ${GREY}; }`;

function pageRule({size}: PaperTree): string {
  const isLabel = size.width < LABEL_WIDTH;
  const margin = isLabel ? '3mm' : '16mm 18mm';
  return `@page { size: ${size.width}mm ${size.height}mm; margin: ${margin}; ${isLabel ? '' : NUMBER} }`;
}

export function Sheet({tree}: {readonly tree: PaperTree}) {
  const {width, height} = tree.size;
  const isLabel = width < LABEL_WIDTH;
  return (
    <>
      <style>{pageRule(tree)}</style>
      <GlobalStyles
        styles={{'@media print': {'body, main': {background: '#fff !important', padding: '0 !important'}}}}
      />
      <Box
        component="article"
        lang={tree.language}
        aria-label={`${tree.title} ${tree.number}`.trim()}
        sx={{
          boxSizing: 'border-box',
          width: `${width}mm`,
          maxWidth: '100%',
          minHeight: {sm: `${height}mm`},
          mx: 'auto',
          p: isLabel ? '3mm' : {xs: 2, sm: '16mm 18mm 12mm'},
          display: 'flex',
          flexDirection: 'column',
          gap: isLabel ? '1.2mm' : '6mm',
          backgroundColor: '#fff',
          color: '#000',
          boxShadow: 3,
          fontSize: isLabel ? '7pt' : '9pt',
          lineHeight: 1.45,
          overflowWrap: 'anywhere',
          '@media print': {
            display: 'block',
            width: 'auto',
            minHeight: 0,
            p: 0,
            boxShadow: 'none',
            '& > * + *': {marginTop: isLabel ? '1.2mm' : '6mm'},
          },
        }}
      >
        {tree.stamp !== undefined && (
          <Box sx={{border: '1pt solid #000', p: '1.6mm', fontSize: '10pt', fontWeight: 700, textAlign: 'center'}}>
            {tree.stamp}
          </Box>
        )}
        {tree.blocks.map((block, index) => (
          <Block key={index} block={block} isLabel={isLabel} />
        ))}
        {tree.foot !== '' && (
          <Box component="footer" sx={{mt: 'auto', pt: '2mm', borderTop: HAIR, color: GREY, fontSize: '7.5pt'}}>
            {tree.foot}
          </Box>
        )}
      </Box>
    </>
  );
}
