/** The usual next step leads on, is one alone, and is said for each state that people can leave. */
import {goodFiles} from '../check.fixture';
import {checkSchemas} from '../index';
import {isUsualFrom} from '../../model/workflow';
import {isWritten} from '../../types/field-types';
import {loadModel} from '../../node';

const BADGE = 'entities/design/badge.json';
const TEXT = {zh: '文', en: 'Text'};

type Step = readonly [action: string, from: readonly string[], to: string, more?: Readonly<Record<string, unknown>>];

const USUAL = {usual: true};

/** What the build says of these steps of the badge, which is drawn, checked and sold, or lost. */
function problemsOf(...steps: readonly Step[]): readonly string[] {
  const files = goodFiles();
  const badge = files.entities.find(({file}) => file === BADGE)?.content;
  if (!isWritten(badge) || !isWritten(badge.properties) || !isWritten(badge.properties.status))
    throw new Error('There is no badge.');
  const values = ['draft', 'checked', 'sold', 'lost'];
  const options = values.map(value => ({value, label: TEXT, ...(value === 'lost' ? {colour: 'error'} : {})}));
  const workflow = {
    field: 'status',
    initial: 'draft',
    states: values.map(value => ({value})),
    transitions: steps.map(([action, from, to, more]) => ({action, label: TEXT, from, to, ...more})),
  };
  const content = {
    ...badge,
    properties: {...badge.properties, status: {...badge.properties.status, 'x-enum': options}},
    'x-workflow': [workflow],
  };
  const entities = files.entities.map(each => (each.file === BADGE ? {...each, content} : each));
  return checkSchemas({...files, entities})
    .filter(({pointer}) => pointer.includes('/usual'))
    .map(({pointer, message, fix}) => `${pointer.replace('/x-workflow/0/transitions/', '')} ${message} ${fix}`);
}

const CHECK: Step = ['check', ['draft'], 'checked', USUAL];
const SELL: Step = ['sell', ['checked'], 'sold', USUAL];
const LOSE: Step = ['lose', ['draft', 'checked'], 'lost'];

test('steps that lead on are usual, of all states or of some', () => {
  expect(problemsOf(CHECK, SELL, LOSE)).toEqual([]);
  expect(problemsOf(CHECK, ['sell', ['draft', 'checked'], 'sold', {usual: ['checked']}], LOSE)).toEqual([]);
  // What was lost is taken up again: nothing else leads on from there.
  expect(problemsOf(CHECK, SELL, LOSE, ['retry', ['lost'], 'draft', USUAL])).toEqual([]);
});

test.each<[string, readonly Step[], string]>([
  [
    'two from one state',
    [CHECK, ['sell', ['draft', 'checked'], 'sold', USUAL], LOSE],
    '1/usual Two steps are usual from "draft". Call one of them usual there.',
  ],
  [
    'a step back',
    [CHECK, ['return', ['checked'], 'draft', USUAL], ['sell', ['checked'], 'sold'], LOSE],
    '1/usual Usual steps lead from "checked" back to it. Call only those usual that lead on, not back.',
  ],
  [
    'a way out, while another step goes on',
    [['check', ['draft'], 'checked'], SELL, ['lose', ['draft', 'checked'], 'lost', {usual: ['draft']}]],
    '2/usual From "draft" the way ends in "lost", while "check" leads on. Call the step usual that leads on.',
  ],
  [
    'a failure, while another step comes to a good end',
    [CHECK, ['sell', ['checked'], 'sold'], ['lose', ['draft', 'checked'], 'lost', {usual: ['checked']}]],
    '2/usual From "checked" the way ends in "lost", while "sell" leads on. Call the step usual that leads on.',
  ],
  [
    'a state that the step does not leave',
    [CHECK, SELL, ['lose', ['draft', 'checked'], 'lost', {usual: ['sold']}]],
    '2/usual/0 The step does not lead from "sold". Name states of its "from".',
  ],
  [
    'all states by their names',
    [CHECK, ['sell', ['checked'], 'sold', {usual: ['checked']}], LOSE],
    '1/usual It is usual from all states that it leads from. Write "usual": true.',
  ],
  [
    'what the system takes',
    [
      CHECK,
      ['sell', ['checked'], 'sold', {...USUAL, automatic: true, guard: {gt: ['price', 0]}, guardMessage: TEXT}],
      LOSE,
    ],
    '1/usual The system takes this step by itself. Call a step usual that people take.',
  ],
])('the build refuses %s', (_name, steps, problem) => {
  expect(problemsOf(...steps)).toContain(problem);
});

