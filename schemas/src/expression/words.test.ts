import {loadModel} from '../node';
import {computedInWords} from './words';

test('what a figure may be is said by what its values are called', () => {
  const model = loadModel();
  const invoice = model.entity('invoice');
  const figure = invoice.field.paymentStatus;
  if (figure?.computed === undefined) throw new Error('The payment status is not computed.');
  const said = (language: 'zh' | 'en') =>
    computedInWords(model, invoice, {...figure, computed: figure.computed ?? ''}, language);
  expect([said('en'), said('zh')]).toEqual([
    'Credited or Paid or Partial or Unpaid',
    '已全额贷记 或 已付 或 部分付款 或 未付',
  ]);
});
