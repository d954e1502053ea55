/** What is written in a picture. */

export interface Ocr {
  /**
   * Lines as they stand, empty where nothing is written; `image` is the file in base64. A `ProviderFailure` where it is
   * no picture that can be read.
   */
  read(image: string): Promise<string>;
}
