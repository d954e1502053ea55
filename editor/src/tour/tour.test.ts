import {beginTour, endTour, nextTourStep, STOPS, TOUR_COOKIE} from '../actions/tour';
import {en} from '../i18n/en';
import {TestEditor} from '../testing/test-editor';

function firstVisit(): TestEditor {
  const test = new TestEditor();
  beginTour(test.context);
  return test;
}

describe('the tour', () => {
  it('is not for staff, who open the editor from the console', () => {
    const test = new TestEditor();
    test.editor.set({staff: {id: 9, name: 'Ada', rights: new Set()}});
    beginTour(test.context);
    expect(test.editor.state.tour).toBeNull();
  });

  it('[ED-171] [ED-279] has six steps, numbered 0 to 5, and begins on the first visit', async () => {
    const test = firstVisit();
    const seen: unknown[] = [];
    while (test.editor.state.tour !== null) {
      seen.push(test.editor.state.tour);
      await test.run(nextTourStep);
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it.each([
    ['ED-173', 1, 'templates', 'Select your favorite product template'],
    ['ED-174', 2, 'elements', 'Add richer text and cliparts to your design'],
    ['ED-175', 3, 'toolbar', 'Utilize the powerful functional area to optimize your design'],
    ['ED-176', 4, 'price', 'Click the Get Price button to quote your design or product'],
    ['ED-177', 5, 'share', 'Log in to your account to save your designs and share them with others'],
  ] as const)('[%s] says at step %s (%s): %s', (_row, step, anchor, text) => {
    expect(STOPS[step].anchor).toBe(anchor);
    expect(en[STOPS[step].text]).toBe(text);
  });

  it('[ED-172] [ED-178] begins with a card of its own and ends with Design Now', () => {
    expect(STOPS[0].anchor).toBeUndefined();
    expect([en['tour.start'], en['tour.skip'], en['tour.done']]).toEqual(["Let's Start", 'Skip', 'Design Now']);
  });

  it('[ED-243] [ED-280] Skip keeps show_dz_yd=0 for 30 days and closes it', async () => {
    const test = firstVisit();
    await test.run(nextTourStep);
    expect(test.browser.cookies.size).toBe(0);
    await test.run(endTour);
    expect([...test.browser.cookies]).toEqual([['show_dz_yd', {value: '0', seconds: 2_592_000}]]);
    expect(test.editor.state.tour).toBeNull();
  });

  it('[ED-281] finishing keeps show_dz_yd=0 for 30 days and closes it', async () => {
    const test = firstVisit();
    for (let step = 0; step < 5; step += 1) await test.run(nextTourStep);
    expect(test.browser.cookies.size).toBe(0);
    await test.run(nextTourStep);
    expect([...test.browser.cookies]).toEqual([['show_dz_yd', {value: '0', seconds: 2_592_000}]]);
    expect(test.editor.state.tour).toBeNull();
  });

  it('[ED-282] is not shown while the cookie is there, and again once it is gone', () => {
    const test = new TestEditor();
    test.browser.keepCookie(TOUR_COOKIE, '0', 1);
    beginTour(test.context);
    expect(test.editor.state.tour).toBeNull();
    test.browser.cookies.clear();
    beginTour(test.context);
    expect(test.editor.state.tour).toBe(0);
  });

  it('does not show staff around in the template library', () => {
    const test = new TestEditor();
    test.editor.set({library: true});
    beginTour(test.context);
    expect(test.editor.state.tour).toBeNull();
  });
});
