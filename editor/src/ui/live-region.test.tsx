import type {Translate} from '../i18n/keys';
import '../testing/window';
import i18next from 'i18next';
import {startTexts} from '../i18n';
import {insertObjects, removeObjects} from '../document/side';
import type {Side} from '../document/types';
import {someImage, someSide, someText} from '../testing/designs';
import {announcement} from './LiveRegion';

const t: Translate = (key, values) => i18next.t(key, {...values});
const side = someSide(someText({id: 't', text: 'HELLO', selectable: false}), someImage({id: 'i'}));
const said = (before: Side, after: Side, from: readonly string[] = [], to: readonly string[] = from): string =>
  announcement({side: before, selection: from}, {side: after, selection: to}, t);

beforeAll(startTexts);

describe('what is read out', () => {
  it('names what is selected, with its kind and what is the matter with it', () => {
    expect(said(side, side, [], ['t'])).toBe('Selected: Text: HELLO, locked');
    expect(said(side, side, [], ['t', 'i'])).toBe('2 elements selected');
    expect(said(side, side, ['t'], [])).toBe('Nothing selected');
    expect(said(side, side)).toBe('');
  });

  it('names what has been deleted', () => {
    expect(said(side, removeObjects(side, ['t']), ['t'], [])).toBe('Deleted: Text: HELLO, locked');
  });

  it('tells where something has been moved to, from the corner of the drawing area', () => {
    const after = {...side, objects: {...side.objects, i: {...someImage({id: 'i'}), left: 250}}};
    expect(said(side, after, ['i'])).toBe('Picture moved to 150, 150');
  });

  it('keeps quiet when another design is opened', () => {
    expect(said(side, insertObjects(someSide(), [someText({id: 'other'})]))).toBe('');
  });
});
