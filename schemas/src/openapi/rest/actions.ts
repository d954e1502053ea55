/** Actions on chosen records. */
import {typeName} from '../../generate/names';
import type {Entity} from '../../model';
import {askedBy} from '../../model/workflow';
import {fieldSchema, plainSchema} from '../../validation/plain';
import {json, type Paths, type Schema} from '../types';
import {DONE, IDS, operation} from './operation';

interface Action {
  readonly key: string;
  readonly summary: string;
  readonly body: Schema;
}

function chosenRecords(properties: Schema): Schema {
  return {type: 'object', properties: {ids: IDS, filter: {type: 'object'}, ...properties}};
}

/** How a step is taken by each record alone. */
const EACH: Schema = {
  each: {
    type: 'boolean',
    description:
      'Each record takes the step by itself, 500 at most: what one of them refuses keeps none of the others.',
  },
  versions: {
    type: 'object',
    description: 'With `each`: the versions that were seen, by the ids of their records.',
    additionalProperties: {type: 'integer'},
  },
};

function generalActions(entity: Entity): readonly Action[] {
  const all: readonly Action[] = [
    {
      key: 'update',
      summary: 'Changes all chosen records',
      body: {
        ...chosenRecords({values: {$ref: `#/components/schemas/${typeName(entity.key)}Update`}}),
        required: ['values'],
      },
    },
    {key: 'delete', summary: 'Deletes all chosen records', body: chosenRecords({})},
    {
      key: 'restore',
      summary: 'Restores deleted records',
      body: {type: 'object', required: ['ids'], properties: {ids: IDS}},
    },
    {
      key: 'sort',
      summary: 'Gives records a new order',
      body: {type: 'object', required: ['ids'], properties: {ids: IDS, base: IDS}},
    },
    {
      key: 'toggle',
      summary: 'Switches records on or off',
      body: {type: 'object', required: ['on'], properties: {ids: IDS, filter: {type: 'object'}, on: {type: 'boolean'}}},
    },
    {
      key: 'link',
      summary: 'Makes a link to one record for a customer; its secret is told this once',
      body: {
        type: 'object',
        required: ['ids'],
        properties: {ids: IDS, days: {type: 'integer', minimum: 1, maximum: 365}},
      },
    },
  ];
  return all.filter(({key}) => entity.rightActions.includes(key));
}

/** What any of the steps of this name asks for; whoever may update the record sends other changes along. */
function stepValues(entity: Entity, action: string): Schema {
  const steps = entity.workflows.flatMap(({transitions}) => transitions.filter(step => step.action === action));
  const asked = [...new Set(steps.flatMap(askedBy))].flatMap(name => entity.field[name] ?? []);
  if (asked.length === 0) return {type: 'object'};
  return {type: 'object', properties: Object.fromEntries(asked.map(field => [field.name, fieldSchema(field)]))};
}

function namedActions(entity: Entity): readonly Action[] {
  const transitions = new Map(
    entity.workflows.flatMap(({transitions: steps}) => steps.map(step => [step.action, step] as const)),
  );
  return [
    ...[...transitions.values()].map(({action, label}) => ({
      key: action,
      summary: `${label.en} · ${label.zh}`,
      body: chosenRecords({values: stepValues(entity, action), ...EACH}),
    })),
    ...entity.actions.map(({key, label, input}) => ({
      key,
      summary: `${label.en} · ${label.zh}`,
      body: chosenRecords({values: input ? plainSchema(input, true) : {type: 'object'}}),
    })),
  ];
}

export function actionPaths(entity: Entity, base: string): Paths {
  const actions = [...(entity.writable ? generalActions(entity) : []), ...namedActions(entity)];
  return Object.fromEntries(
    actions.map(({key, summary, body}) => [
      `${base}/actions/${key}`,
      {
        post: operation(entity, {
          name: `${key.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())}All`,
          summary,
          right: key,
          body: json(body),
          success: {description: 'How many records it was done to.', content: DONE},
          refusals: ['BadRequest', 'NotFound', 'Conflict', 'Invalid'],
        }),
      },
    ]),
  );
}
