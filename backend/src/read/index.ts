export {count, COUNT_CAP} from './count';
export {find, findAll, get, type GetOptions} from './get';
export {history, historyEntry, type Changes, type HistoryEntry} from './history';
export {withLines} from './lines';
export {list} from './list';
export {readableIds, readersOf} from './readable';
export {stream} from './stream';
export {tally, type Span, type Tally} from './tally';
export type {ListQuery, Page, SortKey} from './types';
