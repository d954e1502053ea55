/** A record that is made: what its form begins with, and making it, which is told. */
import {useMemo} from 'react';
import {useNotify} from 'react-admin';
import {ownerField, type Entity, type Field} from '@emblem/schemas';
import type {Session} from '../../access/session';
import {useSession} from '../../access/session-context';
import {useT} from '../../i18n/hooks';
import {MESSAGE} from '../../model/record';
import {asText, type Values} from '../../model/parse';
import type {EntityRecord} from '../../model/record';
import type {Making} from '../../request/proposals';
import {useFormSections} from '../fields/fields';
import {blankLines} from '../lines/form-lines';
import {blankValues} from '../fields/values';
import {useCreate} from './use-create';

/** Whoever reaches rows of their own alone makes one of their own, unless they say otherwise. */
function ownedBy({id, isAdmin, onAllRows}: Session, entity: Entity, fields: readonly Field[]): Values {
  const owner = ownerField(entity);
  const isLimited = !isAdmin && !onAllRows.has(`${entity.key}.create`);
  const isEntered = fields.some(({name}) => name === owner?.name);
  return owner && isLimited && isEntered ? {[owner.name]: id} : {};
}

interface NewRecord {
  readonly fields: readonly Field[];
  readonly blank: Values;
  readonly make: (values: Values, making?: Making) => Promise<EntityRecord>;
}

/** `resource` is a view's name or an entity's key. */
export function useNewRecord(entity: Entity, resource: string): NewRecord {
  const t = useT();
  const notify = useNotify();
  const create = useCreate(resource);
  const sections = useFormSections(entity, 'create');
  const fields = useMemo(() => sections.flatMap(section => section.fields), [sections]);
  const session = useSession();
  const blank = useMemo(
    () => ({...blankValues(fields), ...ownedBy(session, entity, fields), ...blankLines(entity)}),
    [session, entity, fields],
  );
  const make = async (values: Values, making?: Making) => {
    const created = await create(values, making);
    notify(asText(created[MESSAGE]) ?? t('form.created'), {type: 'success'});
    return created;
  };
  return {fields, blank, make};
}
