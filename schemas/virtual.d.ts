/**
 * What `emblemSchemas()` of `@emblem/schemas/vite` provides; for `/// <reference types="@emblem/schemas/virtual" />`.
 */
declare module 'virtual:emblem/schemas' {
  import type {EntitySchema, Navigation, PaperHead} from '@emblem/schemas';

  export const schemas: readonly EntitySchema[];
  export const navigation: Navigation;
  export const papers: readonly PaperHead[];
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
