/** Texts in another language. */

export interface Translated {
  readonly text: string;
  /** The language of the text that was sent, as the service sees it; null where it does not say. */
  readonly from: string | null;
}

export interface Translation {
  /** `to` is a language tag such as en or zh-CN. A `ProviderFailure` where the service does not translate. */
  translate(text: string, to: string): Promise<Translated>;
}
