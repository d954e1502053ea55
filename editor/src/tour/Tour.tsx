import 'driver.js/dist/driver.css';
import {driver, type Driver} from 'driver.js';
import {useEffect, useRef} from 'react';
import {endTour, LAST_STEP, nextTourStep, STOPS} from '../actions/tour';
import type {TourStep} from '../store/state';
import {useRun} from '../ui/editor-context';
import {useText} from '../ui/use-text';

/** A heading in place of another element, which stays what names the card. */
function headingLike({id, className, textContent, style}: HTMLElement): HTMLElement {
  const heading = document.createElement('h2');
  Object.assign(heading, {id, className, textContent});
  heading.style.cssText = style.cssText;
  return heading;
}

/**
 * One step of the tour: a card, and what it points at in a gap of the shade. What is not on this page leaves the card
 * in the middle.
 */
export function Tour({step}: {readonly step: TourStep}) {
  const t = useText();
  const {run} = useRun();
  const guide = useRef<Driver | null>(null);
  useEffect(
    () => () => {
      guide.current?.destroy();
      guide.current = null;
    },
    [],
  );
  useEffect(() => {
    const {anchor, text} = STOPS[step];
    const element = anchor === undefined ? null : document.querySelector(`[data-tour="${anchor}"]`);
    // Skip stands where the guide has its way back: the tour leads on only.
    guide.current ??= driver({
      animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      overlayClickBehavior: () => undefined,
      popoverClass: 'tour-card',
      stageRadius: 10,
    });
    guide.current.highlight({
      ...(element ? {element} : {}),
      disableActiveInteraction: true,
      onHighlighted: (_element, _step, {state}) => state.popover?.nextButton.focus(),
      popover: {
        ...(step === 0 ? {title: t('tour.title')} : {}),
        description: t(text),
        showButtons: step === LAST_STEP ? ['next'] : ['next', 'previous'],
        nextBtnText: t(step === 0 ? 'tour.start' : step === LAST_STEP ? 'tour.done' : 'tour.next'),
        prevBtnText: t('tour.skip'),
        // Its own element would be a second header of the page.
        onPopoverRender: ({title}) => title.replaceWith(headingLike(title)),
        onNextClick: () => run(nextTourStep),
        onPrevClick: () => run(endTour),
        onCloseClick: () => run(endTour),
        onDoneClick: () => run(nextTourStep),
      },
    });
  }, [step, run, t]);
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') run(endTour);
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [run]);
  return null;
}
