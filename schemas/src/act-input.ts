/** What acts take, whichever way they are reached. */
import type {ActionKeyword, JsonSchema} from './vocabulary';

const ID: JsonSchema = {type: 'integer', minimum: 1};
/** As many records as one request may be about. */
const MAX_RECORDS = 10_000;
const ofActions = new WeakMap<ActionKeyword, JsonSchema>();
const ofLists = new WeakMap<JsonSchema, JsonSchema>();

/** For `/rest/{entity}/actions/{action}` of an `x-actions` entry: the records, and what its form asks for. */
export function actionInput(action: ActionKeyword): JsonSchema {
  const schema: JsonSchema = ofActions.get(action) ?? {
    type: 'object',
    additionalProperties: false,
    properties: {...action.input?.properties, id: ID, ids: {type: 'array', maxItems: MAX_RECORDS, items: ID}},
    required: action.input?.required ?? [],
  };
  ofActions.set(action, schema);
  return schema;
}

/** A body that is itself a list comes to its act under `list`; clients also send it under a name. */
export function namedInput(input: JsonSchema): JsonSchema {
  if (input.type !== 'array') return input;
  const schema: JsonSchema = ofLists.get(input) ?? {
    type: 'object',
    properties: {list: input, ids: input, idList: input},
  };
  ofLists.set(input, schema);
  return schema;
}
