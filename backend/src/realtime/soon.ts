/** Runs soon, once for all calls until then. */
export function soon(work: () => void, delayMs: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      work();
    }, delayMs).unref();
  };
}
