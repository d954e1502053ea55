const AT_ONCE = 8;

/** Does the work for each item, a few at a time, and answers the problems that were found. */
export async function problemsOf<T>(
  items: readonly T[],
  work: (item: T) => Promise<string | undefined>,
  atOnce = AT_ONCE,
): Promise<readonly string[]> {
  const waiting = [...items];
  const found: string[] = [];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const problem = await work(next);
      if (problem !== undefined) found.push(problem);
    }
  };
  await Promise.all(Array.from({length: atOnce}, worker));
  return found;
}
