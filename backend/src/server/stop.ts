/** Ctrl+C and its like: an orderly end, once. */

export function onStop(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      stop().then(() => process.exit(0), error => {
        console.error(error);
        process.exit(1);
      });
    });
}
