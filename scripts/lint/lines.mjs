/** No line of code is wider than the format allows: `tooLong(files)` tells each; files map paths to texts. */
export const WIDEST = 120;

export function tooLong(files) {
  return [...files].flatMap(([path, text]) =>
    text.split('\n').flatMap((line, index) => {
      if (line.length <= WIDEST) return [];
      return [
        `${path}:${index + 1} has ${line.length} characters. Break the line: no more than ${WIDEST} are read well.`,
      ];
    }),
  );
}
