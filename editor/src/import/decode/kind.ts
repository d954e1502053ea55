/** What a file is, told by how it begins; its name is not asked. Pure. */

export type FileKind = 'svg' | 'pdf' | 'psd' | 'postscript' | 'raster';

/** Readers of PDF accept its mark anywhere in the first kilobyte; files of Illustrator carry a PDF when they were saved with one. */
const LOOKED_AT = 1024;

export function kindOf(bytes: Uint8Array): FileKind {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, LOOKED_AT));
  if (start.includes('%PDF-')) return 'pdf';
  if (start.startsWith('8BPS')) return 'psd';
  if (start.startsWith('%!PS')) return 'postscript';
  return /^\s*(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|!--|!doctype svg|svg[\s>])/i.test(start) ? 'svg' : 'raster';
}
