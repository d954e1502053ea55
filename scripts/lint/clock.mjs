/**
 * One clock: product code asks `schemas/src/clock` what time it is, and nothing else asks the machine.
 * `ownClocks(files)` tells each place that does; files map paths to texts.
 */
const CLOCK = 'schemas/src/clock.ts';
const TESTS = /\.test\.tsx?$|\/testing\//;
const ASKED = /\bDate\.now\(|\bnew Date\(\s*\)|(?<!new )\bDate\(\)/;

export function ownClocks(files) {
  return [...files]
    .filter(([path]) => path !== CLOCK && !TESTS.test(path))
    .flatMap(([path, text]) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          ASKED.test(line) ? [`${path}:${index + 1} asks the machine for the time. Ask \`clock\``] : [],
        ),
    );
}
