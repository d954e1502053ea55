/** One line per step, with the time since the start in front. */
const STILL_AT_WORK_MS = 20_000;
const started = performance.now();

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** Since the program started. */
export function secondsSoFar() {
  return (performance.now() - started) / 1000;
}

export function say(text) {
  console.log(`${seconds(started).padStart(8)}  ${text}`);
}

/** Says what begins, that it still goes on, and how long it took; hands on what `work` returns or throws. */
export async function step(label, work) {
  const begun = performance.now();
  say(`${label} ...`);
  const timer = setInterval(() => say(`${label} ... still at work`), STILL_AT_WORK_MS);
  try {
    const result = await work();
    say(`${label}: done in ${seconds(begun)}`);
    return result;
  } catch (error) {
    say(`${label}: failed after ${seconds(begun)}`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** Ends the process with the error's message, without a stack where the message says enough. */
export function fail(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
