/** The words of a paper's page beside those of its PDF. */
import {textsOf, type PaperTree} from '@emblem/schemas/papers';
import {bare, type Pdf} from './pdf';

/** Texts of a page that its PDF does not have. A label has its title for those who hear it, and in the file's head. */
export function unprinted(tree: PaperTree, pdf: Pdf | undefined): readonly string[] {
  const words = pdf?.pages.map(({text}) => text).join('') ?? '';
  const hasHead = tree.blocks.some(({kind}) => kind === 'letterhead');
  return textsOf(tree)
    .filter(text => hasHead || text !== tree.title)
    .filter(isReadable)
    .filter(text => text.split('\n').some(line => !words.includes(bare(line))));
}

/** Letters of Devanagari change with their neighbours, and a reader of PDF does not find all of them again. */
const isReadable = (text: string): boolean => !/\p{Script=Devanagari}|\p{Script=Arabic}/u.test(text);
