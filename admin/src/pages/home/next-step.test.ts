import {compileModel} from '@emblem/schemas';
import {readEntitySchemas} from '@emblem/schemas/node';
import {nextStep} from './next-step';

const model = compileModel(readEntitySchemas());
const refund = model.entity('refund-order');
const order = model.entity('order');
const everything = () => true;
const stepOf = (...args: Parameters<typeof nextStep>) => nextStep(...args)?.key;

test('of the named steps the first that is possible is offered', () => {
  const record = {approvalStatus: 4, _abilities: {refund: 'Not of a part', 'refund-in-part': true}};
  expect(stepOf(refund, record, ['refund', 'refund-in-part'], everything)).toBe('refund-in-part');
});

test('where none is possible, the first that the user may take says why', () => {
  const record = {approvalStatus: 1, _abilities: {refund: 'Not yet', 'refund-in-part': 'Not yet'}};
  expect(nextStep(refund, record, ['refund', 'refund-in-part'], everything)).toMatchObject({
    key: 'refund',
    ability: 'Not yet',
  });
  expect(stepOf(refund, record, ['refund', 'refund-in-part'], step => step === 'refund-in-part')).toBe(
    'refund-in-part',
  );
  expect(stepOf(refund, record, ['refund'], () => false)).toBeUndefined();
});

test('where none is named, the usual one is offered while it is possible', () => {
  const status = order.field.status?.options?.find(({key}) => key === 'new')?.value;
  expect(stepOf(order, {status, _abilities: {'start-drawing': true}}, undefined, everything)).toBe('start-drawing');
  expect(stepOf(order, {status, _abilities: {'start-drawing': 'Not now'}}, undefined, everything)).toBeUndefined();
});
