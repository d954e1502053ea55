/** A text in both languages of the staff interface. */
export interface Text {
  readonly zh: string;
  readonly en: string;
}
