/** A sheet of paper on the screen: black on white in any theme, and laid out as the PDF is. */
import {Box, GlobalStyles} from '@mui/material';
import type {PaperTree} from '@emblem/schemas/papers';
import {Block} from './blocks';
import {GREY, HAIR} from './look';

/** Narrower papers are labels (millimetres). */
const LABEL_WIDTH = 120;

/** At the foot of each page of several its number, as in the PDF. */
const NUMBER = `@bottom-right { content: counter(page) " / " counter(pages); font-size: 7.5pt; color: ${GREY}; }`;

/** A string of CSS that holds any text. */
function quoteCss(text: string): string {
  const held = text.replaceAll(/[^\p{L}\p{N} ]/gu, sign => `\\${sign.codePointAt(0)?.toString(16) ?? ''} `);
  return `"${held}"`;
}

/** At the head of each page, as in the PDF. */
function stampRule(stamp: string): string {
  const look = 'font-size: 10pt; font-weight: 700; text-align: center; vertical-align: middle; border: 1pt solid #000';
  return `@top-center { content: ${quoteCss(stamp)}; width: 100%; height: 7mm; margin: auto 0 6mm; ${look} }`;
}

function pageRule({size, stamp}: PaperTree): string {
  const isLabel = size.width < LABEL_WIDTH;
  const margin = isLabel ? '3mm' : `${stamp === undefined ? '16mm' : '22mm'} 18mm 16mm`;
  const boxes = isLabel ? '' : `${NUMBER} ${stamp === undefined ? '' : stampRule(stamp)}`;
  return `@page { size: ${size.width}mm ${size.height}mm; margin: ${margin}; ${boxes} }`;
}

/** On paper each page has it at its head; labels are of one page. */
function Stamp({stamp, isLabel}: {readonly stamp: string; readonly isLabel: boolean}) {
  return (
    <Box
      component="header"
      sx={{
        border: '1pt solid #000',
        p: isLabel ? '0.6mm' : '1.6mm',
        fontSize: isLabel ? '7pt' : '10pt',
        fontWeight: 700,
        textAlign: 'center',
        displayPrint: isLabel ? 'block' : 'none',
      }}
    >
      {stamp}
    </Box>
  );
}

export function Sheet({tree}: {readonly tree: PaperTree}) {
  const {width, height} = tree.size;
  const isLabel = width < LABEL_WIDTH;
  return (
    <>
      <style>{pageRule(tree)}</style>
      <GlobalStyles
        styles={{
          '@media print': {
            'body, main': {background: '#fff !important', padding: '0 !important', minHeight: '0 !important'},
          },
        }}
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
            '& > header + *': {marginTop: isLabel ? '1.2mm' : 0},
          },
        }}
      >
        {tree.stamp !== undefined && <Stamp stamp={tree.stamp} isLabel={isLabel} />}
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
