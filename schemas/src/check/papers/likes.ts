/** Papers that are like others: the whole of each, and those that are like none that there is. */
import type {PaperFile, WrittenPaper} from '../../vocabulary/paper';
import {wholePaper} from '../../papers/like';
import type {Problem} from '../types';

interface Written {
  readonly file: string;
  readonly content: WrittenPaper;
}

interface Whole {
  readonly papers: readonly {readonly file: string; readonly content: PaperFile}[];
  readonly problems: readonly Problem[];
}

export function checkLikes(written: readonly Written[]): Whole {
  const all = written.map(({content}) => content);
  const made = written.map(({file, content}) => ({file, like: content.like, whole: wholePaper(content, all)}));
  return {
    papers: made.flatMap(({file, whole}) => (whole ? [{file, content: whole}] : [])),
    problems: made.flatMap(({file, like, whole}) =>
      whole
        ? []
        : [
            {
              file,
              pointer: '/like',
              message: `There is no paper "${like}" to be like.`,
              fix: 'Name a paper that is like none itself.',
            },
          ],
    ),
  };
}
