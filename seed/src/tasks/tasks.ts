/** What requirements were divided into: who does it until when, and what waits for what. */
import type {Calendar} from '../calendar';
import type {Row} from '../store/row';
import {CONTENT, DESIGN, DEVELOPMENT} from './task-types';

type Status = 'todo' | 'doing' | 'checking' | 'done' | 'cancelled';

interface Piece {
  readonly title: string;
  /** Its place among the requirements, from 1. */
  readonly requirement: number | null;
  readonly type: number;
  readonly owner: string;
  readonly status: Status;
  readonly urgency: 1 | 2 | 3 | 4;
  /** Days ago. */
  readonly age: number;
  /** Days from now. */
  readonly due: number;
  readonly planned: number;
  readonly spent?: number;
  /** The places of the tasks that it waits for, from 1. */
  readonly waitsFor?: readonly number[];
}

const piece = (
  title: string,
  requirement: number | null,
  [type, owner, status, urgency]: readonly [number, string, Status, 1 | 2 | 3 | 4],
  [age, due, planned, spent]: readonly [number, number, number, number?],
  waitsFor: readonly number[] = [],
): Piece => ({
  title,
  requirement,
  type,
  owner,
  status,
  urgency,
  age,
  due,
  planned,
  waitsFor,
  ...(spent ? {spent} : {}),
});

/** The first eight are those of the tiny world, in every state. */
const PIECES: readonly Piece[] = [
  piece('Work out the price of a metre', 1, [DEVELOPMENT, 'manager', 'done', 3], [30, -12, 240, 310]),
  piece('Ask for metres in the quote', 1, [DEVELOPMENT, 'manager', 'doing', 3], [28, -1, 360, 120], [1]),
  piece('Show the rolls on the job ticket', 1, [DESIGN, 'designer', 'todo', 2], [27, 8, 90], [2]),
  piece('Translate the quotation', 2, [CONTENT, 'marketing', 'done', 2], [90, -60, 180, 150]),
  piece('Photograph the platings', 3, [DESIGN, 'designer', 'checking', 2], [9, 2, 240, 260]),
  piece('Text for the card', 3, [CONTENT, 'marketing', 'todo', 1], [9, 14, 60]),
  piece('A tune of eight bars', 5, [CONTENT, 'marketing', 'cancelled', 1], [58, -40, 60]),
  piece('Count the paper in the cellar', null, [CONTENT, 'warehouse', 'todo', 1], [3, -1, 45]),
  piece('Find a font with Hangul for papers', 2, [DEVELOPMENT, 'manager', 'done', 3], [92, -70, 120, 95]),
  piece('Have a dealer read the Korean paper', 2, [CONTENT, 'olivia.grant', 'done', 2], [70, -45, 30, 40], [4, 9]),
  piece('Choose six magnets', 7, [DESIGN, 'designer.two', 'done', 2], [38, -20, 120, 100]),
  piece('Order five hundred magnets', 7, [CONTENT, 'purchase', 'doing', 3], [30, 1, 30, 15], [11]),
  piece('Put magnets into the welcome box', 7, [CONTENT, 'shipping', 'todo', 2], [30, 6, 480], [12]),
  piece('A page about magnets', 7, [CONTENT, 'intern', 'checking', 2], [22, -2, 180, 240]),
  piece('Leave out letters that look alike', 8, [DEVELOPMENT, 'manager', 'done', 2], [130, -100, 240, 200]),
  piece('Tell the call centre', 8, [CONTENT, 'customerservice', 'done', 1], [110, -90, 30, 30], [15]),
  piece('Visit the plating hall', 9, [DEVELOPMENT, 'manager', 'done', 2], [16, -9, 300, 360]),
  piece('Sketch the form for a shift', 9, [DESIGN, 'designer', 'doing', 3], [12, 4, 180, 60], [17]),
  piece('Tablets for the hall', 9, [CONTENT, 'purchase', 'todo', 2], [12, 20, 60], [18]),
  piece('What a repeat order needs', 10, [DEVELOPMENT, 'olivia.grant', 'done', 3], [26, -18, 120, 90]),
  piece('The short form', 10, [DEVELOPMENT, 'manager', 'checking', 4], [24, -2, 600, 720], [20]),
  piece('Try it with ten customers', 10, [CONTENT, 'jonas.weber', 'todo', 4], [24, 1, 240], [21]),
  piece('Button in the mail of delivery', 10, [DEVELOPMENT, 'designer.three', 'doing', 3], [15, 5, 90, 45]),
  piece('Holiday opening times on all sites', null, [CONTENT, 'marketing', 'todo', 3], [2, 3, 30]),
  piece('New pictures of the office in Berlin', null, [DESIGN, 'designer.two', 'todo', 1], [6, 25, 120]),
  piece('Clean up colours that nobody uses', null, [DESIGN, 'designlead', 'doing', 1], [14, 10, 240, 90]),
  piece('Answer the questionnaire of the carrier', null, [CONTENT, 'shipping', 'done', 2], [20, -10, 45, 30]),
  piece('A sample board for the fair', null, [DESIGN, 'designer', 'todo', 4], [5, 2, 360]),
  piece('Plan the shifts of November', null, [CONTENT, 'factory', 'doing', 4], [4, 0, 120, 60]),
  piece('Lists for the stocktaking', null, [CONTENT, 'warehouse', 'checking', 2], [8, 1, 60, 75]),
];

const FEW = 8;
/** After so much of its age a task was begun, and after so much it was done. */
const BEGUN_AFTER = 0.15;
const DONE_AFTER = 0.6;
const OPEN: readonly Status[] = ['todo', 'doing', 'checking'];

export interface TaskOptions {
  readonly calendar: Calendar;
  readonly few: boolean;
  readonly userId: (userName: string) => number;
}

function piecesOf(few: boolean): readonly Piece[] {
  return PIECES.slice(0, few ? FEW : undefined);
}

function rowOf({calendar, userId}: TaskOptions, {status, age, ...each}: Piece, index: number): Row {
  const isBegun = status === 'doing' || status === 'checking' || status === 'done';
  const openDependencyCount = (each.waitsFor ?? []).filter(place => {
    const other = PIECES[place - 1];
    return other !== undefined && OPEN.includes(other.status);
  }).length;
  return {
    id: index + 1,
    title: each.title,
    requirementId: each.requirement,
    typeId: each.type,
    urgency: each.urgency,
    ownerId: userId(each.owner),
    watcherIds: each.requirement === null ? [] : [userId('manager')],
    authorId: userId('manager'),
    dueOn: calendar.dayFrom(each.due),
    plannedMinutes: each.planned,
    spentMinutes: each.spent ?? null,
    status,
    openDependencyCount,
    startedAt: isBegun ? calendar.ago(age * (1 - BEGUN_AFTER)) : null,
    finishedAt: status === 'done' ? calendar.ago(age * (1 - DONE_AFTER)) : null,
    createdAt: calendar.ago(age),
  };
}

export function tasks(options: TaskOptions): readonly Row[] {
  return piecesOf(options.few).map((each, index) => rowOf(options, each, index));
}

export function taskDependencies({few}: TaskOptions): readonly Row[] {
  return piecesOf(few)
    .flatMap(({waitsFor = []}, index) => waitsFor.map((place, at) => ({taskId: index + 1, waitsForId: place, at})))
    .map(({taskId, waitsForId, at}, index) => ({
      id: index + 1,
      taskId,
      waitsForId,
      status: PIECES[waitsForId - 1]?.status ?? 'todo',
      sort: at + 1,
    }));
}
