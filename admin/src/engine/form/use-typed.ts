/** Puts back what was typed into a form before the page was loaded anew, and keeps what is typed for the next time. */
import {useEffect, useState} from 'react';
import type {FieldValues, UseFormReturn} from 'react-hook-form';
import {useLocation} from 'react-router';
import type {Field} from '@emblem/schemas';
import {onKeep, takeTyped} from './typed';

/** What can be entered: a property, or lines. */
export type Typed = Pick<Field, 'name'> & Partial<Pick<Field, 'writeOnly'>>;

/** `fields` are those that can be entered; what is never shown again, such as a password, is not kept. */
export function useTyped(form: UseFormReturn<FieldValues>, fields: readonly Typed[]): void {
  const {pathname} = useLocation();
  const {
    setValue,
    getValues,
    formState: {dirtyFields},
  } = form;
  const [typed] = useState(() => takeTyped(pathname));
  useEffect(() => {
    for (const [name, value] of Object.entries(typed ?? {})) setValue(name, value, {shouldDirty: true});
  }, [typed, setValue]);
  useEffect(
    () =>
      onKeep(() => {
        const names = fields
          .filter(({name, writeOnly}) => !writeOnly && dirtyFields[name] !== undefined)
          .map(({name}) => name);
        return names.length === 0
          ? undefined
          : {form: pathname, values: Object.fromEntries(names.map(name => [name, getValues(name)]))};
      }),
    [fields, dirtyFields, pathname, getValues],
  );
}
