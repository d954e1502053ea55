/** A design made in the editor: shown by its size, opened and changed in the editor only. */
import {useT} from '../../i18n/hooks';
import {isValues} from '../../model/parse';
import {Empty, isEmpty} from '../shared/Empty';
import {FieldFrame} from '../shared/FieldFrame';
import {useField} from '../shared/use-field';
import type {Control, DisplayProps, InputProps} from '../types';

const LISTS: readonly string[] = ['objects', 'elements', 'sides', 'pages'];

/** How many parts the design has, where its outermost list tells. */
function countOf(value: unknown): number | undefined {
  if (!isValues(value)) return undefined;
  const list = LISTS.map(key => value[key]).find(Array.isArray);
  return list?.length;
}

function Display({value}: DisplayProps) {
  const t = useT();
  if (isEmpty(value)) return <Empty />;
  const count = countOf(value);
  return <>{count === undefined ? t('design.present') : t('design.parts', {count})}</>;
}

function Input(props: InputProps) {
  const t = useT();
  const state = useField(props);
  return (
    <FieldFrame {...state.frame} group help={t('design.help')}>
      <Display field={props.field} value={state.value} record={{}} />
    </FieldFrame>
  );
}

export const design: Control = {Input, Display, wide: 'form', width: 110};
