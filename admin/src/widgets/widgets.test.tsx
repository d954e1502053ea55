import '../testing/window';
import {act, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {isNearEnd, whenNearEnd} from './infinite-scroll';
import {SubmitButton} from './SubmitButton';
import {throttle, useThrottle} from './throttle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

function show(content: ReactNode): HTMLButtonElement {
  const place = document.body.appendChild(document.createElement('div'));
  act(() => createRoot(place).render(content));
  const button = place.querySelector('button');
  if (!button) throw new Error('There is no button.');
  return button;
}

const click = (button: HTMLButtonElement) => act(() => button.click());
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const isDisabled = (button: HTMLButtonElement) => button.getAttribute('aria-disabled') === 'true';

test('a throttled action is let through once per 1000 ms [CO-725]', () => {
  const sparingly = throttle();
  const action = jest.fn();
  sparingly(action);
  sparingly(action);
  jest.advanceTimersByTime(999);
  sparingly(action);
  expect(action).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  sparingly(action);
  expect(action).toHaveBeenCalledTimes(2);
});

test('a component may set another interval, and keeps it from render to render [CO-725]', () => {
  const action = jest.fn();
  function Throttled() {
    const sparingly = useThrottle(200);
    return (
      <button type="button" onClick={() => sparingly(action)}>
        Run
      </button>
    );
  }
  const button = show(<Throttled />);
  click(button);
  click(button);
  pass(200);
  click(button);
  expect(action).toHaveBeenCalledTimes(2);
});

test.each([
  ['after a click for 2000 ms [CO-726]', false, 2000],
  ['in the short variant for 500 ms [CO-727]', true, 500],
] as const)('the submit button is disabled %s', (_, short, milliseconds) => {
  const action = jest.fn();
  const button = show(
    <SubmitButton short={short} onClick={action}>
      Save
    </SubmitButton>,
  );
  expect(isDisabled(button)).toBe(false);
  click(button);
  click(button);
  expect([isDisabled(button), action.mock.calls.length]).toEqual([true, 1]);
  pass(milliseconds - 1);
  click(button);
  expect([isDisabled(button), action.mock.calls.length]).toEqual([true, 1]);
  pass(1);
  expect(isDisabled(button)).toBe(false);
  click(button);
  expect(action).toHaveBeenCalledTimes(2);
});

test('a form is sent by the first click and by no other within the time', () => {
  const sent = jest.fn((event: {preventDefault(): void}) => event.preventDefault());
  const button = show(
    <form onSubmit={sent}>
      <SubmitButton type="submit">Save</SubmitButton>
    </form>,
  );
  click(button);
  click(button);
  expect(sent).toHaveBeenCalledTimes(1);
  pass(2000);
  click(button);
  expect(sent).toHaveBeenCalledTimes(2);
});

test('more is loaded 100 pixels before the end [CO-728]', () => {
  const at = (scrollTop: number) => ({scrollTop, clientHeight: 400, scrollHeight: 1000});
  expect([0, 499, 500, 600].map(top => isNearEnd(at(top)))).toEqual([false, false, true, true]);
  expect(isNearEnd(at(499), 101)).toBe(true);
  const more = jest.fn();
  for (const top of [0, 499, 500]) whenNearEnd(more)({currentTarget: at(top)} as never);
  expect(more).toHaveBeenCalledTimes(1);
});
