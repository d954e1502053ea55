/** A link to a form may name the property that it is followed for: that one has the focus. */
import {useEffect} from 'react';
import type {FieldValues, UseFormReturn} from 'react-hook-form';
import {useLocation} from 'react-router';
import type {Field} from '@emblem/schemas';
import {asText, asValues} from '../../model/parse';

interface AskedField {
  readonly asked: string;
}

/** What the link carries along. */
export function askingFor(name: string): () => AskedField {
  return () => ({asked: name});
}

export function useAskedField({setFocus}: UseFormReturn<FieldValues>, fields: readonly Field[]): void {
  const state: unknown = useLocation().state;
  const asked = asText(asValues(state).asked);
  const name = fields.find(field => field.name === asked)?.name;
  useEffect(() => {
    if (name !== undefined) setFocus(name, {shouldSelect: true});
  }, [name, setFocus]);
}
