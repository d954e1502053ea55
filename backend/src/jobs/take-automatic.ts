/** Takes the transitions that nobody has to take: those that a workflow calls automatic, where their guard holds. */
import type {Entity, Predicate, TransitionKeyword, WorkflowKeyword} from '@emblem/schemas';
import type {Context} from '../context';
import {Refusal} from '../errors';
import {list} from '../read';
import {transition} from '../write';

/** So many are found at a time; each is taken in a transaction of its own. */
const BATCH = 200;

/** Says which records refused, and why. */
async function takeEverywhere(
  context: Context,
  {key}: Entity,
  {field}: WorkflowKeyword,
  {action, from, guard}: TransitionKeyword,
): Promise<readonly string[]> {
  const refused: string[] = [];
  let last = 0;
  for (;;) {
    const where: Predicate = {all: [{in: [field, [...from]]}, {gt: ['id', last]}, ...(guard ? [guard] : [])]};
    const {records} = await list(context, key, {where, sort: [{field: 'id', descending: false}], limit: BATCH});
    for (const {id} of records) {
      last = id;
      try {
        await transition(context, key, id, action);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refused.push(`${key} ${id} ${action}: ${error.message}`);
      }
    }
    if (records.length < BATCH) return refused;
  }
}

/** Throws at the end where a record refused; the others are taken all the same. */
export async function takeAutomaticTransitions(context: Context): Promise<void> {
  const refused: string[] = [];
  for (const entity of context.model.entities.values())
    for (const workflow of entity.workflows)
      for (const each of workflow.transitions)
        if (each.automatic) refused.push(...(await takeEverywhere(context, entity, workflow, each)));
  if (refused.length > 0) throw new Error(`${refused.length} were refused. ${refused.slice(0, 5).join('; ')}`);
}
