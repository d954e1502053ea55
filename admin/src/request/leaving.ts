/**
 * Whether the page is being left: browsers break its requests off then, and such a failure says nothing about the
 * server or the session.
 */
let leaving = false;

window.addEventListener('beforeunload', () => {
  leaving = true;
});

// Who was asked whether to leave and stayed goes on working; who comes back finds the page as it was.
for (const sign of ['pointerdown', 'keydown', 'pageshow']) {
  window.addEventListener(
    sign,
    () => {
      leaving = false;
    },
    {capture: true},
  );
}

export function isLeaving(): boolean {
  return leaving;
}

/** Never ends: what waits for it goes with the page. */
export function untilGone(): Promise<never> {
  return new Promise(() => undefined);
}
