/** What stands in a PDF. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {asList, asNumber, asObject, asObjects, asText} from '../harness/json';

export interface PdfPage {
  /** Without any gaps, which a reader of PDF guesses. */
  readonly text: string;
  /** Points. */
  readonly width: number;
  readonly height: number;
}

export interface Pdf {
  readonly title: string;
  readonly pages: readonly PdfPage[];
  readonly fontsMissing: number;
  readonly emptyBoxes: number;
  /** What it carries. */
  readonly files: readonly {readonly name: string; readonly text: string}[];
  /** XMP. */
  readonly metadata: string;
}

/** Leaves out gaps, and what only directs the text. */
export function bare(text: string): string {
  return text.replaceAll(/[\s\u2066-\u2069]/g, '');
}

function sum(pages: readonly Record<string, unknown>[], name: string): number {
  return pages.reduce((total, page) => total + asNumber(page[name]), 0);
}

/** What a process prints of PDFs, as JSON. */
function askOf(script: string, contents: readonly Uint8Array[]): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'emblem-papers-'));
  try {
    const paths = contents.map((content, index) => {
      const path = join(folder, `${index}.pdf`);
      writeFileSync(path, content);
      return path;
    });
    const answer = execFileSync(process.execPath, [join(__dirname, script), ...paths], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(answer);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

export function readPdfs(contents: readonly Uint8Array[]): readonly Pdf[] {
  return asList(askOf('pdf-words.mjs', contents))
    .map(asObject)
    .map(({title, pages, files, metadata}) => {
      const all = asObjects(pages);
      return {
        title: asText(title),
        files: asObjects(files).map(({name, text}) => ({name: asText(name), text: asText(text)})),
        metadata: asText(metadata),
        pages: all.map(page => ({
          text: bare(asText(page.text)),
          width: asNumber(page.width),
          height: asNumber(page.height),
        })),
        fontsMissing: sum(all, 'missing'),
        emptyBoxes: sum(all, 'boxes'),
      };
    });
}

/** A text where it stands on its page, in points from the left and from the bottom. */
export interface TextBox {
  readonly text: string;
  readonly left: number;
  readonly length: number;
  readonly baseline: number;
  /** Of the font. */
  readonly size: number;
}

export interface PageOfBoxes {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly TextBox[];
}

/** Where the texts of each page of each PDF stand. */
export function boxesOf(contents: readonly Uint8Array[]): readonly (readonly PageOfBoxes[])[] {
  return asList(askOf('pdf-boxes.mjs', contents)).map(pages =>
    asObjects(pages).map(({width, height, boxes}) => ({
      width: asNumber(width),
      height: asNumber(height),
      boxes: asObjects(boxes).map(({text, left, length, baseline, size}) => ({
        text: asText(text),
        left: asNumber(left),
        length: asNumber(length),
        baseline: asNumber(baseline),
        size: asNumber(size),
      })),
    })),
  );
}

/** What a scanner reads of each page, as it is printed. */
export function scanPdfs(
  contents: readonly Uint8Array[],
): readonly (readonly {readonly format: string; readonly text: string}[])[] {
  return asList(askOf('pdf-codes.mjs', contents)).map(page =>
    asObjects(page).map(({format, text}) => ({format: asText(format), text: asText(text)})),
  );
}
