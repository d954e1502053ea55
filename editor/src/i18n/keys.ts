/**
 * Names of the texts; the catalogues of all languages have the same ones. A text that counts something has its form for
 * one beside it, called `…_one`; i18next chooses by `count`.
 */
import type {en} from './en';

export type MessageKey = keyof typeof en;

export type MessageValues = Readonly<Record<string, string | number>>;

/** Looks a text up in the chosen language. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;
