/** The part of s3rver that the tests use; it comes without types. */
declare module 's3rver' {
  interface Options {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly {readonly name: string; readonly configs: readonly string[]}[];
  }
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{readonly port: number}>;
    close(): Promise<void>;
  }
}
