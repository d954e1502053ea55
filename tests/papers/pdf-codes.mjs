/**
 * Draws the pages of PDFs as a printer would, at 300 dots an inch, and prints as JSON what a scanner reads of each. A
 * process of its own, since jest cannot load these libraries.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {PDFiumLibrary} from '@hyzyla/pdfium';
import {prepareZXingModule, readBarcodes} from 'zxing-wasm/reader';

const DOTS_AN_INCH = 300;
const POINTS_AN_INCH = 72;

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({overrides: {wasmBinary: readFileSync(wasm).buffer}});

const library = await PDFiumLibrary.init();
const pages = [];
for (const path of process.argv.slice(2)) {
  const document = await library.loadDocument(readFileSync(path));
  for (const page of document.pages()) {
    const {data, width, height} = await page.render({scale: DOTS_AN_INCH / POINTS_AN_INCH, render: 'bitmap'});
    const image = {data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb'};
    const codes = await readBarcodes(image, {formats: ['QRCode', 'Code128'], tryHarder: true, maxNumberOfSymbols: 10});
    pages.push(codes.map(({format, text}) => ({format, text})));
  }
  document.destroy();
}
library.destroy();
console.log(JSON.stringify(pages));
