/** What a kind of field brings: how it is entered, shown and filtered by. */
import type {ComponentType} from 'react';
import type {Field} from '@emblem/schemas';
import type {Values} from '../model/parse';

export interface InputProps {
  readonly field: Field;
  /** Path of the value in the form, e.g. `quoteTechesList.0.quoteName`. */
  readonly name: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Inside a table: the label is for screen readers only. */
  readonly bare?: boolean;
  /** What a browser may fill in here, as HTML names it; nothing unless told. */
  readonly autoComplete?: string;
}

export interface DisplayProps {
  readonly field: Field;
  readonly value: unknown;
  /** The record the value belongs to; carries the labels of relations and the currency of money. */
  readonly record: Values;
  /** In a table cell: one line, small. */
  readonly dense?: boolean;
}

export interface FilterProps {
  readonly field: Field;
  /** The whole filter of the list. */
  readonly values: Values;
  /** Sets some of this field's keys; undefined removes a key. */
  readonly change: (part: Values) => void;
}

export interface FilterControl {
  /** The keys of the filter that belong to the field of this name. */
  readonly keys: (name: string) => readonly string[];
  readonly Editor: ComponentType<FilterProps>;
  /** What the chip says about the chosen values. */
  readonly Summary: ComponentType<Omit<FilterProps, 'change'>>;
}

export interface Control {
  readonly Input: ComponentType<InputProps>;
  readonly Display: ComponentType<DisplayProps>;
  readonly filter?: FilterControl;
  /** Numbers stand right-aligned. */
  readonly align?: 'right';
  /** Takes the whole width: of a form, or of a record that is read as well. */
  readonly wide?: 'form' | 'always';
  /** Width of a column in pixels unless the user drags it. */
  readonly width?: number;
}
