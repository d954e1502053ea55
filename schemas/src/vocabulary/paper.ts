/**
 * The shape of a file in `papers/`: what stands on a paper, with references to the properties of its entity.
 * `vocabulary/paper.schema.json` says the same to machines.
 */
import type {Predicate} from './predicate';
import type {Text} from '../text';

/** The key of a wording in `wording/`; on papers for staff also the text itself. */
export type Said = string | Text;

/**
 * Names a value: a property, over relations by dots (`orderId.number`), or a property of a source (`seller.phone`).
 * Within `lines` it begins at the line.
 */
export type ValuePath = string;

/**
 * Values that stand on one line, with gaps between, or the lines of an address in the order of its country: that of the
 * entity with this `use` (`billing`, over relations by dots `orderId.billing`), of the record that a relation leads to
 * (`warehouseId`) where its address has no `use`, or of the source of this name. What is empty is left out.
 */
export type PaperLine = ValuePath | readonly ValuePath[] | {readonly address: string};

/** Records beside the one that the paper is of. */
export interface PaperSource {
  /** `<entity>.<property>`: records whose property points to ours, or to the record that `via` points to. */
  readonly of: string;
  /** A relation of the paper's entity. */
  readonly via?: string;
  readonly where?: Predicate;
  /** Only those whose property has the value of a property of the paper's record: `{"currency": "currency"}`. */
  readonly same?: Readonly<Record<string, string>>;
  /** Only the first one, as the entity sorts them. */
  readonly first?: true;
}

/** A value under its label. */
export interface PaperCell {
  readonly label: Said;
  readonly value: ValuePath;
}

export interface PaperValue extends PaperCell {
  /**
   * `country`: the value is a country's code of two letters, and its name is shown. `percent`: 0.19 is shown as 19 %,
   * and nothing of 0.
   */
  readonly as?: 'country' | 'percent';
  /** For a property with `x-enum`: the wording of each value; its own name where nothing is said. */
  readonly words?: Readonly<Record<string, string>>;
}

export interface PaperColumn extends PaperCell {
  /** Its share of the width; without it the column is as wide as what stands in it. */
  readonly share?: number;
}

export interface PaperTotal extends PaperCell {
  /** Is taken off: shown with a minus. */
  readonly minus?: true;
  readonly strong?: true;
  /** Also where it is zero. */
  readonly always?: true;
}

export interface PaperParty {
  readonly label: Said;
  readonly lines: readonly PaperLine[];
}

export type PaperParagraph = Said | {readonly value: ValuePath};

/** How a code is drawn. */
export type Symbology = 'qr' | 'code128';

export type PaperPart =
  | {
      readonly kind: 'letterhead';
      readonly logo?: ValuePath;
      /** The first that is not empty. */
      readonly name: readonly ValuePath[];
      readonly lines: readonly PaperLine[];
    }
  | {readonly kind: 'parties'; readonly parties: readonly PaperParty[]}
  | {readonly kind: 'fields'; readonly title?: Said; readonly fields: readonly PaperValue[]}
  | {
      readonly kind: 'lines';
      /** Without lines neither the title nor the table stands there. */
      readonly title?: Said;
      readonly of: string;
      readonly columns: readonly PaperColumn[];
    }
  | {
      readonly kind: 'totals';
      readonly rows: readonly PaperTotal[];
      /** A yes or no: without a yes they are left out. */
      readonly if?: ValuePath;
    }
  | {
      readonly kind: 'terms';
      readonly title?: Said;
      readonly paragraphs: readonly PaperParagraph[];
      /** The first of these texts that is not empty stands in place of the paragraphs. */
      readonly instead?: readonly ValuePath[];
      /** An amount: they stand only while it is above nothing. */
      readonly while?: ValuePath;
    }
  | {readonly kind: 'pictures'; readonly pictures: readonly ValuePath[]; readonly height: number}
  | {
      readonly kind: 'codes';
      readonly symbology?: Symbology;
      readonly codes: readonly {readonly content: ValuePath}[];
      /** Millimetres: the side of a QR code, the width of bars. */
      readonly size: number;
      /** As of `terms`. */
      readonly while?: ValuePath;
    }
  | {
      readonly kind: 'questions';
      readonly title?: Said;
      readonly questions: readonly Said[];
      /** A box to tick for each; without them there is room to write. */
      readonly answers?: readonly Said[];
    }
  | {readonly kind: 'signatures'; readonly places: readonly Said[]};

/**
 * `customer`: one of 18 languages. `staff`: Chinese or English. `both`: both in one paper.
 */
export type PaperAudience = 'customer' | 'staff' | 'both';

/** How a paper is mailed. */
export interface PaperMail {
  /** The address that it goes to, the first that is not empty, unless staff name another. */
  readonly to?: readonly ValuePath[];
  /** Only records for which it holds are mailed; what others lack is said. */
  readonly when?: Predicate;
  readonly whenMessage?: Text;
}

export interface PaperFile {
  readonly $schema?: string;
  readonly $id: string;
  readonly entity: string;
  readonly label: Text;
  readonly audience: PaperAudience;
  /** The property that says in which language a customer gets it. */
  readonly language?: ValuePath;
  readonly size: 'A4' | 'Letter' | {readonly width: number; readonly height: number};
  /** Lies on its longer side. */
  readonly landscape?: true;
  /** What is confidential and yet stands on this paper, since it goes to the party that agreed to it. */
  readonly discloses?: readonly ValuePath[];
  /** A country's code, the first that is not empty: in the USA and Canada the paper is Letter. */
  readonly letterFor?: readonly ValuePath[];
  /** Staff may mail it; absent, they may not. */
  readonly mail?: PaperMail;
  /**
   * Its PDF carries it as XML by EN 16931, where the platform's seller wants that; `reads` names what the XML takes
   * beside what the paper shows.
   */
  readonly electronic?: {readonly kind: 'invoice' | 'creditNote'; readonly reads: readonly ValuePath[]};
  readonly title: Said;
  /** Stands across the head of each page, e.g. that it is a copy. */
  readonly stamp?: Said;
  readonly number?: ValuePath;
  readonly sources?: Readonly<Record<string, PaperSource>>;
  /** Keys of wordings that the page of a link needs beside what stands on the paper, such as those of its buttons. */
  readonly wordings?: readonly string[];
  readonly blocks: readonly PaperPart[];
}

/** A file of `papers/` as it is written: what it says itself stands in place of what the paper says that it is like. */
export interface WrittenPaper extends Partial<Omit<PaperFile, '$id' | 'label'>> {
  readonly $id: string;
  readonly label: Text;
  /** The key of another paper, of the same entity, which is like none itself. */
  readonly like?: string;
}

/** What the rest of the model knows of a paper. */
export interface PaperHead {
  readonly key: string;
  readonly entity: string;
  readonly label: Text;
  readonly audience: PaperAudience;
  /** Those it can be had in. */
  readonly languages: readonly string[];
  /** The property that says in which language a customer gets it. */
  readonly language?: ValuePath;
  /** Staff may mail it. */
  readonly mailed?: true;
}

/** The action whose right opens the papers of an entity. */
export const PAPER = 'paper';
