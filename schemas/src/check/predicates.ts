/** Every predicate in an entity file type-checks. */
import {checkPredicate, type PredicateCheckOptions} from '../predicate/check';
import type {Predicate} from '../vocabulary/predicate';
import type {EntitySchema} from '../vocabulary';
import {finding, type EntityRule} from './types';

export interface Place {
  readonly pointer: string;
  readonly predicate: Predicate | true | undefined;
  /** The entity it speaks about where that is not the file's own. */
  readonly about?: string;
  /** Asked where related records are not at hand. */
  readonly ownFieldsOnly?: boolean;
  /** Asked in the form, too, while a record is being entered. */
  readonly isInForm?: true;
}

function rightsOf(schema: EntitySchema): readonly Place[] {
  const {scopes = {}, member = {}, visitor = {}} = schema['x-rights'] ?? {};
  return Object.entries({scopes, member, visitor}).flatMap(([group, rows]) =>
    Object.entries(rows).map(([key, predicate]) => ({pointer: `/x-rights/${group}/${key}`, predicate})),
  );
}

function propertiesOf(schema: EntitySchema): readonly Place[] {
  return Object.entries(schema.properties).flatMap(([name, property]) => [
    ...Object.entries(property['x-when'] ?? {}).map(([key, predicate]) => ({
      pointer: `/properties/${name}/x-when/${key}`,
      predicate,
      ownFieldsOnly: true,
      isInForm: true as const,
    })),
    {
      pointer: `/properties/${name}/x-relation/filter`,
      predicate: property['x-relation']?.filter,
      about: property['x-relation']?.to,
    },
  ]);
}

function workflowsOf(schema: EntitySchema): readonly Place[] {
  return (schema['x-workflow'] ?? []).flatMap((workflow, index) =>
    workflow.transitions.map(({guard}, at) => ({
      pointer: `/x-workflow/${index}/transitions/${at}/guard`,
      predicate: guard,
      ownFieldsOnly: true,
    })),
  );
}

/** Where predicates stand in an entity file. */
export function placesOf(schema: EntitySchema): readonly Place[] {
  return [
    ...rightsOf(schema),
    ...propertiesOf(schema),
    ...workflowsOf(schema),
    ...Object.entries(schema['x-views'] ?? {}).flatMap(([name, {where, switches = []}]) => [
      {pointer: `/x-views/${name}/where`, predicate: where},
      ...switches.map((each, index) => ({pointer: `/x-views/${name}/switches/${index}/where`, predicate: each.where})),
    ]),
    ...(schema['x-notify'] ?? []).map(({when}, index) => ({
      pointer: `/x-notify/${index}/when`,
      predicate: when,
      ownFieldsOnly: true,
    })),
    {pointer: '/x-due/while', predicate: schema['x-due']?.while, ownFieldsOnly: true},
    ...(schema['x-form'] ?? []).map(({when}, index) => ({
      pointer: `/x-form/${index}/when`,
      predicate: when,
      ownFieldsOnly: true,
      isInForm: true as const,
    })),
    ...(schema['x-checks'] ?? []).map(({rule}, index) => ({
      pointer: `/x-checks/${index}/rule`,
      predicate: rule,
      ownFieldsOnly: true,
      isInForm: true as const,
    })),
    ...(schema['x-actions'] ?? []).map(({when}, index) => ({
      pointer: `/x-actions/${index}/when`,
      predicate: when,
      ownFieldsOnly: true,
    })),
  ];
}

const FIX = 'See src/vocabulary/predicate.ts for the grammar.';

export const predicates: EntityRule = ({schema}, {model}) =>
  placesOf(schema).flatMap(({pointer, predicate, about, ownFieldsOnly}) => {
    const entity = model.entities.get(about ?? schema.$id);
    if (predicate === undefined || predicate === true || !entity) return [];
    const options: PredicateCheckOptions = {enums: true, ownFieldsOnly};
    return checkPredicate(entity, model, predicate, options).map(problem =>
      finding(`${pointer}${problem.pointer}`, `${problem.message.en}.`, FIX),
    );
  });
