/**
 * Reads PDFs and prints of each, as JSON: its pages' texts and sizes, the files that it carries and its metadata, how
 * many fonts are not embedded, and how many signs are drawn as the empty box. A process of its own, since jest cannot
 * load this library.
 */
import {readFileSync} from 'node:fs';
import {getDocument, OPS} from 'pdfjs-dist/legacy/build/pdf.mjs';

async function drawn(page) {
  const {fnArray, argsArray} = await page.getOperatorList();
  const fonts = new Set();
  let boxes = 0;
  for (const [index, operator] of fnArray.entries()) {
    if (operator === OPS.setFont) fonts.add(argsArray[index][0]);
    if (operator === OPS.showText)
      boxes += argsArray[index][0].filter(glyph => glyph !== null && glyph.originalCharCode === 0).length;
  }
  return {missing: [...fonts].filter(name => page.commonObjs.get(name).missingFile).length, boxes};
}

async function read(file) {
  const pdf = await getDocument({data: new Uint8Array(readFileSync(file)), verbosity: 0}).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const {items} = await page.getTextContent();
    const [, , width, height] = page.view;
    pages.push({text: items.map(({str}) => str).join(' '), width, height, ...(await drawn(page))});
  }
  const {info, metadata} = await pdf.getMetadata();
  const files = Object.values((await pdf.getAttachments()) ?? {}).map(({filename, content}) => ({
    name: filename,
    text: new TextDecoder().decode(content),
  }));
  return {title: info.Title, pages, files, metadata: metadata?.getRaw() ?? ''};
}

const answers = [];
for (const file of process.argv.slice(2)) answers.push(await read(file));
console.log(JSON.stringify(answers));
