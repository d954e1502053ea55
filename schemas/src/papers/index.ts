/** Papers as data: what stands in `papers/` and `wording/`, and the tree that is made of a record with it. */
export {barDrawing, type BarDrawing} from './bars';
export {paperTree} from './build';
export {LINK_PLACE, MAIL_INPUT, paperMail, type PaperMailDraft} from './mail';
export type {PaperData, PaperOrder, PaperRecord} from './values';
export {PAPER, type PaperAudience, type PaperFile, type PaperHead, type PaperSource} from '../vocabulary/paper';
export {addressEnd, addressesOf, follow, followInPaper, pathsOf, sourceEnd, type Found, type PathUse} from './paths';
export * from './tree';
export {
  headOf,
  isPaperLanguage,
  languagesOf,
  localeOf,
  paperLanguageOf,
  PAPER_LANGUAGES,
  wordingOf,
  type PaperLanguage,
  type Wording,
  type Wordings,
} from './wording';
