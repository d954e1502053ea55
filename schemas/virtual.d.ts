/**
 * What `emblemSchemas()` of `@emblem/schemas/vite` provides; for `/// <reference types="@emblem/schemas/virtual" />`.
 */
declare module 'virtual:emblem/schemas' {
  import type {EntitySchema, Navigation, PaperHead} from '@emblem/schemas';
  import type {Metric, Report} from '@emblem/schemas/reports';

  export const schemas: readonly EntitySchema[];
  export const navigation: Navigation;
  export const papers: readonly PaperHead[];
  export const metrics: readonly Metric[];
  export const reports: readonly Report[];
}

declare module 'virtual:emblem/validators' {
  import type {ValidatorModule} from '@emblem/schemas';

  /** Entity key to a loader of its validators. */
  export const validators: Readonly<Record<string, (() => Promise<ValidatorModule>) | undefined>>;
}

declare module 'virtual:emblem/validators/*' {
  import type {RecordValidator} from '@emblem/schemas';

  export const create: RecordValidator;
  export const update: RecordValidator;
}