/** States that people can leave and that have no usual step, with the reason. */
const WITHOUT: Readonly<Record<string, readonly string[]>> = {
  'It lasts: it is ended when somebody wants that.': [
    'commission-rule.status In force',
    'kpi-rule.status In force',
    'commodity.shelfState On sale',
    'template.state Published',
    'affiliate.status Active',
    'article.status Published',
    'coupon-specification.state Active',
    'promoter.progress Active',
    'promotion-site.status Approved',
    'agent.status Active',
    'agent-clause.status In force',
    'partner-page.status Published',
    'certificate.status Valid',
    'staff-profile.status Regular',
    'questionnaire.status Open',
  ],
  'The customer answers.': [
    'drawing.confirmation Waiting',
    'drawing-task.status With the customer',
    'quotation.status Sent',
    'mail-thread.state Waits for the customer',
  ],
  'An answer comes next, which is no step.': ['mail-thread.state Open'],
  'It may have gone out: to send it twice is an exception.': ['mail-message.sendState Outcome unknown'],
  'It is done, and only undone from there.': [
    'drawing.confirmation Confirmed',
    'drawing-task.status Confirmed',
    'accounting-period.status Closed',
    'mail-thread.state Closed',
    'coupon.state Used',
    'point-voucher.status Posted',
    'referral.status Counted',
    'marketing-task.status Accepted',
    'production-order.status Finished',
    'purchase-receipt.status Posted',
    'factory-problem.problemStatus Solved',
    'internal-problem.problemStatus Solved',
    'link-order.paymentStatus Received Payment',
    'order.paymentStatus Received Payment',
    'payment.status Confirmed',
    'shipment.status Delivered',
    'bug.status Closed',
    'requirement.status Done',
    'target.status Reached',
    'task.status Done',
  ],
  'It ended early, and is taken up again by way of exception.': [
    'drawing.confirmation Not passed',
    'drawing-task.status Cancelled',
    'article.status Archived',
    'promoter.progress Stopped',
    'promotion-site.status Refused',
    'promotion-site.status Closed',
    'agent.status Rejected',
    'marketing-task.status Dropped',
    'resume.status Turned down',
    'resume.status Withdrawn',
    'staff-profile.status Left',
    'inquiry.status Cancelled',
    'questionnaire.status Closed',
    'refund-order.approvalStatus Manager rejected',
    'refund-order.approvalStatus Admin rejected',
    'bug.status Not a bug',
    'requirement.status Declined',
    'target.status Missed',
    'task.status Cancelled',
  ],
};

test('each state that people can leave has its usual step, or a reason to have none', () => {
  const without = [...loadModel().entities.values()].flatMap(({key, field, workflows}) =>
    workflows.flatMap(workflow =>
      workflow.states
        .filter(({value}) => {
          const steps = workflow.transitions.filter(({automatic, from}) => !automatic && from.includes(value));
          return steps.length > 0 && !steps.some(step => isUsualFrom(step, value));
        })
        .map(({value}) => {
          const label = field[workflow.field]?.options?.find(option => option.value === value)?.label.en;
          return `${key}.${workflow.field} ${label}`;
        }),
    ),
  );
  expect(without.toSorted()).toEqual(Object.values(WITHOUT).flat().toSorted());
});
