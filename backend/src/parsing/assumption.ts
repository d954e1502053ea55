/** What a table does not say of itself is guessed, and then asked for before anything of it is written. */

export interface Assumption<T> {
  readonly is: T;
  /** Neither the table nor anybody said so. */
  readonly isGuess: boolean;
}
