/** What `x-approval` makes of the steps of a workflow, and which records wait for whose decision. */
import type {Entity} from './model';
import type {Predicate, Scalar} from './predicate';
import type {ApprovalKeyword, ApprovalStep, TransitionKeyword} from './vocabulary';

/** Who asked or said yes, by the property that keeps it; null where nobody has. */
export type KeptPeople = Readonly<Record<string, number | null>>;

export function approvalStep({approval}: Entity, action: string): ApprovalStep | undefined {
  return approval?.steps.find(({approve}) => approve === action);
}

function transitionsOf({workflows}: Entity, {of}: ApprovalKeyword): readonly TransitionKeyword[] {
  return workflows.find(({field}) => field === of)?.transitions ?? [];
}

/** The states in which a record waits for a step. */
export function statesBefore(entity: Entity, approval: ApprovalKeyword, {approve}: ApprovalStep): readonly Scalar[] {
  return transitionsOf(entity, approval)
    .filter(({action}) => action === approve)
    .flatMap(({from}) => from);
}

/** Whether a transition asks for approval anew: it decides nothing, and leads to where the first step is waited for. */
function asks(entity: Entity, approval: ApprovalKeyword, {action, to}: TransitionKeyword): boolean {
  const [first] = approval.steps;
  if (!first || approval.steps.some(({approve, refuse}) => approve === action || refuse === action)) return false;
  return (
    statesBefore(entity, approval, first).includes(to) &&
    transitionsOf(entity, approval).some(each => each.action === action)
  );
}

/** What a transition keeps of whoever takes it. */
export function keptByTransition(entity: Entity, transition: TransitionKeyword, userId: number | null): KeptPeople {
  const {approval} = entity;
  if (!approval) return {};
  const step = approvalStep(entity, transition.action);
  if (step) return {[step.by]: userId};
  if (!asks(entity, approval, transition)) return {};
  return {...Object.fromEntries(approval.steps.map(({by}) => [by, null])), [approval.asker]: userId};
}

/** What an approval is asked for: what it is decided by, and what its workflow locks once it is given. */
function askedFor({workflows}: Entity, {of, shows}: ApprovalKeyword): ReadonlySet<string> {
  const locks = workflows.find(({field}) => field === of)?.locks ?? {};
  return new Set([...shows, ...Object.values(locks).flatMap(({fields}) => fields)]);
}

/** Whether a change of these properties is another question than the one that waits for its answer. */
export function isAskedAnew(
  entity: Entity,
  record: Readonly<Record<string, unknown>>,
  names: readonly string[],
): boolean {
  const {approval} = entity;
  if (!approval) return false;
  const isWaiting = approval.steps.some(step =>
    statesBefore(entity, approval, step).some(state => state === record[approval.of]),
  );
  const asked = askedFor(entity, approval);
  return isWaiting && names.some(name => asked.has(name));
}

/** The records that wait for a step and that the actor neither asked for nor approved in another one. */
export function waitingFor(entity: Entity, approval: ApprovalKeyword, step: ApprovalStep): Predicate {
  const people = [approval.asker, ...approval.steps.filter(each => each !== step).map(({by}) => by)];
  return {
    all: [
      {in: [approval.of, statesBefore(entity, approval, step)]},
      ...people.map((name): Predicate => ({ne: [name, {actor: 'id'}]})),
    ],
  };
}
