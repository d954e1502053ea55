/** The lines of a bank's statement, read by what its columns mean. Pure. */
import {createHash} from 'node:crypto';
import {isFiner, type Encoding, type Separator} from '@emblem/schemas';
import type {StatementTable} from '../../parsing/parsers/statement';
import type {Assumption} from '../../parsing/assumption';
import {amountIn, dateIn, dateOrderOf, markOf, type DateOrder, type Mark} from './amounts';

export const COLUMNS = ['date', 'amount', 'debit', 'currency', 'payer', 'reference', 'bankReference'] as const;
export type Column = (typeof COLUMNS)[number];

/** What the clerk says of a bank's table; kept with the account. */
export interface Mapping {
  /** The heading of each column that there is. */
  readonly columns: Partial<Readonly<Record<Column, string>>>;
  /** Undefined where the figures themselves tell it. */
  readonly decimal?: Mark;
  readonly dates?: DateOrder;
  /** Undefined where the bytes themselves tell it. */
  readonly encoding?: Encoding;
  /** Undefined where the rows themselves tell it. */
  readonly separator?: Separator;
}

export interface StatementLine {
  /** The same for the same row of the same account, in whichever file it comes. */
  readonly key: string;
  /** ISO 8601. */
  readonly date: string;
  /** Two digits after the point, without a sign. */
  readonly amount: string;
  readonly currency: string;
  readonly payer: string;
  readonly reference: string;
  /** Empty where the bank gives none. */
  readonly bankReference: string;
  /** Money that went out. */
  readonly isOutgoing: boolean;
  /** The column that could not be read. */
  readonly problem?: 'date' | 'amount' | 'currency';
}

/** Headings that banks use, most telling first; German, English, Chinese, French, Spanish, Italian, Dutch, Nordic. */
const HEADINGS: Readonly<Record<Column, readonly RegExp[]>> = {
  date: [
    /buchung(s|en)?(tag|datum)/i,
    /booking|posted|交易日期|记账日期/i,
    /date|datum|dato|fecha|data|日期/i,
    /valuta/i,
  ],
  amount: [
    /^betrag|^amount|^montant|^importe|^importo|^bedrag|^bel[øo]p|金额|金額/i,
    /credit|haben|paid in|收入|贷方/i,
  ],
  debit: [/debit|^soll$|paid out|withdraw|支出|借方/i],
  currency: [/w(ä|ae)hrung|currency|devise|divisa|moneda|币种|^货币/i, /^valuta$/i],
  payer: [
    /auftraggeber|zahlungspflichtig|payer|counterparty|ordenante|ordinante|对方户名|付款人/i,
    /^name|partner|tegenpartij/i,
  ],
  reference: [
    /verwendungszweck|purpose|摘要|用途|附言/i,
    /description|details|libell|concepto|causale|omschrijving|memo/i,
    /reference|text/i,
  ],
  bankReference: [/transaction (id|no|number)|transaktions(nummer|-?id)|bank ?reference|bankreferen|流水号|fitid/i],
};

function guessColumns(headings: readonly string[]): Mapping['columns'] {
  const taken = new Set<string>();
  const found = COLUMNS.flatMap(column => {
    const heading = HEADINGS[column]
      .map(pattern => headings.find(each => !taken.has(each) && pattern.test(each)))
      .find(each => each !== undefined);
    if (heading === undefined) return [];
    taken.add(heading);
    return [[column, heading] as const];
  });
  return Object.fromEntries(found);
}

class Reader {
  private readonly places: ReadonlyMap<Column, number>;

  constructor(
    readonly table: StatementTable,
    columns: Mapping['columns'],
  ) {
    const places = COLUMNS.map(column => [column, table.headings.indexOf(columns[column] ?? '')] as const);
    this.places = new Map(places.filter(([, place]) => place >= 0));
  }

  has(column: Column): boolean {
    return this.places.has(column);
  }

  cell(row: readonly string[], column: Column): string {
    const place = this.places.get(column);
    return place === undefined ? '' : (row[place] ?? '');
  }

  cells(column: Column): readonly string[] {
    return this.table.rows.map(row => this.cell(row, column)).filter(cell => cell !== '');
  }
}

