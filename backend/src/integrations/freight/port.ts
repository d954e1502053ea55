/** What a parcel costs to send. */
import type {Decimal} from 'decimal.js';

export interface Parcel {
  /** Five digits, in the United States and their military post. */
  readonly zipCode: string;
  /** Kilograms. */
  readonly weight: number;
  /** Centimetres. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

export interface Freight {
  /** US dollars. A `ProviderFailure` where the service names no price. */
  priceOf(parcel: Parcel): Promise<Decimal>;
}
