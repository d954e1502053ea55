/** Sets a paper as PDF. The same tree gives the same bytes. */
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {NodeCompiler, type NodeTypstDocument} from '@myriaddreamin/typst-ts-node-compiler';
import {picturesOf, textsOf, type PaperTree} from '@emblem/schemas/papers';
import sharp from 'sharp';
import {renderSVG} from 'uqr';
import {barsSvg} from './bars';
import {FAMILIES, familiesFor} from './fonts';
import {withMetadata} from './electronic/metadata';
import {FILE_NAME} from './electronic/xml';
import type {PaperOrder, SetPaper} from './order';
import {plainTree, signsLost} from './plain';
import {missingSigns} from './signs';
import {TEMPLATE} from './template';

/** Never made: all files that Typst sees are held in memory, under names that come again with each paper. */
const WORKSPACE = join(tmpdir(), 'emblem-papers');
/** The longer side of a picture; that of a line is 16 mm wide. */
const PICTURE_PIXELS = 600;
const MAX_PIXELS = 100_000_000;
/** As Typst calls PDF/A-3b. */
const ARCHIVED = 'a-3b';
/** Stands for a sign that no font has. */
const SQUARE = '\u25a1';
/** Written without gaps, with Latin words between: those languages have quotation marks of their own. */
const EAST_ASIAN = new Set(['zh', 'ja', 'ko']);

/** The bytes of the picture at an address; undefined where there is none. */
export type ReadPicture = (address: string) => Promise<Uint8Array | undefined>;

let compiler: NodeCompiler | undefined;

function typst(): NodeCompiler {
  compiler ??= NodeCompiler.create({
    workspace: WORKSPACE,
    fontArgs: [{fontPaths: FAMILIES.flatMap(({regular, bold}) => [regular, bold])}],
  });
  return compiler;
}

/** As PNG, since pictures come in whatever format; undefined where it cannot be read. */
async function pngOf(content: Uint8Array): Promise<Buffer | undefined> {
  try {
    return await sharp(content, {limitInputPixels: MAX_PIXELS, density: 300})
      .rotate()
      .resize(PICTURE_PIXELS, PICTURE_PIXELS, {fit: 'inside', withoutEnlargement: true})
      .png()
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** The files of one paper, by the names that the template reads. */
class Files {
  private readonly paths: string[] = [];

  add(name: string, content: Uint8Array): string {
    const path = join(WORKSPACE, name);
    typst().mapShadow(path, Buffer.from(content));
    this.paths.push(path);
    return `/${name}`;
  }

  remove(): void {
    for (const path of this.paths) typst().unmapShadow(path);
  }
}

function codesOf(tree: PaperTree): ReadonlyMap<string, string> {
  const blocks = tree.blocks.flatMap(block => (block.kind === 'codes' ? [block] : []));
  return new Map(
    blocks.flatMap(({symbology, codes}) =>
      codes.map(({content, bars}) => [
        `${symbology} ${content}`,
        bars ? barsSvg(bars) : renderSVG(content, {border: 1}),
      ]),
    ),
  );
}

async function addPictures(files: Files, tree: PaperTree, read: ReadPicture): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const [index, address] of picturesOf(tree).entries()) {
    const content = await read(address);
    const png = content && (await pngOf(content));
    if (png) names[address] = files.add(`picture-${index}.png`, png);
  }
  return names;
}

function addCodes(files: Files, tree: PaperTree): Record<string, string> {
  const names: Record<string, string> = {};
  for (const [index, [code, drawing]] of [...codesOf(tree)].entries())
    names[code] = files.add(`code-${index}.svg`, Buffer.from(drawing));
  return names;
}

/** The tree with squares for signs that no font has. */
function drawable(tree: PaperTree, missing: readonly string[]): unknown {
  const gone = new Set(missing);
  const replaced = (text: string): string => [...text].map(sign => (gone.has(sign) ? SQUARE : sign)).join('');
  return missing.length === 0
    ? tree
    : JSON.parse(JSON.stringify(tree), (_key, value: unknown) => (typeof value === 'string' ? replaced(value) : value));
}

/** A PDF with a file is PDF/A-3 where nothing on the paper stands against that. */
function pdfOf(document: NodeTypstDocument, hasFile: boolean): Buffer {
  const plain = {creationTimestamp: 0};
  if (!hasFile) return typst().pdf(document, plain);
  try {
    return typst().pdf(document, {...plain, pdfStandard: ARCHIVED});
  } catch {
    return typst().pdf(document, plain);
  }
}

function compilePdf(hasFile: boolean): Buffer {
  const result = typst().compile({mainFileContent: TEMPLATE});
  if (result.result) return pdfOf(result.result, hasFile);
  const {shortDiagnostics = []} = result.takeDiagnostics() ?? {};
  throw new Error(`Typst: ${JSON.stringify(shortDiagnostics).slice(0, 500)}`);
}

export async function typeset({tree: given, attachment, isPlain}: PaperOrder, read: ReadPicture): Promise<SetPaper> {
  const files = new Files();
  const tree = isPlain ? plainTree(given) : given;
  const texts = textsOf(tree);
  const missing = missingSigns(texts);
  const lost = isPlain ? signsLost(textsOf(given), texts) : [];
  const [lang = 'en', region] = tree.language.split('-');
  try {
    const pictures = await addPictures(files, tree, read);
    const codes = addCodes(files, tree);
    const fonts = familiesFor(lang).map(({name}, index) => ({name, latin: index === 0 && EAST_ASIAN.has(lang)}));
    if (attachment) files.add(FILE_NAME, Buffer.from(attachment.xml));
    const date = attachment?.date ?? null;
    const paper = {tree: drawable(tree, missing), date, lang, region: region ?? null, fonts, pictures, codes};
    files.add('paper.json', Buffer.from(JSON.stringify(paper)));
    const content = compilePdf(attachment !== undefined);
    return {content: attachment ? await withMetadata(content) : content, missing: [...missing, ...lost]};
  } finally {
    files.remove();
    typst().evictCache(0);
  }
}
