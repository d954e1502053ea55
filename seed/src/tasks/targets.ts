/** What is to be reached in a quarter, told by figures and by what people enter. */
import type {Calendar} from '../calendar';
import {DEPARTMENT} from '../access/departments';
import type {Row} from '../store/row';

interface Result {
  readonly name: string;
  readonly figure?: string;
  readonly from: number;
  readonly to: number;
  readonly now: number | null;
  readonly weight: number;
}

interface Aim {
  readonly name: string;
  readonly owner: string;
  readonly department: keyof typeof DEPARTMENT;
  readonly status: 'draft' | 'active' | 'achieved' | 'missed';
  /** Days from now. */
  readonly days: readonly [from: number, to: number];
  readonly results: readonly Result[];
  readonly review?: string;
}

const AIMS: readonly Aim[] = [
  {
    name: 'More customers come back',
    owner: 'manager',
    department: 'sales',
    status: 'active',
    days: [-60, 30],
    results: [
      {name: 'Orders', figure: 'sales.orders', from: 0, to: 60, now: 24, weight: 3},
      {name: 'Inquiries', figure: 'inquiries.count', from: 0, to: 120, now: 45, weight: 2},
      {name: 'Customers who were telephoned', from: 0, to: 40, now: 31, weight: 1},
    ],
  },
  {
    name: 'Quotations in four languages',
    owner: 'marketing',
    department: 'marketing',
    status: 'achieved',
    days: [-150, -61],
    results: [
      {name: 'Languages', from: 1, to: 4, now: 4, weight: 2},
      {name: 'Dealers who use them', from: 0, to: 10, now: 12, weight: 1},
    ],
    review: 'Korean came last and was used first.',
  },
  {
    name: 'No late rush orders',
    owner: 'manager',
    department: 'factory',
    status: 'missed',
    days: [-150, -61],
    results: [{name: 'Late rush orders', from: 40, to: 0, now: 18, weight: 1}],
    review: 'Half of them waited for plating. A second line has opened since.',
  },
  {
    name: 'Artwork within a day',
    owner: 'designer',
    department: 'artwork',
    status: 'draft',
    days: [31, 120],
    results: [{name: 'Drawings within a day, of a hundred', from: 62, to: 90, now: null, weight: 1}],
  },
];

const PLACES = 4;

export interface TargetOptions {
  readonly calendar: Calendar;
  readonly userId: (userName: string) => number;
}

/** As the schema works it out, to four places. */
function progressOf({from, to, now}: Result): number {
  if (now === null) return 0;
  return Math.min(1, Math.max(0, Math.round(((now - from) / (to - from)) * 10 ** PLACES) / 10 ** PLACES));
}

const text = (value: number | null): string | null => (value === null ? null : value.toFixed(PLACES));

function targetOf({calendar, userId}: TargetOptions, aim: Aim, index: number): Row {
  const weightTotal = aim.results.reduce((sum, {weight}) => sum + weight, 0);
  const weighted = aim.results.reduce((sum, result) => sum + progressOf(result) * result.weight, 0);
  const reads = aim.results.some(({figure}) => figure !== undefined);
  return {
    id: index + 1,
    name: aim.name,
    ownerId: userId(aim.owner),
    departmentId: DEPARTMENT[aim.department],
    startDate: calendar.dayFrom(aim.days[0]),
    endDate: calendar.dayFrom(aim.days[1]),
    status: aim.status,
    weightTotal,
    weightedProgress: text(weighted),
    progress: (weighted / weightTotal).toFixed(PLACES),
    figuresAt: reads ? calendar.ago(0.3) : null,
    review: aim.review ?? null,
    createdAt: calendar.ago(Math.max(2, 5 - aim.days[0])),
  };
}

/** By entity. */
export function targets(options: TargetOptions): Readonly<Record<string, readonly Row[]>> {
  const results = AIMS.flatMap((aim, target) => aim.results.map((result, place) => ({target, place, result})));
  return {
    target: AIMS.map((aim, index) => targetOf(options, aim, index)),
    'target-key-result': results.map(({target, place, result}, index) => ({
      id: index + 1,
      targetId: target + 1,
      name: result.name,
      figure: result.figure ?? null,
      startValue: text(result.from),
      targetValue: text(result.to),
      currentValue: text(result.now),
      weight: result.weight,
      progress: progressOf(result).toFixed(PLACES),
      weightedProgress: text(progressOf(result) * result.weight),
      sort: place + 1,
    })),
  };
}
