/** A path with a fixed beginning; choosing the record that it is named after fills in the rest. */
import {useEffect, useMemo, useRef} from 'react';
import {useWatch} from 'react-hook-form';
import type {Field} from '@emblem/schemas';
import {useFormTarget} from '../../model/form-target';
import {useLatest} from '../../widgets/use-latest';
import {containsFilter} from '../shared/contains-filter';
import {idsOf, targetOf} from '../shared/relation-of';
import {TextLine} from '../shared/TextLine';
import {useField} from '../shared/use-field';
import {useNames} from '../shared/use-choices';
import {text} from '../text';
import type {Control, InputProps} from '../types';
import {pathOf, restOf} from './path-of';

const NOTHING_KNOWN: ReadonlyMap<number, string> = new Map();

/** Follows the chosen record; what the form began with stays. */
function useFollowing(props: InputProps, base: string, source: Field) {
  const {change} = useField(props);
  const chosen: unknown = useWatch({name: source.name});
  const [id] = useMemo(() => idsOf(chosen), [chosen]);
  const names = useNames(targetOf(source), id === undefined ? [] : [id], NOTHING_KNOWN);
  const name = id === undefined ? undefined : names.get(id);
  const followed = useRef(id);
  const follow = useLatest(change);
  useEffect(() => {
    if (id === followed.current || (id !== undefined && name === undefined)) return;
    followed.current = id;
    if (name !== undefined) follow(`${base}${pathOf(name)}`);
  }, [id, name, base, follow]);
}

function Following({source, base, ...props}: InputProps & {readonly source: Field; readonly base: string}) {
  useFollowing(props, base, source);
  return (
    <TextLine
      {...props}
      start={<code>{base}</code>}
      format={value => restOf(value, base)}
      parse={entered => `${base}${entered}`}
    />
  );
}

function Input(props: InputProps) {
  const {entity} = useFormTarget();
  const path = props.field.schema['x-path'];
  const source = path && entity.field[path.from];
  return path && source?.relation ? <Following {...props} base={path.base} source={source} /> : <TextLine {...props} />;
}

export const path: Control = {Input, Display: text.Display, filter: containsFilter, width: 180};
