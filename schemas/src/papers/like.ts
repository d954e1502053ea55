/** Papers that are like others, with what those say. */
import type {PaperFile, WrittenPaper} from '../vocabulary/paper';

/**
 * The whole paper, which is not electronic because the other one is; undefined where the one that it is like is not
 * there, or is like another itself.
 */
export function wholePaper({like, ...own}: WrittenPaper, all: readonly WrittenPaper[]): PaperFile | undefined {
  const other = like === undefined ? undefined : all.find(({$id, like: next}) => $id === like && next === undefined);
  if (like !== undefined && other === undefined) return undefined;
  const {electronic: _its, ...taken} = other ?? {};
  const {like: _none, entity, audience, size, title, blocks, ...rest} = {...taken, ...own};
  if (!entity || !audience || !size || !title || !blocks) return undefined;
  return {...rest, entity, audience, size, title, blocks};
}

/** Throws for a file that the build's check would refuse. */
export function wholePapers(all: readonly WrittenPaper[]): readonly PaperFile[] {
  return all.map(paper => {
    const whole = wholePaper(paper, all);
    if (!whole) throw new Error(`papers/${paper.$id}.json is like no paper that there is.`);
    return whole;
  });
}
