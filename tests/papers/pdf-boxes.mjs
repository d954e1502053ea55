/**
 * Reads PDFs and prints of each, as JSON, its pages: their sizes, and where each text stands on them, in points from
 * the left and from the bottom. A process of its own, since jest cannot load this library.
 */
import {readFileSync} from 'node:fs';
import {getDocument} from 'pdfjs-dist/legacy/build/pdf.mjs';

async function read(file) {
  const task = getDocument({data: new Uint8Array(readFileSync(file)), verbosity: 0});
  const pdf = await task.promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const {items} = await page.getTextContent();
    const [, , width, height] = page.view;
    const texts = items.filter(({str}) => str.trim() !== '');
    pages.push({
      width,
      height,
      boxes: texts.map(({str, width: length, transform: [, , skew, size, left, baseline]}) => ({
        text: str,
        left,
        length,
        baseline,
        size: Math.hypot(skew, size),
      })),
    });
  }
  await task.destroy();
  return pages;
}

const answers = [];
for (const file of process.argv.slice(2)) answers.push(await read(file));
console.log(JSON.stringify(answers));
