import {compileModel} from '../model';
import {evaluate} from './evaluate';
import type {Predicate} from '../vocabulary/predicate';

const model = compileModel([
  {
    $id: 'thing',
    type: 'object',
    additionalProperties: false,
    properties: {
      name: {type: 'string'},
      count: {type: 'integer'},
      amount: {type: 'string', format: 'decimal'},
      words: {type: 'array', items: {type: 'string'}},
      parent: {type: 'integer', 'x-relation': {to: 'thing', onDelete: 'restrict'}},
      at: {type: 'string', format: 'date-time'},
      day: {type: 'string', format: 'date'},
    },
    'x-entity': {id: 'e_thing', module: 'people', label: {zh: '物', en: 'Thing'}, display: 'name'},
  },
]);
const thing = model.entity('thing');
const VISITOR = {
  actor: {
    id: null,
    departmentIds: [],
    roleIds: [],
    platformIds: [9],
    marketPlatformIds: [],
    memberId: null,
    email: null,
  },
  now: '2024-03-01T10:00:00.000Z',
};

function holds(predicate: Predicate, record: Record<string, unknown>): boolean {
  return evaluate(predicate, record, VISITOR, thing);
}

test.each<[string, Predicate, Record<string, unknown>, boolean]>([
  ['null is a value', {eq: ['name', null]}, {name: null}, true],
  ['an absent property is null', {eq: ['name', null]}, {}, true],
  ['null differs from a value', {ne: ['name', 'x']}, {name: null}, true],
  ['two empty properties are equal', {eq: ['count', {field: 'parent'}]}, {}, true],
  ['what the actor lacks equals nothing', {eq: ['parent', {actor: 'memberId'}]}, {parent: null}, false],
  ['order is false on null', {lt: ['count', 5]}, {count: null}, false],
  ['and its negation true', {not: {lt: ['count', 5]}}, {count: null}, true],
  ['an empty in', {in: ['count', []]}, {count: null}, false],
  ['an empty nin', {nin: ['count', []]}, {count: null}, true],
  ['null in a list without it', {nin: ['count', [1]]}, {count: null}, true],
  ['null in a list with it', {in: ['count', [1, null]]}, {count: null}, true],
  ['a list of the actor', {in: ['parent', {actor: 'platformIds'}]}, {parent: 9}, true],
  ['decimals by value', {eq: ['amount', '1.50']}, {amount: '1.5'}, true],
  ['decimals beyond floats', {gt: ['amount', '0.30000000000000000001']}, {amount: '0.30000000000000000002'}, true],
  ['case is ignored', {contains: ['name', 'GOLD']}, {name: 'Rose gold'}, true],
  ['elements are compared as they are', {contains: ['words', 'GOLD']}, {words: ['gold']}, false],
  ['a day stands for its first instant in UTC', {gte: ['at', {now: 'date'}]}, {at: '2024-03-01T00:00:00.000Z'}, true],
  ['up to a day is up to its end', {lte: ['at', '2024-02-29']}, {at: '2024-02-29T23:59:59.999Z'}, true],
  ['up to a day is not into the next', {lte: ['at', '2024-02-29']}, {at: '2024-03-01T00:00:00.000Z'}, false],
  ['after a day is after its end', {gt: ['at', '2024-02-29']}, {at: '2024-02-29T12:00:00.000Z'}, false],
  ['the next day is after a day', {gt: ['at', '2024-02-29']}, {at: '2024-03-01T00:00:00.000Z'}, true],
  ['up to today is up to its end', {lte: ['at', {now: 'date'}]}, {at: '2024-03-01T23:59:59.999Z'}, true],
  ['this week ends where the company is', {lt: ['at', {now: 'nextWeek'}]}, {at: '2024-03-03T15:59:59.999Z'}, true],
  ['and then the next one begins', {gte: ['at', {now: 'nextWeek'}]}, {at: '2024-03-03T16:00:00.000Z'}, true],
  ['its first day is a Monday', {eq: ['day', {now: 'nextWeek'}]}, {day: '2024-03-04'}, true],
  ['up to a moment ends with it', {lte: ['at', '2024-02-29T00:00:00Z']}, {at: '2024-02-29T00:00:00.001Z'}, false],
  ['the last day of all has an end', {lte: ['at', '9999-12-31']}, {at: '9999-12-31T12:00:00.000Z'}, true],
  ['a day is no moment of its own', {lte: ['day', '2024-02-29']}, {day: '2024-02-29'}, true],
  ['no conditions', {all: []}, {}, true],
  ['none of no conditions', {any: []}, {}, false],
  ['a form field half filled in counts as null', {eq: ['count', null]}, {count: '1x'}, true],
])('%s', (_name, predicate, record, expected) => {
  expect(holds(predicate, record)).toBe(expected);
});

test('has asks the related record', () => {
  const related = () => ({entity: thing, records: [{name: 'Root'}]});
  expect(evaluate({has: ['parent', {eq: ['name', 'Root']}]}, {parent: 1}, VISITOR, thing, related)).toBe(true);
  expect(
    evaluate({has: ['parent', {all: []}]}, {parent: 1}, VISITOR, thing, () => ({entity: thing, records: []})),
  ).toBe(false);
});

test('has cannot be answered without the related records', () => {
  expect(() => holds({has: ['parent', {all: []}]}, {parent: 1})).toThrow(/related/);
});
