/** One side of a change; names of related records are looked up, since history keeps ids. */
import {useMemo} from 'react';
import type {Field} from '@emblem/schemas';
import {Line} from '../../controls/shared/Line';
import {idsOf, targetOf} from '../../controls/shared/relation-of';
import {useNames} from '../../controls/shared/use-choices';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {isBlank} from '../../model/equal';
import {Empty} from '../../controls/shared/Empty';

const NOTHING_KNOWN: ReadonlyMap<number, string> = new Map();

function RelationValue({field, value}: {readonly field: Field; readonly value: unknown}) {
  const ids = useMemo(() => idsOf(value), [value]);
  const names = useNames(targetOf(field), ids, NOTHING_KNOWN);
  return <Line text={ids.map(id => names.get(id) ?? `#${id}`).join(', ')} />;
}

export function ChangedValue({field, value}: {readonly field: Field; readonly value: unknown}) {
  if (isBlank(value)) return <Empty />;
  if (field.relation) return <RelationValue field={field} value={value} />;
  const dense = field.control === 'image';
  return <FieldDisplay field={field} value={value} record={{}} dense={dense} />;
}
