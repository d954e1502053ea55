/** What the server says on its terminal: one line for each thing that takes time. */

export function log(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Says how long a step took, where that is long enough to wonder. */
export async function progress<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  const seconds = (performance.now() - begun) / 1000;
  if (seconds >= 0.3) log(`${name}: ${seconds.toFixed(1)} s`);
  return result;
}
