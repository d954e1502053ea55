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

export interface Price {
  readonly amount: Decimal;
  readonly currency: string;
  /** What the provider calls this way of sending. */
  readonly service: string;
}

export interface Freight {
  /** A `ProviderFailure` where the service names no price. */
  priceOf(parcel: Parcel): Promise<Price>;
}
