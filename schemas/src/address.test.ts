import {composed, entered, orderOf} from './address';

const parts = {
  name: 'Ann Lee',
  company: 'Lee Ltd',
  street: ['5 High Street', 'Floor 2'],
  city: 'Springfield',
  state: 'Illinois',
  zip: '62701',
  country: 'United States',
};

test('an address is written in the order of its country, without empty lines', () => {
  expect(composed(parts, orderOf('US'))).toEqual([
    'Ann Lee',
    'Lee Ltd',
    '5 High Street',
    'Floor 2',
    'Springfield, Illinois 62701',
    'United States',
  ]);
  expect(composed({street: ['Hauptstr. 5'], city: 'Berlin', zip: '10115', country: 'Germany'}, orderOf('DE'))).toEqual([
    'Hauptstr. 5',
    '10115 Berlin',
    'Germany',
  ]);
  expect(composed({street: [], city: 'Berlin', state: 'Berlin', zip: '10115'}, orderOf('DE'))).toEqual([
    '10115 Berlin',
  ]);
  expect(composed({street: [], city: 'New York', state: 'New York', zip: '10001'}, orderOf('US'))).toEqual([
    'New York, New York 10001',
  ]);
  expect(
    composed({street: ['1 The Road'], city: 'Leeds', zip: 'LS1 1AA', country: 'United Kingdom'}, orderOf('GB')),
  ).toEqual(['1 The Road', 'Leeds', 'LS1 1AA', 'United Kingdom']);
  expect(
    composed(
      {street: ['深南大道1号'], city: '深圳市', state: '广东省', zip: '518000', country: '中国', name: '李安'},
      orderOf('CN'),
    ),
  ).toEqual(['中国广东省深圳市深南大道1号', '518000', '李安']);
  expect(
    composed({street: ['1 Nanhai Road'], city: 'Shenzhen', state: 'Guangdong', country: 'China'}, orderOf('CN')),
  ).toEqual(['China Guangdong Shenzhen 1 Nanhai Road']);
  expect(composed({street: ['Somewhere 1']}, orderOf(undefined))).toEqual(['Somewhere 1']);
});

test('a form asks for the country before what depends on it', () => {
  expect(entered(orderOf('CN'))).toEqual(['name', 'company', 'country', 'state', 'city', 'street', 'zip']);
  expect(entered(orderOf('US')).slice(2)).toEqual(['country', 'street', 'city', 'state', 'zip']);
  expect(entered(orderOf('FR')).slice(2)).toEqual(['country', 'street', 'zip', 'city', 'state']);
});
