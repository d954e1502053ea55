export {
  aggregate,
  BASE_CURRENCY,
  metricOf,
  usualStep,
  type Aggregate,
  type AggregateQuery,
  type Days,
  type Figure,
  type StepUnit,
} from './aggregate';
export {idsAlike, type FoldedValue} from './alike';
export {countApprovals, waitingApprovals} from './approvals';
export {count, countBy, COUNT_CAP, isLongerThan, type ValueCount} from './count';
export {homeOf, type HomeQuery, type ShownHome} from './home';
export {groupsBy, isGroupable, isSpanned, SPANS, type Grouping} from './groups';
export {isFileInSight} from './file-sight';
export {find, findAll, get, type GetOptions} from './get';
export {history, historyEntry, type Changes, type HistoryEntry} from './history';
export {withLines} from './lines';
export {list} from './list';
export {isAnyReadable, readableIds, readersOf} from './readable';
export {withPathValues} from './path-values';
export {stream} from './stream';
export {OWN_FEEDS, timeline, type Timeline} from './timeline';
export type {ListQuery, Page, SortKey} from './types';
export {todayOf, zoneOf} from './zone';
