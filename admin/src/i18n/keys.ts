/** Keys of the catalogue as a type, so that a text that does not exist is a compile error. */
import type {en} from './en';

type Base<Key extends string> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key;

type Leaves<Node, Path extends string> = Node extends string
  ? Base<Path>
  : {[Key in keyof Node & string]: Leaves<Node[Key], Path extends '' ? Key : `${Path}.${Key}`>}[keyof Node & string];

export type MessageKey = Leaves<typeof en, ''>;
export type MessageValues = Readonly<Record<string, string | number>>;

/** The same texts in another language. */
export type Texts<Node> = {readonly [Key in keyof Node]: Node[Key] extends string ? string : Texts<Node[Key]>};

/** What every language must hold. */
export type Catalogue = Texts<typeof en>;
