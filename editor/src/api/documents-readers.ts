/** Answers about a member's quotations, invoices and credit memos, and about the papers of these. */
import type {PaperLanguage} from '@emblem/schemas/papers';
import {Fields, isRecord} from '../document/read';
import {listOf} from './readers';

export type DocumentKind = 'quotation' | 'invoice' | 'credit-memo';

/** What became of it, as the member is told. */
export type DocumentState =
  | 'sent'
  | 'lapsed'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'unpaid'
  | 'partial'
  | 'paid'
  | 'credited';

export interface OwnDocument {
  readonly id: number;
  readonly number: string;
  /** ISO 8601. */
  readonly date: string;
  /** Decimal. */
  readonly total: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly state: DocumentState;
  /** Of a quotation, ISO 8601; else empty. */
  readonly validUntil: string;
  /** As it is now; the answer to it names it. */
  readonly version: number;
}

export interface Labelled {
  readonly label: string;
  readonly lines: readonly string[];
}

export interface PaperColumn {
  readonly label: string;
  readonly atEnd: boolean;
}

/** What is read of a paper on the screen; the letterhead and pictures stand in the PDF alone. */
export type PaperPart =
  | {readonly kind: 'fields'; readonly fields: readonly Labelled[]}
  | {readonly kind: 'lines'; readonly columns: readonly PaperColumn[]; readonly rows: readonly (readonly string[])[]}
  | {
      readonly kind: 'totals';
      readonly rows: readonly {readonly label: string; readonly value: string; readonly strong: boolean}[];
    }
  | {readonly kind: 'terms'; readonly title: string; readonly paragraphs: readonly string[]};

export interface OwnPaper {
  readonly title: string;
  readonly number: string;
  /** BCP 47. */
  readonly language: string;
  readonly parts: readonly PaperPart[];
}

/** The longest text of a paper that is read. */
const MAX_TEXT = 10_000;

const QUOTED: readonly DocumentState[] = ['sent', 'accepted', 'declined', 'expired'];
const PAID: readonly DocumentState[] = ['unpaid', 'partial', 'paid'];

/** A quotation lapses at the end of its last day, before the server has written that down. */
function quotationState(fields: Fields, today: string): DocumentState {
  const state = fields.choice('status', QUOTED, 'sent');
  return state === 'sent' && fields.text('validUntil', today) < today ? 'lapsed' : state;
}

const READ: Readonly<
  Record<DocumentKind, (fields: Fields, today: string) => Pick<OwnDocument, 'date' | 'total' | 'state'>>
> = {
  quotation: (fields, today) => ({
    date: fields.text('quotationDate', ''),
    total: fields.text('finalTotal', ''),
    state: quotationState(fields, today),
  }),
  invoice: fields => ({
    date: fields.text('invoiceDate', ''),
    total: fields.text('finalTotal', ''),
    state: fields.choice('paymentStatus', PAID, 'unpaid'),
  }),
  'credit-memo': fields => ({date: fields.text('creditDate', ''), total: fields.text('amount', ''), state: 'credited'}),
};

/** `today` is a day in UTC. */
export function readDocuments(data: unknown, kind: DocumentKind, today: string): readonly OwnDocument[] {
  return listOf(data, fields => {
    const id = fields.id('id');
    if (id === undefined) return undefined;
    return {
      id,
      number: fields.text('number', ''),
      currency: fields.text('currency', ''),
      validUntil: fields.text('validUntil', ''),
      version: fields.id('version') ?? 1,
      ...READ[kind](fields, today),
    };
  });
}

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.filter((each): each is string => typeof each === 'string').map(each => each.slice(0, MAX_TEXT))
    : [];

const readLabelled = (value: unknown): readonly Labelled[] =>
  listOf(value, fields => ({label: fields.text('label', ''), lines: texts(fields.raw('lines'))}));

/** Columns of pictures are left out, with their cells. */
function readLines(fields: Fields): PaperPart {
  const given = fields.raw('rows');
  const rows = Array.isArray(given) ? given.filter((row): row is readonly unknown[] => Array.isArray(row)) : [];
  const columns = listOf(fields.raw('columns'), column => ({
    label: column.text('label', ''),
    atEnd: column.text('align', '') === 'end',
  }));
  const shown = columns.map((_, at) => rows.every(row => !isRecord(row[at])));
  return {
    kind: 'lines',
    columns: columns.filter((_, at) => shown[at]),
    rows: rows.map(row => columns.flatMap((_, at) => (shown[at] ? [textOf(row[at])] : []))),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : '');

function readPart(fields: Fields): PaperPart | undefined {
  switch (fields.text('kind', '')) {
    case 'parties':
      return {kind: 'fields', fields: readLabelled(fields.raw('parties'))};
    case 'fields':
      return {kind: 'fields', fields: readLabelled(fields.raw('fields'))};
    case 'lines':
      return readLines(fields);
    case 'totals':
      return {
        kind: 'totals',
        rows: listOf(fields.raw('rows'), row => ({
          label: row.text('label', ''),
          value: row.text('value', ''),
          strong: row.flag('strong', false),
        })),
      };
    case 'terms':
      return {kind: 'terms', title: fields.text('title', ''), paragraphs: texts(fields.raw('paragraphs'))};
    default:
      return undefined;
  }
}

export function readOwnPaper(data: unknown): OwnPaper {
  const fields = new Fields(isRecord(data) ? data : {});
  return {
    title: fields.text('title', ''),
    number: fields.text('number', ''),
    language: fields.text('language', 'en'),
    parts: listOf(fields.raw('blocks'), readPart),
  };
}

/** In which a paper can be had. */
export type {PaperLanguage};
