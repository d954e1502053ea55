/** SVG is a program as much as a picture: what can run or reach out is taken out on the way in. */
import {readFile, writeFile} from 'node:fs/promises';
import type {DOMPurify} from 'dompurify';
import {JobRefusal} from '../../processes/failure';
import type {FileInput, Parser} from '../parser';

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

/** Writes what is left over the file. */
export const svg: Parser<FileInput, void> = {
  maxBytes: 16 * 1024 * 1024,
  seconds: 10,
  async run({path}) {
    shared ??= purifier();
    const purify = await shared;
    const clean = purify.sanitize(await readFile(path, 'utf8'), {
      USE_PROFILES: {svg: true, svgFilters: true}, ADD_TAGS: ['use'], FORBID_TAGS: ['style', 'foreignObject'],
    });
    if (!/<svg[\s>]/i.test(clean)) throw new JobRefusal('unreadable');
    await writeFile(path, clean);
  },
};
