/** Relation fields of a form. */
import {useMemo} from 'react';
import {useFormTarget} from '../../engine/form/target';
import {useT} from '../../i18n/hooks';
import type {InputProps} from '../types';
import {FieldFrame} from './FieldFrame';
import {idsOf, namesIn, targetOf} from './relation-of';
import {RelationPicker} from './RelationPicker';
import {useField} from './use-field';

export function RelationInput({multiple, ...props}: InputProps & {readonly multiple: boolean}) {
  const {field, disabled} = props;
  const state = useField(props);
  const t = useT();
  const {record} = useFormTarget();
  const known = useMemo(() => namesIn(record, field.name, t('field.hidden')), [record, field.name, t]);
  return (
    <FieldFrame {...state.frame}>
      <RelationPicker
        id={state.id} entity={targetOf(field)} multiple={multiple} ids={idsOf(state.value)} known={known} where={field.relation?.filter} disabled={disabled}
        error={state.error !== undefined} describedBy={state.describedBy} onBlur={state.blur} inputRef={state.ref}
        onChange={ids => state.change(multiple ? ids : (ids[0] ?? null))}
      />
    </FieldFrame>
  );
}
