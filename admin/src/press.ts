/**
 * While a button of the mouse, a pen or a finger is down, what it is on stays as it is: what is drawn anew between
 * press and release gets no click. What would draw anew waits here until the click has been dealt with.
 */

/** Milliseconds in which a click follows the release: with a finger it comes a little later. */
const CLICK_FOLLOWS = 100;
/** Whoever presses for longer drags, and wants to see what they drag over. */
const MAX_MILLISECONDS = 5000;

const waiting: (() => void)[] = [];
let isDown = false;
let timer = 0;

function end(): void {
  isDown = false;
  for (const act of waiting.splice(0)) act();
}

function endAfter(milliseconds: number): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(end, milliseconds);
}

function press(): void {
  isDown = true;
  endAfter(MAX_MILLISECONDS);
}

/** Whoever handles the click does so first. */
function release({type}: Event): void {
  if (isDown) endAfter(type === 'pointerup' ? CLICK_FOLLOWS : 0);
}

/** Once, as the page begins. */
export function watchPresses(): void {
  window.addEventListener('pointerdown', press, true);
  for (const type of ['pointerup', 'pointercancel', 'click', 'dragstart']) window.addEventListener(type, release, true);
  // The window's own: those of its elements do not bubble.
  window.addEventListener('blur', release);
}

export function isPressed(): boolean {
  return isDown;
}

/** Runs an act at once, or where something is pressed, after its click. */
export function afterPress(act: () => void): void {
  if (isDown) waiting.push(act);
  else act();
}
