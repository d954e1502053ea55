import type {Row} from '../store/row';

/** From where figures are shown as good or bad. */
export function thresholds(): readonly Row[] {
  return [
    {id: 1, figure: 'sales.margin', below: '0.2000', above: null, level: 'bad'},
    {id: 2, figure: 'sales.margin', below: null, above: '0.4500', level: 'good'},
    {id: 3, figure: 'visits.bounceRate', below: null, above: '0.5500', level: 'watch'},
    {id: 4, figure: 'inquiries.conversion', below: '0.1000', above: null, level: 'watch'},
  ];
}
