/** Limits of states are of states there are, kept in a time of the record; who is told of them is there. */
import type {DueKeyword, ToldKeyword} from '../../vocabulary';
import {asksAsker, fieldsNamed} from '../../predicate';
import {checkReceivers} from './receivers';
import {finding, type Checked, type EntityFile, type EntityRule, type Finding} from '../types';

function checkLimits({entity}: EntityFile, {of, limits}: DueKeyword): readonly Finding[] {
  const states = entity.workflows.find(({field}) => field === of)?.states;
  if (!states)
    return [finding('/x-due/of', `"${of}" is the state of no workflow.`, 'Name the field of one of x-workflow.')];
  return limits.flatMap(({state}, index) => {
    const at = `/x-due/limits/${index}/state`;
    const known = states.find(({value}) => value === state);
    if (!known) return [finding(at, `There is no state ${JSON.stringify(state)}.`, 'Correct the value.')];
    return limits.findIndex(each => each.state === state) < index
      ? [finding(at, `The state ${JSON.stringify(state)} has two limits.`, 'Remove one.')]
      : known.final
        ? [finding(at, `The state ${JSON.stringify(state)} is final.`, 'Nothing is waited for there; remove it.')]
        : [];
  });
}

function checkReminders(file: EntityFile, checked: Checked, {limits}: DueKeyword): readonly Finding[] {
  const checkTold = (told: ToldKeyword | undefined, at: string) =>
    told ? checkReceivers(file, checked, told, at) : [];
  return limits.flatMap(({minutes, remind = 0, tell, escalate}, index) => {
    const at = `/x-due/limits/${index}`;
    return [
      ...checkTold(tell, `${at}/tell`),
      ...checkTold(escalate?.tell, `${at}/escalate/tell`),
      ...(remind <= minutes
        ? []
        : [finding(`${at}/remind`, 'It would be told before the state begins.', 'Let it be less than the minutes.')]),
    ];
  });
}

function checkCalendar({calendar}: DueKeyword, {model}: Checked): readonly Finding[] {
  const known = model.entities.get('work-calendar')?.field.kind?.options ?? [];
  return known.some(({value}) => value === calendar)
    ? []
    : [
        finding(
          '/x-due/calendar',
          `No work calendar is for "${calendar}".`,
          `Name one of ${known.map(({value}) => value).join(', ')}, or add an entry to "kind" of work-calendar.`,
        ),
      ];
}

/** Figures, and what goes by the hour, change when nobody writes the record. */
function checkWhile({entity}: EntityFile, {while: rule}: DueKeyword): readonly Finding[] {
  if (!rule) return [];
  const isWritten = fieldsNamed(rule).every(name => entity.field[name]?.stored && !entity.field[name]?.computed);
  return isWritten && !asksAsker(rule)
    ? []
    : [
        finding(
          '/x-due/while',
          'It may change although the record is not written.',
          'Go by stored properties that are not computed, not by the time or by who asks.',
        ),
      ];
}

export const due: EntityRule = (file, checked) => {
  const keyword = file.schema['x-due'];
  if (!keyword) return [];
  const field = file.entity.field[keyword.field];
  return [
    ...(field?.kind === 'datetime' && field.readOnly && field.system === undefined
      ? []
      : [
          finding('/x-due/field', `"${keyword.field}" keeps no time that nobody writes.`, 'Name a readOnly date-time.'),
        ]),
    ...checkLimits(file, keyword),
    ...checkWhile(file, keyword),
    ...checkReminders(file, checked, keyword),
    ...checkCalendar(keyword, checked),
  ];
};
