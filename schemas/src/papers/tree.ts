/**
 * A paper before it is laid out: texts that are worded and formatted already, in blocks. The console makes a page of
 * it, the server a PDF, and both carry the same words.
 */
import type {Symbology} from '../vocabulary/paper';

/** Millimetres. */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

/** A picture by its address, as the record has it. */
export interface Picture {
  readonly picture: string;
}

export type Align = 'start' | 'end';

export interface Labelled {
  readonly label: string;
  /** Line by line. */
  readonly lines: readonly string[];
}

export interface LineColumn {
  readonly label: string;
  readonly align: Align;
  /** Its share of the width; columns without one are as wide as what stands in them. */
  readonly share?: number;
}

export type Cell = string | Picture;

export interface LetterheadBlock {
  readonly kind: 'letterhead';
  readonly logo?: Picture;
  readonly name: string;
  readonly lines: readonly string[];
  readonly title: string;
  /** Under the title, e.g. the number. */
  readonly number?: string;
}

export interface PartiesBlock {
  readonly kind: 'parties';
  readonly parties: readonly Labelled[];
}

export interface FieldsBlock {
  readonly kind: 'fields';
  readonly title?: string;
  readonly fields: readonly Labelled[];
}

export interface LinesBlock {
  readonly kind: 'lines';
  readonly title?: string;
  readonly columns: readonly LineColumn[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface TotalRow {
  readonly label: string;
  readonly value: string;
  readonly strong: boolean;
}

export interface TotalsBlock {
  readonly kind: 'totals';
  readonly rows: readonly TotalRow[];
}

export interface TermsBlock {
  readonly kind: 'terms';
  readonly title?: string;
  readonly paragraphs: readonly string[];
}

export interface PicturesBlock {
  readonly kind: 'pictures';
  readonly pictures: readonly Picture[];
  /** Millimetres. */
  readonly height: number;
}

export interface Code {
  /** What a reader of the code gets. */
  readonly content: string;
  readonly label: string;
  /** Of Code 128 the widths of bars and gaps, beginning with a bar; whoever draws it knows nothing of its rules. */
  readonly bars?: readonly number[];
}

export interface CodesBlock {
  readonly kind: 'codes';
  readonly symbology: Symbology;
  readonly codes: readonly Code[];
  /** Millimetres: the side of a QR code, the width of bars. */
  readonly size: number;
}

/** To be answered by hand. */
export interface QuestionsBlock {
  readonly kind: 'questions';
  readonly title?: string;
  readonly questions: readonly string[];
  /** A box to tick for each; without any there is room to write. */
  readonly answers: readonly string[];
}

export interface SignaturesBlock {
  readonly kind: 'signatures';
  readonly places: readonly string[];
}

export type PaperBlock =
  | LetterheadBlock
  | PartiesBlock
  | FieldsBlock
  | LinesBlock
  | TotalsBlock
  | TermsBlock
  | PicturesBlock
  | CodesBlock
  | QuestionsBlock
  | SignaturesBlock;

export interface PaperTree {
  readonly title: string;
  /** Of the document; empty where it has none. */
  readonly number: string;
  /** BCP 47. */
  readonly language: string;
  readonly size: PaperSize;
  /** Stands across the head of each page. */
  readonly stamp?: string;
  /** Stands at the foot of each page, beside the page's number; empty on labels. */
  readonly foot: string;
  /** What the page of a link says beside it, by the key of the wording; absent where the paper names none. */
  readonly wordings?: Readonly<Record<string, string>>;
  readonly blocks: readonly PaperBlock[];
}

/** Every text of the tree in reading order, pictures left out. */
export function textsOf(tree: PaperTree): readonly string[] {
  return [tree.title, tree.stamp ?? '', tree.foot, ...tree.blocks.flatMap(blockTexts)].filter(text => text !== '');
}

/** Addresses of all pictures, each once. */
export function picturesOf(tree: PaperTree): readonly string[] {
  return [...new Set(tree.blocks.flatMap(blockPictures))];
}

function blockPictures(block: PaperBlock): readonly string[] {
  if (block.kind === 'letterhead') return block.logo ? [block.logo.picture] : [];
  if (block.kind === 'pictures') return block.pictures.map(({picture}) => picture);
  if (block.kind !== 'lines') return [];
  return block.rows.flat().flatMap(cell => (typeof cell === 'string' ? [] : [cell.picture]));
}

const labelledTexts = ({label, lines}: Labelled): readonly string[] => [label, ...lines];

function blockTexts(block: PaperBlock): readonly string[] {
  switch (block.kind) {
    case 'letterhead':
      return [block.name, ...block.lines, block.title, block.number ?? ''];
    case 'parties':
      return block.parties.flatMap(labelledTexts);
    case 'fields':
      return [block.title ?? '', ...block.fields.flatMap(labelledTexts)];
    case 'lines':
      return [
        block.title ?? '',
        ...block.columns.map(({label}) => label),
        ...block.rows.flat().filter(cell => typeof cell === 'string'),
      ];
    case 'totals':
      return block.rows.flatMap(({label, value}) => [label, value]);
    case 'terms':
      return [block.title ?? '', ...block.paragraphs];
    case 'pictures':
      return [];
    case 'codes':
      return block.codes.map(({label}) => label);
    case 'questions':
      return [block.title ?? '', ...block.answers, ...block.questions];
    case 'signatures':
      return block.places;
  }
}
