/** What a page and its worker say to each other: an answer has the number of its request. */
export interface Numbered<Body> {
  readonly number: number;
  readonly body: Body;
}
