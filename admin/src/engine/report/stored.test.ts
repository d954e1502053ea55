import type {ReportState} from './use-state';
import {fromStored, toStored} from './stored';

const DAYS = {from: '2026-03-01', to: '2026-03-31'};
const STATE: ReportState = {
  range: undefined,
  days: DAYS,
  compare: 'days',
  besideDays: {from: '2026-01-01', to: '2026-01-31'},
  currency: 'EUR',
  filter: {platform: [1], status: [2]},
};

test('a view of a report brings back every parameter of its address', () => {
  expect(fromStored(toStored(STATE, false), ['platform', 'status'])).toEqual({
    range: '',
    ...DAYS,
    compare: 'days',
    compareFrom: '2026-01-01',
    compareTo: '2026-01-31',
    currency: 'EUR',
    filter: '{"platform":[1],"status":[2]}',
  });
});

test('a range moves on with the calendar; what is compared with nothing stays so', () => {
  const stored = toStored({range: 'month', days: DAYS, compare: undefined, filter: {}}, false);
  expect(fromStored(stored, [])).toMatchObject({range: 'month', from: '', to: '', compare: 'none', filter: ''});
});

test('what somebody does not see is left out', () => {
  expect(fromStored(toStored(STATE, false), ['platform']).filter).toBe('{"platform":[1]}');
  expect(fromStored(toStored(STATE, true), []).filter).toBe('');
});

test('a damaged view opens as the report is by itself', () => {
  for (const stored of [null, 'x', {filter: [], report: 3}])
    expect(Object.values(fromStored(stored, ['platform'])).join('')).toBe('');
});
