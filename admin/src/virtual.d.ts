/// <reference types="@emblem/schemas/virtual" />

/** Read when the console is built. */
interface ImportMetaEnv {
  readonly VITE_API_HOST?: string;
  readonly VITE_MANAGE_ORIGIN?: string;
}

/** Made by `build/icons.ts`. */
declare module 'virtual:emblem/icons' {
  import type {ComponentType} from 'react';
  import type {SvgIconProps} from '@mui/material';
  /** Every Material icon that a schema or the navigation names, by that name in snake_case. */
  export const icons: Readonly<Record<string, ComponentType<SvgIconProps>>>;
}
