/** The files of `types/`: what properties have in common, and groups of properties. */
import type {Text} from '../text';
import type {AddressKeyword} from './address';

/** Keywords of a property, some of which may be missing. */
export type WrittenProperty = Readonly<Record<string, unknown>>;

/** A file of `types/`: what properties that name it by `x-type` have in common. */
export interface FieldType {
  readonly $schema?: string;
  readonly $id: string;
  /** What the values are. */
  readonly description: string;
  /** With `x-type` where it builds on another type. */
  readonly body?: WrittenProperty;
  /** Of a group, in place of `body`: its columns by name, each with keywords of a property. */
  readonly parts?: Readonly<Record<string, WrittenProperty>>;
  /** The parts make up a postal address; their names stand for those of properties. */
  readonly postalAddress?: AddressKeyword;
  readonly period?: PeriodKeyword;
}

/** Two parts of a group that are the ends of a period: a record whose `to` lies before its `from` is refused. */
export interface PeriodKeyword {
  readonly from: string;
  readonly to: string;
  /** `{from}` and `{to}` stand for the labels of both. */
  readonly message: Text;
}

/** Stands among the properties of an entity file for several of them: parts of a type that has some. */
export interface GroupKeyword {
  readonly 'x-type': string;
  /** What the address is called, where it is not the prefix and the group's own label. */
  readonly 'x-label'?: Text;
  /** What the names and the labels of its properties begin with. */
  readonly 'x-prefix'?: {readonly name: string; readonly label: Text};
  /** What the address is for. */
  readonly 'x-use'?: 'shipping' | 'billing';
  /** The parts that there are, in their order, with an id each and whatever differs from the group. */
  readonly 'x-parts': Readonly<Record<string, WrittenProperty>>;
}
