/** What a home answers: its parts as far as whoever asks may read them. */
import type {HomeQueue, HomeRecords, Predicate, Text} from '@emblem/schemas';
import type {Selection} from '@emblem/schemas/reports';
import type {WireRecord} from '../../values';
import type {Aggregate} from '../aggregate';

/** As a page of a list tells it; null where counting takes too long. */
export interface Total {
  readonly total: number | null;
  readonly capped: boolean;
}

/** Records of an entity, with the condition by which a list shows the same ones. */
export interface ShownRecords extends Pick<HomeRecords, 'entity' | 'title'>, Total {
  readonly where: Predicate;
}

export interface ShownQueue extends ShownRecords, Pick<HomeQueue, 'shows' | 'steps' | 'empty'> {
  readonly records: readonly WireRecord[];
  /** It waits for an approval, or for what is late or soon due of what is one's own; where no file says so. */
  readonly kind?: 'approval' | 'due';
}

type Figures = Pick<Aggregate, 'groups' | 'totals' | 'shares' | 'steps' | 'period'>;

/** Of a week or a month up to today, step by step; of a standing report the totals alone. */
export interface ShownFigures extends Aggregate {
  readonly report: string;
  /** What they are narrowed to, by dimension. */
  readonly filter: Selection;
  /** The last day of the whole period; absent for a standing report. */
  readonly end?: string;
  readonly step: string;
  /** Of the period before, to the same elapsed day. */
  readonly earlier?: Figures;
}

export interface ShownHome {
  /** The home's key; null for what follows by itself where none fits. */
  readonly home: string | null;
  readonly title: Text | null;
  readonly page: string | null;
  readonly panels: readonly string[];
  /** Whether somebody may decide on some kind of record at all. */
  readonly approves: boolean;
  readonly counts: readonly ShownRecords[];
  readonly queues: readonly ShownQueue[];
  readonly figures: readonly ShownFigures[];
}

/** How a home is asked for. */
export interface HomeQuery {
  /** Only records of these platforms; of all of them where there are none. */
  readonly platforms: readonly number[];
  /** On whose clock the periods of figures begin. */
  readonly timeZone: string;
}
