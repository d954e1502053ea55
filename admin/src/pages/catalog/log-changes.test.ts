import {loadModel} from '@emblem/schemas/node';
import {ENTITY_OF, loggedChanges} from './log-changes';

const model = loadModel();
const entity = model.entity('quote-category-parameter');

function namesOf(entry: Record<string, unknown>): readonly (readonly [string, unknown, unknown])[] {
  return loggedChanges(entity, entry).map(({field, before, after}) => [field.name, before, after]);
}

test('an entry shows the properties that differ, and all of a record that is new', () => {
  const before = JSON.stringify({
    id: 1,
    quoteCateId: 11,
    basePrice: '1.00',
    priceTiers: [{quantity: 50, unitPrice: '1.00'}],
  });
  const after = JSON.stringify({
    id: 1,
    quoteCateId: 11,
    basePrice: '1.20',
    priceTiers: [{quantity: 50, unitPrice: '1.00'}],
  });
  expect(namesOf({beforeData: before, afterData: after})).toEqual([['basePrice', '1.00', '1.20']]);
  expect(namesOf({beforeData: null, afterData: after}).map(([name]) => name)).toEqual([
    'quoteCateId',
    'basePrice',
    'priceTiers',
  ]);
});

test('a text that is no JSON shows nothing', () => {
  expect(namesOf({beforeData: '{', afterData: ''})).toEqual([]);
});

test('every class of the log is an entity', () => {
  for (const key of Object.values(ENTITY_OF)) expect(model.entities.has(key)).toBe(true);
});
