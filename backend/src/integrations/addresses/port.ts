/** Postal addresses as a service knows them: suggested while they are typed, in full, and checked. */

export interface Suggestion {
  readonly placeId: string;
  /** One line, as the service shows it. */
  readonly description: string;
}

/** Parts that the service does not know are null. */
export interface PostalAddress {
  readonly addressLine1: string | null;
  readonly addressLine2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipCode: string | null;
  /** ISO 3166, two letters. */
  readonly country: string | null;
}

export interface FoundAddress {
  readonly formattedAddress: string;
  readonly address: PostalAddress;
}

/** `confirmed`: as it was sent; `corrected`: with changes or additions; `unconfirmed`: in part or all unknown. */
export type AddressVerdict = 'confirmed' | 'corrected' | 'unconfirmed';

export interface CheckedAddress extends FoundAddress {
  readonly verdict: AddressVerdict;
}

/** Every method throws a `ProviderFailure` when the service does not answer or does not take what it is sent. */
export interface AddressService {
  /** `country` narrows the suggestions to one; `language` is that of the answer. */
  suggest(typed: string, language: string, country?: string): Promise<readonly Suggestion[]>;
  find(placeId: string, language: string): Promise<FoundAddress>;
  check(address: PostalAddress): Promise<CheckedAddress>;
}
