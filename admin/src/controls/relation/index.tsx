/** Another record, chosen by its name. */
import {useT} from '../../i18n/hooks';
import {Empty, isEmpty} from '../shared/Empty';
import {RecordLink} from '../shared/RecordLink';
import {RelationInput} from '../shared/RelationInput';
import {relationFilter} from '../shared/relation-filter';
import {idsOf, namesIn, targetOf} from '../shared/relation-of';
import type {Control, DisplayProps, InputProps} from '../types';

function Input(props: InputProps) {
  return <RelationInput {...props} multiple={false} />;
}

function Display({field, value, record}: DisplayProps) {
  const t = useT();
  const [id] = idsOf(value);
  if (isEmpty(value) || id === undefined) return <Empty />;
  return (
    <RecordLink
      entity={targetOf(field)}
      id={id}
      label={namesIn(record, field.name, t('field.hidden')).get(id) ?? `#${id}`}
    />
  );
}

export const relation: Control = {Input, Display, filter: relationFilter, width: 130};
