/** What takes a process to the day of the tests, where that is not the machine's own (`npm run test:clock`). */
export function dayOfTests(): NodeJS.ProcessEnv {
  const {LD_PRELOAD, FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC} = process.env;
  return LD_PRELOAD === undefined ? {} : {LD_PRELOAD, FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC};
}
