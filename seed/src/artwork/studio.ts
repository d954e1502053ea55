/** The studio: what is drawn there, by whom, by which rules, and with what material. */
import type {Calendar} from '../calendar';
import {disc, png, rhombus, square} from '../drawing/png';
import {each, putPicture} from '../files';
import {portrait} from '../people/portrait';
import type {Row} from '../store/row';
import type {WorldInput} from '../types';

export const FLAT = 2;
export const SOLID = 3;

export interface Category {
  readonly id: number;
  readonly kind: number;
  readonly standardMinutes: number;
  readonly points: number;
}

const CATEGORIES = [
  ['Enamel pin, flat', FLAT, 60, 2],
  ['Patch, flat', FLAT, 45, 1],
  ['Sticker sheet', FLAT, 30, 1],
  ['Medal, modelled', SOLID, 180, 5],
  ['Figure, modelled', SOLID, 240, 8],
  ['Corrections', FLAT, 20, 1],
] as const;

export const categories: readonly (Category & Row)[] = CATEGORIES.map(
  ([name, kind, standardMinutes, points], index) => ({
    id: index + 1,
    name,
    kind,
    standardMinutes,
    points,
    state: 1,
    sort: index + 1,
  }),
);

export interface StudioOptions {
  readonly calendar: Calendar;
  readonly few: boolean;
  readonly staff: readonly Row[];
  readonly input: WorldInput;
}

/** Who draws: the kind, and what they can. */
const DESIGNERS: Readonly<Record<string, readonly [kind: number, skills: readonly number[]]>> = {
  designer: [FLAT, [1, 2, 3, 6]],
  'designer.two': [FLAT, [1, 2, 3]],
  designlead: [SOLID, [4, 5]],
  'designer.three': [SOLID, [4, 5]],
};

export interface Designer {
  readonly id: number;
  readonly kind: number;
  readonly name: string;
  readonly skills: readonly number[];
}

export function designersOf(staff: readonly Row[]): readonly Designer[] {
  return staff.flatMap(({id, userName, realName}) => {
    const [kind, skills] = DESIGNERS[String(userName)] ?? [];
    return kind === undefined || skills === undefined ? [] : [{id, kind, name: String(realName), skills}];
  });
}

function groups(designers: readonly Designer[], leaderId: number): readonly Row[] {
  const of = (kind: number) => designers.filter(designer => designer.kind === kind).map(({id}) => id);
  return [
    {
      id: 1,
      name: 'Flat artwork',
      kind: FLAT,
      leaderId,
      memberIds: of(FLAT),
      backerIds: of(SOLID).slice(0, 1),
      state: 1,
    },
    {id: 2, name: 'Models', kind: SOLID, leaderId, memberIds: of(SOLID), backerIds: [], state: 1},
  ];
}

const RULES = [
  ['Urgent work goes to whoever is free', null, [], 3, 1, 'leastLoad'],
  ['Medals and figures', SOLID, [4, 5], 1, 2, 'earlierDesigner'],
  ['Everything flat', FLAT, [], 1, 1, 'roundRobin'],
] as const;

const LIBRARY = [
  ['Clasps and pins, from behind', 'Backs', ['clasp', 'pin']],
  ['Ribbons in twelve folds', 'Ribbons', ['ribbon']],
  ['Laurels', 'Ornaments', ['laurel', 'medal']],
  ['Arms of the states', 'Heraldry', ['state', 'shield']],
] as const;
const MODELS = [
  ['Medal with a rim', 'Medals', ['rim']],
  ['Cup, 60 mm', 'Trophies', ['cup']],
  ['Gold, polished', 'Materials', ['gold']],
] as const;
const TEMPLATES = [
  ['Sheet for the customer, two views', 'Sheets', ['customer']],
  ['Sheet for the factory', 'Sheets', ['factory']],
  ['Cutting line of a patch', 'Patches', ['cut']],
] as const;

type Entry = readonly [name: string, subject: string, tags: readonly string[]];

function cover(place: number): Buffer {
  const ground = ['#1d3557', '#065f46', '#7f1d1d', '#4c1d95'][place % 4] ?? '#1d3557';
  return png(160, [
    {colour: ground, covers: square(1)},
    {colour: '#da9f19', covers: place % 2 === 0 ? disc(0.6) : rhombus(0.75)},
    {colour: ground, covers: disc(0.25)},
  ]);
}

async function library(
  {input, calendar, few}: StudioOptions,
  name: string,
  entries: readonly Entry[],
  authorId: number,
) {
  const shown = few ? entries.slice(0, 1) : entries;
  const pictures = await each(shown, (_, index) => putPicture(input, `${name}/${index + 1}.png`, cover(index)));
  return shown.map(([title, subject, tags], index): Row => ({
    id: index + 1,
    name: title,
    subject,
    tags,
    cover: pictures[index],
    files: [pictures[index]],
    authorId,
    state: 1,
    createdAt: calendar.ago(150 - index * 11),
  }));
}

/** By entity. */
export async function studio(options: StudioOptions): Promise<Readonly<Record<string, readonly Row[]>>> {
  const {staff, calendar, input} = options;
  const designers = designersOf(staff);
  const photos = await each(designers, ({id}) => putPicture(input, `designer/${id}.png`, portrait(id)));
  const leaderId = staff.find(({userName}) => userName === 'designlead')?.id ?? designers[0]?.id ?? 1;
  return {
    'task-category': categories,
    'designer-group': groups(designers, leaderId),
    'designer-account': designers.map(({id, kind, name, skills}, index) => ({
      id: index + 1,
      userId: id,
      name,
      photo: photos[index] ?? null,
      kind,
      groupId: kind === FLAT ? 1 : 2,
      skillIds: skills,
      dailyMinutes: 420,
      isOnDuty: 1,
      createdAt: calendar.ago(400),
    })),
    'drawing-allocation': RULES.filter(
      ([, , , , group]) => group === 1 || designers.some(({kind}) => kind === SOLID),
    ).map(([name, kind, categoryIds, leastUrgency, groupId, method], index) => ({
      id: index + 1,
      name,
      kind,
      categoryIds,
      leastUrgency,
      groupId,
      method,
      state: 1,
      sort: index + 1,
    })),
    'splitting-rule': [
      {id: 1, name: 'Every product', categoryId: null, taskCategoryIds: [1], dueMinutes: 480, state: 1},
    ],
    'artwork-resource': await library(options, 'resource', LIBRARY, leaderId),
    'modelling-resource': await library(options, 'model', MODELS, leaderId),
    'artwork-template': await library(options, 'artwork-template', TEMPLATES, leaderId),
  };
}
