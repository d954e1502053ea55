/** Which addresses a design may load pictures from: our own origin, or a raster picture inside the document. */

import {isRasterData} from '@emblem/schemas/design-file';

/** Anything that is no digit of base64. */
const FOREIGN = /[^a-z\d+/=\s]/i;

/**
 * The address as the editor may use it, or undefined when a design must not make the browser ask for it. `origin` is
 * the page's own.
 */
export function allowedUrl(value: string, origin: string): string | undefined {
  if (isRasterData(value)) return FOREIGN.test(value.slice(value.indexOf(',') + 1)) ? undefined : value;
  if (value.trim() === '') return undefined;
  try {
    const url = new URL(value, `${origin}/`);
    const web = url.protocol === 'http:' || url.protocol === 'https:';
    return web && url.origin === origin && url.username === '' ? `${url.pathname}${url.search}` : undefined;
  } catch {
    return undefined;
  }
}
