/** Who is told of what happens to a record: what its schema says, and what follows from its owner and its approvals. */
import type {ApprovalKeyword, EntitySchema, NotifyKeyword, WorkflowKeyword} from '../vocabulary';
import type {Text} from '../text';
import {snakeCase} from '../text/snake-case';
import type {Field} from './field';
import {namesOfAsker} from './owner';

const TITLES = {
  yours: {zh: '{entity}交给您：{name}', en: '{entity} for you: {name}'},
  toApprove: {zh: '待您审批：{entity} {name}', en: 'To approve: {entity} {name}'},
  decided: {zh: '{entity} {name}：{state}', en: '{entity} {name}: {state}'},
} as const satisfies Readonly<Record<string, Text>>;

/** To whom records are handed by hand; what follows from another record is no news. */
function ownersOf(schema: EntitySchema, fields: readonly Field[]): readonly string[] {
  const names = namesOfAsker(schema['x-rights']?.scopes?.own);
  return fields
    .filter(
      ({name, relation, readOnly, computed}) =>
        relation?.to === 'user' && !readOnly && !computed && names.includes(name),
    )
    .map(({name}) => name);
}

function handedOver(schema: EntitySchema, fields: readonly Field[]): readonly NotifyKeyword[] {
  if (!schema['x-workflow']) return [];
  return ownersOf(schema, fields).map(name => ({
    id: `yours-${snakeCase(name).replaceAll('_', '-')}`,
    changed: [name],
    tell: [{user: name}],
    title: TITLES.yours,
  }));
}

/** Whoever takes the next step of an approval hears that it waits for them; whoever asked, what became of it. */
function approvals(
  {of, asker, steps}: ApprovalKeyword,
  {initial, transitions}: WorkflowKeyword,
): readonly NotifyKeyword[] {
  const decisions = steps.flatMap(({approve, refuse}) => [approve, refuse]);
  const asked = steps.map(({approve}, index): NotifyKeyword => {
    const waiting = transitions.filter(({action}) => action === approve).flatMap(({from}) => from);
    const leading = transitions.filter(
      ({action, to}) => waiting.includes(to) && (index > 0 || !decisions.includes(action)),
    );
    const actions = [...new Set(leading.map(({action}) => action))];
    return {
      id: `to-${approve}`,
      ...(waiting.includes(initial) && {created: true as const}),
      ...(actions.length > 0 && {steps: actions}),
      when: {in: [of, waiting]},
      tell: [{right: approve}],
      title: TITLES.toApprove,
    };
  });
  const refusals = steps.map(({refuse}) => refuse);
  const last = steps.at(-1);
  return [
    ...asked,
    {
      id: 'decided',
      steps: [...new Set([...refusals, ...(last ? [last.approve] : [])])],
      tell: [{user: asker}],
      title: TITLES.decided,
    },
  ];
}

/** An entry of the schema takes the place of one of the same id that follows by itself. */
export function notificationsOf(schema: EntitySchema, fields: readonly Field[]): readonly NotifyKeyword[] {
  const entered = schema['x-notify'] ?? [];
  const approval = schema['x-approval'];
  const workflow = schema['x-workflow']?.find(({field}) => field === approval?.of);
  const following = [...handedOver(schema, fields), ...(approval && workflow ? approvals(approval, workflow) : [])];
  return [...entered, ...following.filter(({id}) => !entered.some(each => each.id === id))];
}
