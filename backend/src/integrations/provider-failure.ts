/** Another service did not do what was asked of it. */

export class ProviderFailure extends Error {
  /**
   * `unreachable`: no answer, or none that can be read; `refused`: it answered that it does not know the person or the
   * code, or does not take what it was sent.
   */
  constructor(
    readonly kind: 'unreachable' | 'refused',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ProviderFailure';
  }
}
