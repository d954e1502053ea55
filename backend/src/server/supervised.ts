/** The server's side of `scripts/lib/supervise.mjs`, where it runs below that. */

/** Answers that it is there, and calls `end` when whoever supervises it is gone. */
export function answerSupervisor(end: () => void): void {
  if (!process.connected) return;
  process.on('message', message => {
    if (message === 'there?') process.send?.('here');
  });
  process.once('disconnect', end);
}

export function tellReady(): void {
  process.send?.('ready');
}
