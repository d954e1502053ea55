/** The tour that a first visit begins with (ED-171..178, ED-243, ED-279..282). */
import type {MessageKey} from '../i18n/keys';
import type {TourStep} from '../store/state';
import type {Action, ActionContext} from './action';

/** Whoever has the cookie has seen the tour, or did not want to. */
export const TOUR_COOKIE = 'show_dz_yd';
const SEEN = '0';
const DAYS_30 = 2_592_000;

export interface TourStop {
  /** `data-tour` of what the step points at; none for the start card. */
  readonly anchor?: string;
  readonly text: MessageKey;
}

export const STOPS: Readonly<Record<TourStep, TourStop>> = {
  0: {text: 'tour.welcome'},
  1: {anchor: 'templates', text: 'tour.templates'},
  2: {anchor: 'elements', text: 'tour.elements'},
  3: {anchor: 'toolbar', text: 'tour.toolbar'},
  4: {anchor: 'price', text: 'tour.price'},
  5: {anchor: 'share', text: 'tour.share'},
};

export const LAST_STEP = 5;

const NEXT: Readonly<Record<TourStep, TourStep | null>> = {0: 1, 1: 2, 2: 3, 3: 4, 4: 5, 5: null};

/**
 * Shows the start card on a visitor's first visit. Staff at work are not shown around, in the template library nor in
 * the console's window.
 */
export function beginTour({editor, services}: ActionContext): void {
  if (!editor.state.library && editor.state.staff === null && services.browser.cookie(TOUR_COOKIE) === null)
    editor.set({tour: 0});
}

/** Skips or finishes the tour: it does not come again for 30 days. */
export const endTour: Action = {
  id: 'end-tour',
  label: 'tour.skip',
  isEnabled: ({editor}) => editor.state.tour !== null,
  run: ({editor, services}) => {
    services.browser.keepCookie(TOUR_COOKIE, SEEN, DAYS_30);
    editor.set({tour: null});
  },
};

/** The next step; after the last one the tour is finished. */
export const nextTourStep: Action = {
  id: 'next-tour-step',
  label: 'tour.next',
  isEnabled: ({editor}) => editor.state.tour !== null,
  run: context => {
    const {editor} = context;
    const next = editor.state.tour === null ? null : NEXT[editor.state.tour];
    if (next === null) return endTour.run(context);
    editor.set({tour: next});
  },
};
