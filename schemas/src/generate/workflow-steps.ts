/** The steps of a workflow as a table: who takes them, when they can be taken, what they ask and bring about. */
import {approvalStep} from '../approval';
import {expressionInWords} from '../expression/words';
import type {Entity, Model} from '../model';
import {snakeCase} from '../text/snake-case';
import {labelName} from '../permissions';
import type {Predicate} from '../vocabulary/predicate';
import {predicateInWords} from '../predicate/words';
import type {Json, SetKeyword, TransitionKeyword, WorkflowKeyword} from '../vocabulary';

const COLUMNS = ['Step', 'From', 'To', 'Who', 'Only if', 'Asks, needs', 'Sets', 'Effects'];

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** `bookBalance` to `book balance`. */
const spaceWords = (name: string): string => snakeCase(name).replaceAll('_', ' ');

export const labelOf = (entity: Entity, name: string): string => entity.field[name]?.label.en ?? name;

export const labels = (entity: Entity, names: readonly string[]): string =>
  names.map(name => labelOf(entity, name)).join(', ');

/** What a value of the property is called. */
export function valueLabel(entity: Entity, name: string, value: Json): string {
  return entity.field[name]?.options?.find(option => option.value === value)?.label.en ?? String(value);
}

function setText(entity: Entity, name: string, set: SetKeyword): string {
  const label = labelOf(entity, name);
  if (set === 'now') return `${label}: the time of the step`;
  if (set === 'actor') return `${label}: who takes it`;
  if ('computed' in set) return `${label}: ${expressionInWords(entity, set.computed, 'en')}`;
  if (set.value === null) return `${label}: emptied`;
  return `${label}: ${valueLabel(entity, name, set.value)}`;
}

/** The rows for which an action is open to everybody of a kind, in words. */
function rowsOf(model: Model, entity: Entity, rows: Predicate | true): string {
  const said = rows === true ? '' : predicateInWords(model, entity, rows, 'en');
  return said === '' ? '' : ` (${said})`;
}

/** What is said of a yes that somebody else than whoever asked must give. */
function approver(entity: Entity, action: string): string {
  return approvalStep(entity, action) ? ', not by whoever asked for it or has approved it' : '';
}

function who(model: Model, entity: Entity, {action, permission, automatic}: TransitionKeyword): string {
  const {staff, member, visitor} = entity.rights;
  const scope = staff?.[action];
  const ofMembers = member?.[action];
  const ofVisitors = visitor?.[action];
  const label = permission === undefined ? '' : ` with \`${labelName(entity.key, 'edit', permission)}\``;
  return [
    `\`${entity.key}.${action}\`${label}${approver(entity, action)}`,
    scope !== undefined && `all staff (scope ${scope})`,
    ofMembers !== undefined && `members${rowsOf(model, entity, ofMembers)}`,
    ofVisitors !== undefined && `visitors${rowsOf(model, entity, ofVisitors)}`,
    entity.accessLink?.actions?.includes(action) && 'whoever holds a link to it',
    automatic && 'the system, within the hour',
  ]
    .filter(Boolean)
    .join('; ');
}

function condition(model: Model, entity: Entity, {guard, guardMessage}: TransitionKeyword): string {
  const said = guard === undefined ? '' : predicateInWords(model, entity, guard, 'en');
  return [said, guardMessage && `else “${guardMessage.en}”`].filter(Boolean).join(', ');
}

function describeInput(entity: Entity, {ask = [], requires = []}: TransitionKeyword): string {
  return [ask.length > 0 && `asks ${labels(entity, ask)}`, requires.length > 0 && `needs ${labels(entity, requires)}`]
    .filter(Boolean)
    .join('; ');
}

/** Whether a step leads the pages of records, and where not of all that it leads from, of which. */
function usualText(entity: Entity, field: string, {usual}: TransitionKeyword): string {
  if (usual === undefined) return '';
  return usual === true
    ? ' (usual)'
    : ` (usual from ${usual.map(state => valueLabel(entity, field, state)).join(', ')})`;
}

function row(model: Model, entity: Entity, field: string, step: TransitionKeyword): string {
  const {action, label, from, to, set = {}, effects = []} = step;
  const cells = [
    `\`${action}\` ${label.en} ${label.zh}${usualText(entity, field, step)}`,
    from.map(value => valueLabel(entity, field, value)).join(', '),
    valueLabel(entity, field, to),
    who(model, entity, step),
    condition(model, entity, step),
    describeInput(entity, step),
    Object.entries(set)
      .map(([name, each]) => setText(entity, name, each))
      .join('; '),
    effects.map(spaceWords).join('; '),
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

/** The lines of the table. */
export function stepTable(model: Model, entity: Entity, {field, transitions}: WorkflowKeyword): readonly string[] {
  if (transitions.length === 0) return [`No step changes ${labelOf(entity, field)}.`];
  const head = [`| ${COLUMNS.join(' | ')} |`, `|${'---|'.repeat(COLUMNS.length)}`];
  return [...head, ...transitions.map(step => row(model, entity, field, step))];
}
