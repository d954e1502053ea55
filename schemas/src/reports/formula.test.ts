import {loadModel} from '../node';
import {formulaOf, recordsInWords} from './formula';

const model = loadModel();
const all = [...model.metrics.values()].flatMap(metric => Object.keys(metric.measures).map(name => ({metric, name})));

test('every figure says what it is made of, in both languages', () => {
  for (const {metric, name} of all)
    for (const language of ['zh', 'en'] as const) {
      const {text, about, known} = formulaOf(model, metric, name, language);
      const said = [text, about, known, recordsInWords(model, metric, language)].join(' ');
      expect([metric.$id, name, text === '', /[{}]|undefined|\bnull\b/.test(said)]).toEqual([
        metric.$id,
        name,
        false,
        false,
      ]);
      expect(formulaOf(model, metric, name, language === 'zh' ? 'en' : 'zh').text).not.toBe(text);
    }
});

function said(metric: string, name: string, language: 'zh' | 'en') {
  const found = model.metrics.get(metric);
  if (!found) throw new Error(`There is no metric ${metric}.`);
  return formulaOf(model, found, name, language);
}

test('sums, shares, medians and figures beside are said as people say them', () => {
  expect(said('sales', 'grossProfit', 'en')).toEqual({
    text: 'Sum of Order total − Tax − Refunded − Cost total',
    about: 'Payment status is one of: Received Payment, Refunding',
    known: 'Products without a cost is 0; Cost total > 0.00',
  });
  expect(said('sales', 'margin', 'zh').text).toBe('毛利 ÷ 销售额');
  expect(said('inquiries', 'daysToQuote', 'en').text).toBe('Median of days from Created to Quoted');
  expect(said('visits', 'orders', 'en').text).toBe('Orders (Sales)');
  expect(said('sales-received', 'payingCustomers', 'en').text).toBe('Number of different Order · Member');
});

test('conditions are said with the names of their values, and in brackets where they would be read wrongly', () => {
  const metric = model.metrics.get('order-products');
  expect(metric && recordsInWords(model, metric, 'en')).toBe('Order (Order status is not Cancelled)');
  expect(metric && recordsInWords(model, metric, 'zh')).toBe('订单 (订单状态不为 已取消)');
});
