/** SVG is a program as much as a picture: what can run or reach out is taken out on the way in. */
import {readFile, writeFile} from 'node:fs/promises';
import createDOMPurify from 'dompurify';
import {JSDOM} from 'jsdom';

const EXTERNAL = /^(?!#|data:image\/(?:png|jpeg|gif|webp);)/i;

function purifier(): ReturnType<typeof createDOMPurify> {
  const purify = createDOMPurify(new JSDOM('').window);
  purify.addHook('uponSanitizeAttribute', (_node, data) => {
    if ((data.attrName === 'href' || data.attrName === 'xlink:href') && EXTERNAL.test(data.attrValue)) data.keepAttr = false;
    if (/url\(\s*['"]?(?!#)/i.test(data.attrValue)) data.keepAttr = false;
  });
  return purify;
}

let shared: ReturnType<typeof createDOMPurify> | undefined;

/** Undefined when nothing of a picture is left. */
export function sanitiseSvg(content: string): string | undefined {
  shared ??= purifier();
  const clean = shared.sanitize(content, {USE_PROFILES: {svg: true, svgFilters: true}, ADD_TAGS: ['use'], FORBID_TAGS: ['style', 'foreignObject']});
  return /<svg[\s>]/i.test(clean) ? clean : undefined;
}

export async function sanitiseSvgFile(path: string): Promise<boolean> {
  const clean = sanitiseSvg(await readFile(path, 'utf8'));
  if (clean === undefined) return false;
  await writeFile(path, clean);
  return true;
}
