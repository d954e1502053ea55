/** An invoice or a credit memo as EN 16931 has it, before it is written as XML. Amounts are decimal texts. */

export interface Party {
  readonly name: string;
  /** At most three. */
  readonly lines: readonly string[];
  readonly zip: string;
  readonly city: string;
  /** A code of two letters. */
  readonly country: string;
  readonly email: string;
  readonly phone: string;
  readonly vatId: string;
  readonly taxNumber: string;
}

/** An amount that is added (a charge) or taken off (an allowance), and what for. */
export interface Extra {
  readonly isCharge: boolean;
  readonly amount: string;
  readonly reason: string;
}

export interface Item {
  readonly name: string;
  readonly description: string;
  readonly quantity: string;
  readonly price: string;
  /** How many the price is for. */
  readonly priceFor: string;
  readonly extras: readonly Extra[];
  /** BT-131. */
  readonly net: string;
}

export interface Vat {
  /** UNTDID 5305: S standard, E exempt, G export. */
  readonly category: 'S' | 'E' | 'G';
  readonly percent: string;
  readonly basis: string;
  readonly amount: string;
  /** Empty at the standard rate. */
  readonly reason: string;
}

export interface Totals {
  readonly lines: string;
  readonly charges: string;
  readonly allowances: string;
  readonly basis: string;
  readonly tax: string;
  /** BT-114, which is 0 for an invoice. */
  readonly rounding: string;
  readonly gross: string;
  readonly prepaid: string;
  readonly due: string;
}

export interface ElectronicInvoice {
  /** UNTDID 1001: 380 an invoice, 381 a credit note. */
  readonly type: '380' | '381';
  readonly number: string;
  /** ISO 8601. */
  readonly date: string;
  readonly currency: string;
  readonly note: string;
  readonly orderNumber: string;
  readonly seller: Party;
  readonly buyer: Party;
  readonly items: readonly Item[];
  readonly extras: readonly Extra[];
  readonly vat: Vat;
  readonly totals: Totals;
  readonly account: {readonly iban: string; readonly holder: string; readonly bic: string} | undefined;
  readonly terms: string;
  /** What a credit note is of. */
  readonly preceding: {readonly number: string; readonly date: string} | undefined;
}

/** What a paper lacks to be one. */
export type Lack = 'number' | 'seller' | 'buyer-country' | 'lines' | 'invoice';
