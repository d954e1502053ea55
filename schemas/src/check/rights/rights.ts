/** Rights are given for actions that exist, and scopes that are given mean something. */
import {finding, type EntityRule} from '../types';

/** What names another record can: a key as text, an id as a number. */
export const about: EntityRule = ({entity}) => {
  const {entity: key, record, property, paper} = entity.about ?? {};
  const holders = [
    ['entity', key, 'string'],
    ['record', record, 'bigint'],
    ['property', property, 'string'],
    ['paper', paper, 'string'],
  ] as const;
  return holders.flatMap(([part, name, kind]) => {
    const field = name === undefined ? undefined : entity.field[name];
    if (!field || (field.kind === kind && !field.relation)) return [];
    const mend = kind === 'string' ? 'Name a text.' : 'Name an "integer" with "format": "int64" that is no relation.';
    return [finding(`/x-about/${part}`, `"${field.name}" cannot say of which ${part} a record is about.`, mend)];
  });
};

export const rights: EntityRule = ({entity}) => {
  const {scopes = {}, staff = {}, member = {}, visitor = {}} = entity.rights;
  const known = new Set(entity.rightActions);
  const unknown = Object.entries({staff, member, visitor}).flatMap(([group, actions]) =>
    Object.keys(actions)
      .filter(action => !known.has(action))
      .map(action =>
        finding(
          `/x-rights/${group}/${action}`,
          `"${action}" is no action of this entity.`,
          `Use one of ${[...known].join(', ')}.`,
        ),
      ),
  );
  const empty = Object.entries(staff)
    .filter(([, scope]) => scope !== 'all' && scopes[scope] === undefined)
    .map(([action, scope]) =>
      finding(
        `/x-rights/staff/${action}`,
        `The scope "${scope}" has no rows here.`,
        `Say in x-rights.scopes.${scope} which rows it reaches.`,
      ),
    );
  const keys = [
    ...entity.workflows.flatMap(({transitions}) => transitions.map(({action}) => action)),
    ...entity.actions.map(({key}) => key),
  ];
  const clashes = entity.actions.flatMap(({key}, index) =>
    keys.filter(other => other === key).length > 1
      ? [finding(`/x-actions/${index}/key`, `"${key}" is the key of another action or transition.`, 'Choose another.')]
      : [],
  );
  return [...unknown, ...empty, ...clashes];
};
