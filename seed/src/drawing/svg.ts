/** Small pieces of SVG. */

const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, character => ENTITIES[character] ?? character);
}

/** At most two digits after the point, as short as can be. */
export function shortNumber(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function svgDocument(
  width: number,
  height: number,
  body: string,
  viewBox = `0 0 ${shortNumber(width)} ${shortNumber(height)}`,
): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shortNumber(width)}" height="${shortNumber(height)}" ` +
    `viewBox="${viewBox}">${body}</svg>`
  );
}

/** Ids are unique in a file only: a body that is put into another picture needs names of its own. */
export function prefixIds(body: string, prefix: string): string {
  return body
    .replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
}
