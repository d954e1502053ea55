import {formEncoded, sentValues} from './values';

const VALUES = {text: '', nothing: null, absent: undefined, zero: 0, no: false, name: 'pin'};

test('empty values are dropped unless told otherwise [CO-464]', () => {
  expect(Object.keys(sentValues({text: '', nothing: null, absent: undefined, name: 'pin'}))).toEqual(['name']);
});

test('0 and false are never dropped [CO-465]', () => {
  expect(sentValues(VALUES)).toEqual({zero: 0, no: false, name: 'pin'});
});

test('empty values are kept or sent blank on demand [CO-466] [CO-471]', () => {
  const kept = {text: '', nothing: null, absent: null, zero: 0, no: false, name: 'pin'};
  expect(sentValues(VALUES, {emptyValues: 'keep'})).toEqual(kept);
  expect(sentValues(VALUES, {notRemoveEmptyParams: true})).toEqual(kept);
  expect(sentValues(VALUES, {emptyValues: 'blank'})).toEqual({
    text: '',
    nothing: '',
    absent: '',
    zero: 0,
    no: false,
    name: 'pin',
  });
});

test('reserved keys stay for platform 10 alone, although empty [CO-467]', () => {
  const reservedKeys = ['text', 'absent'];
  expect(sentValues(VALUES, {reservedKeys, platformId: 10})).toEqual({
    text: '',
    absent: null,
    zero: 0,
    no: false,
    name: 'pin',
  });
  expect(sentValues(VALUES, {reservedKeys, platformId: 9})).toEqual({zero: 0, no: false, name: 'pin'});
  expect(sentValues(VALUES, {reservedKeys})).toEqual({zero: 0, no: false, name: 'pin'});
});

test('parameters are form-encoded', () => {
  expect(formEncoded({name: 'pin & patch', page: 1, no: false, nothing: null}).toString()).toBe(
    'name=pin+%26+patch&page=1&no=false&nothing=',
  );
});
