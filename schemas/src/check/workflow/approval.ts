/** Approvals are transitions there are, one after another, and are kept where nobody writes. */
import type {Model} from '../../model';
import type {ApprovalKeyword, TransitionKeyword} from '../../vocabulary';
import {finding, type EntityFile, type EntityRule, type Finding} from '../types';

function checkKept({entity}: EntityFile, {asker, steps}: ApprovalKeyword): readonly Finding[] {
  const kept = [['/x-approval/asker', asker], ...steps.map(({by}, index) => [`/x-approval/steps/${index}/by`, by])];
  return kept.flatMap(([at = '', name = ''], index) => {
    const field = entity.field[name];
    if (field?.relation?.to !== 'user' || !field.readOnly)
      return [finding(at, `"${name}" is no user whom nobody writes.`, 'Name a readOnly relation to users.')];
    return kept.findIndex(([, each]) => each === name) < index
      ? [finding(at, `"${name}" keeps somebody else already.`, 'Give each person a property.')]
      : [];
  });
}

function checkSteps(transitions: readonly TransitionKeyword[], {steps}: ApprovalKeyword): readonly Finding[] {
  const of = (action: string | undefined) => transitions.filter(each => each.action === action);
  return steps.flatMap(({approve, refuse}, index) => {
    const at = `/x-approval/steps/${index}`;
    const unknown = [
      ['approve', approve],
      ['refuse', refuse],
    ].flatMap(([name = '', action = '']) =>
      of(action).length > 0
        ? []
        : [finding(`${at}/${name}`, `"${action}" is no step of the workflow.`, 'Name the action of a transition.')],
    );
    const before = of(steps[index - 1]?.approve);
    const follows = of(approve).every(({from}) => before.some(({to}) => from.includes(to)));
    return index === 0 || unknown.length > 0 || follows
      ? unknown
      : [finding(`${at}/approve`, `"${approve}" does not follow the approval before it.`, 'Let it start from there.')];
  });
}

function checkAbout({entity}: EntityFile, {about}: ApprovalKeyword, model: Model): readonly Finding[] {
  if (!about) return [];
  const field = entity.field[about.of];
  const target = field?.kind === 'references' ? undefined : model.entities.get(field?.relation?.to ?? '');
  if (!target)
    return [finding('/x-approval/about/of', `"${about.of}" leads to no record.`, 'Name a relation to one record.')];
  return about.shows.flatMap((name, index) => {
    const shown = target.field[name];
    return shown && shown.sensitivity !== 'secret' && !shown.writeOnly
      ? []
      : [
          finding(
            `/x-approval/about/shows/${index}`,
            `${target.key} has no "${name}" that can be shown.`,
            'Correct the name.',
          ),
        ];
  });
}

export const approval: EntityRule = (file, {model}) => {
  const keyword = file.schema['x-approval'];
  if (!keyword) return [];
  const workflow = file.entity.workflows.find(({field}) => field === keyword.of);
  if (!workflow)
    return [
      finding('/x-approval/of', `"${keyword.of}" is the state of no workflow.`, 'Name the field of one of x-workflow.'),
    ];
  return [
    ...checkKept(file, keyword),
    ...checkSteps(workflow.transitions, keyword),
    ...checkAbout(file, keyword, model),
  ];
};
