/** The bars of Code 128, for carriers and hand scanners. Drawn by whoever shows the paper, from the same widths. */
import {raw} from 'bwip-js/node';
import {barDrawing, type CodesBlock, type PaperBlock, type PaperTree} from '@emblem/schemas/papers';

/** What every scanner reads of Code 128: it has no sign for anything else, whatever a library makes of it. */
const ASCII = /^[ -~]{1,60}$/u;

/** Widths of bars and of the gaps between, in modules, beginning with a bar; undefined for what bars cannot hold. */
function barsOf(content: string): readonly number[] | undefined {
  if (!ASCII.test(content)) return undefined;
  const [code] = raw({bcid: 'code128', text: content});
  return code && 'sbs' in code ? code.sbs : undefined;
}

/** Millimetres: the side of a QR code where bars were to stand, which are wider than a label has room for a square. */
const QR_SIDE = 24;

/** Where bars cannot hold all of it, the block has QR codes. */
function drawCodes(block: CodesBlock): CodesBlock {
  const codes = block.codes.map(code => ({...code, bars: barsOf(code.content)}));
  return codes.every(({bars}) => bars !== undefined)
    ? {...block, codes}
    : {...block, symbology: 'qr', size: Math.min(block.size, QR_SIDE)};
}

export function withBars(tree: PaperTree): PaperTree {
  const isBars = (block: PaperBlock): block is CodesBlock => block.kind === 'codes' && block.symbology === 'code128';
  return {...tree, blocks: tree.blocks.map(block => (isBars(block) ? drawCodes(block) : block))};
}

export function barsSvg(bars: readonly number[]): string {
  const {width, height, path} = barDrawing(bars);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">` +
    `<rect width="${width}" height="${height}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`
  );
}