/** What the table does not tell by itself. */
function askedOf<T>({is, isGuess}: Assumption<T>, said: T | undefined): T | undefined {
  return isGuess || said === is ? is : undefined;
}

/** What was said, and what headings and figures tell where nothing was; what is not in the table is left out. */
export function mappingFor(table: StatementTable, said: Mapping | undefined): Mapping {
  const known = Object.entries(said?.columns ?? {}).filter(([, heading]) => table.headings.includes(heading));
  const columns: Mapping['columns'] = known.length > 0 ? Object.fromEntries(known) : guessColumns(table.headings);
  const reader = new Reader(table, columns);
  const amounts = [...reader.cells('amount'), ...reader.cells('debit')];
  // Without the column there is nothing that tells it, and the one that is chosen next may be written otherwise.
  const decimal = said?.decimal ?? (columns.amount === undefined ? undefined : markOf(amounts));
  const dates = said?.dates ?? dateOrderOf(reader.cells('date'));
  const encoding = askedOf(table.encoding, said?.encoding);
  const separator = askedOf(table.separator, said?.separator);
  return {
    columns,
    ...(decimal && {decimal}),
    ...(dates && {dates}),
    ...(encoding && {encoding}),
    ...(separator && {separator}),
  };
}

/** What somebody has yet to say before lines can be read. */
export function missingIn({columns, decimal, dates}: Mapping): readonly ('date' | 'amount' | 'decimal' | 'dates')[] {
  return [
    ...(columns.date === undefined ? (['date'] as const) : dates === undefined ? (['dates'] as const) : []),
    ...(columns.amount === undefined ? (['amount'] as const) : decimal === undefined ? (['decimal'] as const) : []),
  ];
}

const isZero = (amount: string | undefined): boolean => amount !== undefined && Number(amount) === 0;

/** Negative for money that went out, which some banks have in a column of its own. */
function amountOf(reader: Reader, row: readonly string[], mark: Mark): string | undefined {
  const amount = amountIn(reader.cell(row, 'amount'), mark);
  if (amount !== undefined && !isZero(amount)) return amount;
  const debit = reader.has('debit') ? amountIn(reader.cell(row, 'debit'), mark) : undefined;
  return debit === undefined || isZero(debit) ? amount : `-${debit.replace('-', '')}`;
}

/** Rows that are alike in one file are told apart by how many were before. */
function keyOf(row: readonly string[], before: Map<string, number>): string {
  const content = row.join('\u0000');
  const count = before.get(content) ?? 0;
  before.set(content, count + 1);
  return createHash('sha256').update(`${content}\u0000${count}`).digest('hex');
}

/** Undefined where one of this currency cannot be. */
function possible(amount: string | undefined, currency: string): string | undefined {
  return amount === undefined || isFiner(amount, currency) ? undefined : amount;
}

/** `currency` is the account's, which holds where the bank does not say another. */
export function linesOf(table: StatementTable, mapping: Mapping, currency: string): readonly StatementLine[] {
  const {decimal = '.', dates = 'ymd', columns} = mapping;
  const reader = new Reader(table, columns);
  const before = new Map<string, number>();
  return table.rows.map(row => {
    const date = dateIn(reader.cell(row, 'date'), dates);
    const code = reader.cell(row, 'currency').toUpperCase();
    const amount = possible(amountOf(reader, row, decimal), code || currency);
    const isCurrency = code === '' || /^[A-Z]{3}$/.test(code);
    const problem = date === undefined ? 'date' : amount === undefined ? 'amount' : isCurrency ? undefined : 'currency';
    return {
      key: keyOf(row, before),
      date: date ?? reader.cell(row, 'date'),
      amount: amount?.replace('-', '') ?? reader.cell(row, 'amount'),
      currency: code || currency,
      payer: reader.cell(row, 'payer').slice(0, 200),
      reference: reader.cell(row, 'reference').slice(0, 1000),
      bankReference: reader.cell(row, 'bankReference').slice(0, 100),
      isOutgoing: amount?.startsWith('-') ?? false,
      ...(problem && {problem}),
    };
  });
}
