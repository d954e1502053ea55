/** Names of the texts; the catalogues of all languages have the same ones. */
import type {en} from './en';

export type MessageKey = keyof typeof en;

export type MessageValues = Readonly<Record<string, string | number>>;

/** Looks a text up in the chosen language. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;
