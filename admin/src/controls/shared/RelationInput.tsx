/** Relation fields of a form. */
import {useMemo} from 'react';
import {useNotify} from 'react-admin';
import type {Field, Predicate} from '@emblem/schemas';
import {useEntered, useFormTarget} from '../../model/form-target';
import {useLocale, useT} from '../../i18n/hooks';
import type {InputProps} from '../types';
import {FieldFrame} from './FieldFrame';
import {idsOf, matchedNames, namesIn, offeredBy, targetOf} from './relation-of';
import {RelationPicker} from './RelationPicker';
import {useCleared} from './use-cleared';
import {useField} from './use-field';

function useOffered(field: Field): Predicate | undefined {
  const names = matchedNames(field);
  const values = useEntered(names);
  return offeredBy(field, name => values[names.indexOf(name)]);
}

/** Where the schema has words for it, by the first of the values that the records must match (DA-508, DA-509). */
function useFetchFailure({relation, messages}: Field): (() => void) | undefined {
  const locale = useLocale();
  const notify = useNotify();
  const [matched = 'none'] = Object.values(relation?.matching ?? {});
  const [value] = useEntered([matched]);
  const text = messages[`fetchFailed_${String(value)}`];
  return text && (() => notify(text[locale], {type: 'error'}));
}

export function RelationInput({multiple, ...props}: InputProps & {readonly multiple: boolean}) {
  const {field, disabled} = props;
  const state = useField(props);
  const t = useT();
  const offered = useOffered(field);
  const {record} = useFormTarget();
  useCleared(field, () => state.change(multiple ? [] : null));
  const tellFailure = useFetchFailure(field);
  const known = useMemo(() => namesIn(record, field.name, t('field.hidden')), [record, field.name, t]);
  return (
    <FieldFrame {...state.frame}>
      <RelationPicker
        creates
        id={state.id}
        entity={targetOf(field)}
        multiple={multiple}
        ids={idsOf(state.value)}
        known={known}
        where={offered}
        disabled={disabled}
        error={state.error !== undefined}
        describedBy={state.describedBy}
        onBlur={state.blur}
        inputRef={state.ref}
        onFetchFailed={tellFailure}
        onChange={ids => state.change(multiple ? ids : (ids[0] ?? null))}
      />
    </FieldFrame>
  );
}
