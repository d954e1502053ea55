/** Limits of states are of states there are, kept in a time of the record, and there is time to work in. */
import type {DueKeyword} from '../vocabulary';
import {isTimeZone} from '../time-zone';
import {finding, type EntityFile, type EntityRule, type Finding} from './types';

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

function checkHours({hours: {zone, begins, ends}}: DueKeyword): readonly Finding[] {
  return [
    ...(isTimeZone(zone)
      ? []
      : [finding('/x-due/hours/zone', `There is no time zone "${zone}".`, 'Write it like "Asia/Shanghai".')]),
    ...(begins < ends
      ? []
      : [finding('/x-due/hours/ends', 'Work ends before it begins.', 'Write 24 hours, as 18:00.')]),
  ];
}

export const due: EntityRule = file => {
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
    ...checkHours(keyword),
  ];
};
