/** SVG is a program as much as a picture: what can run or reach out is taken out on the way in. */
import {readFile, writeFile} from 'node:fs/promises';
import type {DOMPurify} from 'dompurify';

const EXTERNAL = /^(?!#|data:image\/(?:png|jpeg|gif|webp);)/i;

/** Loaded when the first SVG arrives: the DOM it works on is large. */
async function purifier(): Promise<DOMPurify> {
  const [{default: createDOMPurify}, {JSDOM}] = await Promise.all([import('dompurify'), import('jsdom')]);
  const purify = createDOMPurify(new JSDOM('').window);
  purify.addHook('uponSanitizeAttribute', (_node, data) => {
    if ((data.attrName === 'href' || data.attrName === 'xlink:href') && EXTERNAL.test(data.attrValue)) data.keepAttr = false;
    if (/url\((?!\s*['"]?#)/i.test(data.attrValue)) data.keepAttr = false;
  });
  return purify;
}

let shared: Promise<DOMPurify> | undefined;

/** Undefined when nothing of a picture is left. */
export async function sanitiseSvg(content: string): Promise<string | undefined> {
  shared ??= purifier();
  const purify = await shared;
  const clean = purify.sanitize(content, {USE_PROFILES: {svg: true, svgFilters: true}, ADD_TAGS: ['use'], FORBID_TAGS: ['style', 'foreignObject']});
  return /<svg[\s>]/i.test(clean) ? clean : undefined;
}

export async function sanitiseSvgFile(path: string): Promise<boolean> {
  const clean = await sanitiseSvg(await readFile(path, 'utf8'));
  if (clean === undefined) return false;
  await writeFile(path, clean);
  return true;
}
