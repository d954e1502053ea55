/** What a file is, told by how it begins; its name is not asked. Pure. */

export type FileKind = 'svg' | 'pdf' | 'psd' | 'postscript' | 'raster';

/**
 * Readers of PDF accept its mark anywhere in the first kilobyte; files of Illustrator carry a PDF when they were saved
 * with one.
 */
const LOOKED_AT = 1024;

/** Behind the mark of an encoding, whose zero bytes are left out, or none. */
const DRAWING =
  /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?\s*<(?:\?xml|!--|!doctype svg|(?:[\w-]+:)?svg[\s>])/i;

export function kindOf(bytes: Uint8Array): FileKind {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, LOOKED_AT));
  if (start.includes('%PDF-')) return 'pdf';
  if (start.startsWith('8BPS')) return 'psd';
  if (start.startsWith('%!PS')) return 'postscript';
  return DRAWING.test(start.replaceAll('\0', '')) ? 'svg' : 'raster';
}
