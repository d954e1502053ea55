import '../../testing/window';
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {textsOf, type PaperBlock} from '@emblem/schemas/papers';
import {paperTreeOf} from '../../model/paper-tree';
import {Sheet} from './Sheet';

const BLOCKS: Readonly<Record<PaperBlock['kind'], object>> = {
  letterhead: {name: 'Pins Ltd', lines: ['1 Market Street'], title: 'Rechnung', number: 'R-1'},
  parties: {parties: [{label: 'An', lines: ['Žofie Nováková', 'شركة النور']}]},
  fields: {title: 'Angaben', fields: [{label: 'Datum', lines: ['4. Mai 2026']}]},
  lines: {
    title: 'Positionen',
    columns: [
      {label: 'Bild', align: 'start'},
      {label: 'Betrag', align: 'end', share: 1},
    ],
    rows: [[{picture: '/files/public/a.png'}, '12,00 €']],
  },
  totals: {rows: [{label: 'Gesamt', value: '14,28 €', strong: true}]},
  terms: {title: 'Bedingungen', paragraphs: ['Zahlbar sofort.']},
  pictures: {pictures: [{picture: '/files/public/b.png'}], height: 30},
  codes: {symbology: 'qr', codes: [{content: 'G-7', label: 'G seven'}], size: 14},
  questions: {title: 'Fragen', questions: ['Wie war die Ware?'], answers: ['Gut', 'Schlecht']},
  signatures: {places: ['Verkäufer']},
};

test('each kind of block stands on the page with every word that the paper has, and with its pictures', async () => {
  const answer = {
    title: 'Rechnung',
    number: 'R-1',
    language: 'de',
    size: {width: 210, height: 297},
    stamp: 'Kopie',
    foot: 'Pins Ltd · Rechnung · R-1',
    blocks: Object.entries(BLOCKS).map(([kind, block]) => ({kind, ...block})),
  };
  const tree = paperTreeOf(JSON.parse(JSON.stringify(answer)));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<Sheet tree={tree} />));
  const sheet = place.querySelector('article');
  expect(sheet?.lang).toBe('de');
  const words = sheet?.textContent ?? '';
  expect(textsOf(tree)).toHaveLength(27);
  expect(textsOf(tree).filter(text => !words.includes(text))).toEqual([]);
  expect([...(sheet?.querySelectorAll('img') ?? [])].map(image => image.getAttribute('src'))).toEqual([
    '/files/public/a.png?size=512',
    '/files/public/b.png?size=512',
  ]);
  expect(sheet?.querySelector('svg')?.getAttribute('aria-label')).toBe('G seven');
  await act(async () => root.unmount());
});
