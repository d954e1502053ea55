/** What takes a process to the day of the tests, where that is not the machine's own (`npm run test:clock`). */
export function dayOfTests(): NodeJS.ProcessEnv {
  const {LD_PRELOAD, DATEFUDGE} = process.env;
  return LD_PRELOAD === undefined ? {} : {LD_PRELOAD, DATEFUDGE};
}
