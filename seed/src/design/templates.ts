/** Templates: every theme on seven products and a ribbon, and the bare products for exchange. */
import type {Json} from '@emblem/schemas';
import {PROJECT, TEMPLATE} from '@emblem/schemas/values';
import type {Calendar} from '../calendar';
import {withEach} from '../cast';
import {composeBlank, composeDesign, layoutName, type Design, type Subject} from '../drawing/compose';
import {THEMES, type Theme} from '../drawing/themes';
import {each, putPicture} from '../files';
import {Random} from '../random';
import type {Row} from '../store/row';
import type {WorldInput} from '../types';
import {CATEGORIES, RIBBONS, type Category} from './categories';
import {FEW_THEMES, type ClipartLibrary} from './cliparts';
import type {Products} from './products';
import type {TemplateTypes} from './template-types';

export type Template = Row & {
  readonly templateName: string;
  readonly templateImg: string;
  readonly templateFile: Json;
  readonly categoryId: number;
  readonly state: number;
};

const PER_THEME = 7;

/** The first ones are published on every platform, so that guides and tests can name them. */
const ALWAYS_OPEN = 14;

/** With their weights. */
const STATES = [
  [TEMPLATE.state.published, 80],
  [TEMPLATE.state.saved, 8],
  [TEMPLATE.state.cached, 5],
  [TEMPLATE.state.uploaded, 4],
  [TEMPLATE.state.stopped, 3],
] as const;

interface Draft {
  readonly name: string;
  readonly category: Category;
  readonly design: Design;
  readonly types: readonly number[];
  readonly labels: readonly number[];
  readonly isPaintless: 0 | 1;
  /** Published, whatever the others are. */
  readonly isOpen: boolean;
}

export interface TemplateOptions {
  readonly library: ClipartLibrary;
  readonly products: Products;
  readonly types: TemplateTypes;
  readonly designers: readonly number[];
  readonly projects: readonly Row[];
  readonly calendar: Calendar;
  readonly few: boolean;
}

/** Special characters go, blanks become hyphens, capitals become small (editor, section 5). */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');
}

function subjectOf(category: Category, place: number, products: Products): Subject {
  const blank = category.blanks[place % Math.max(1, category.blanks.length)];
  return {category, blank, basePicture: blank && products.pictureOf(blank)};
}

const IN_TURN = CATEGORIES.filter(({id}) => id !== RIBBONS);

function themedTemplate(
  theme: Theme,
  themePlace: number,
  place: number,
  options: TemplateOptions,
): Omit<Draft, 'isOpen'> {
  const category = IN_TURN[(themePlace * 3 + place * 2) % IN_TURN.length];
  if (!category) throw new Error('There is no category.');
  return drawTemplate(category, theme, themePlace, place, options);
}

function drawTemplate(
  category: Category,
  theme: Theme,
  themePlace: number,
  place: number,
  {library, products, types}: TemplateOptions,
): Omit<Draft, 'isOpen'> {
  const layout = themePlace + place;
  const subject = subjectOf(category, themePlace + place, products);
  const icons = theme.icons.map((_, index) => theme.icons[(index + place) % theme.icons.length] ?? '');
  const style = layoutName(subject, layout);
  const labels = [
    library.tags.idOf('Theme', theme.name),
    library.tags.idOf('Style', style),
    subject.blank && library.tags.idOf('Shape', subject.blank.outline),
  ];
  return {
    name: `${theme.name} ${style} ${category.noun}`,
    category,
    isPaintless: 0,
    types: [types.idOf(theme)],
    design: composeDesign(subject, {theme, pictures: icons.map(name => library.picture(name)), layout}),
    labels: labels.filter(id => id !== undefined),
  };
}

function templateWithoutTheme(
  category: Category,
  place: number,
  {library, products, types}: TemplateOptions,
): Omit<Draft, 'isOpen'> {
  const subject = subjectOf(category, place, products);
  const outline = subject.blank?.outline ?? 'plain';
  const label = library.tags.idOf('Shape', outline);
  return {
    name: `Blank ${outline} ${category.noun}`,
    category,
    isPaintless: 1,
    types: [types.blankShapes],
    labels: label === undefined ? [] : [label],
    design: composeBlank(subject),
  };
}

/** Where there are few, categories are those before it. */
const NOT_AMONG_FEW = 366;
/** And so many more templates, which are not published. */
const FEW_LATER = 4;

function laterOnes(
  themes: readonly Theme[],
  first: ReadonlyMap<string, unknown>,
  options: TemplateOptions,
): readonly Omit<Draft, 'isOpen'>[] {
  const places = Array.from({length: PER_THEME - 2}, (_, place) => place + 2);
  return themes
    .flatMap((theme, themePlace) => places.map(place => themedTemplate(theme, themePlace, place, options)))
    .filter(({name, category}) => !first.has(name) && category.id < NOT_AMONG_FEW)
    .slice(0, FEW_LATER);
}

function drafts(options: TemplateOptions): readonly Draft[] {
  const themes = options.few ? THEMES.slice(0, FEW_THEMES) : THEMES;
  const turns = themes.flatMap((theme, themePlace) =>
    Array.from({length: options.few ? 2 : PER_THEME}, (_, place) => themedTemplate(theme, themePlace, place, options)),
  );
  const blanks = CATEGORIES.slice(0, options.few ? 2 : undefined).flatMap(category =>
    (category.strip ? [] : category.blanks)
      .slice(0, options.few ? 2 : undefined)
      .map((_, place) => templateWithoutTheme(category, place, options)),
  );
  const ribbons = CATEGORIES.filter(({id}) => id === RIBBONS).flatMap(category =>
    themes.map((theme, place) => drawTemplate(category, theme, place, 0, options)),
  );
  const first = new Map([...turns, ...blanks, ...ribbons].map(draft => [draft.name, draft]));
  const all = [...first.values()].filter(draft => !options.few || draft.category.id < NOT_AMONG_FEW);
  const later = options.few ? laterOnes(themes, first, options) : [];
  return [
    ...all.map((draft, place) => ({
      ...draft,
      isOpen: draft.isPaintless === TEMPLATE.isPaintless.yes || place < ALWAYS_OPEN,
    })),
    ...later.map(draft => ({...draft, isOpen: false})),
  ];
}

/** Some published templates are shown on one platform only. */
function displayLimit(random: Random, projects: readonly Row[]): Readonly<Record<string, unknown>> {
  const others = projects.filter(
    project => project.projectIsDefault !== PROJECT.projectIsDefault.yes && project.state !== PROJECT.state.disabled,
  );
  if (others.length === 0 || !random.chance(0.06)) return {displayControl: 0};
  const {id, proType, proName, url} = random.pick(others);
  return {
    displayControl: 1,
    platforms: [{proType, proName}],
    domains: [{proId: id, domainUrl: url}],
    languages: [{languageId: 1, language: 'en-us'}],
    limitProjectIds: [id],
    limitLanguages: ['en-us'],
  };
}

function searchTexts(name: string, category: Category): Readonly<Record<string, unknown>> {
  return {
    seoState: 1,
    seoTitle: `${name} | Custom ${category.name}`,
    seoDescription:
      `Start from "${name}": change words, colours and pictures online and order your own ` +
      `${category.name.toLowerCase()}.`,
  };
}

/** Of a sticker, to a tenth of an inch. */
function inches(millimetres: number): number {
  return Math.round(millimetres / 2.54) / 10;
}

function statesOf(all: readonly Draft[]): readonly number[] {
  return withEach(
    all.map(({isOpen}, place): number =>
      isOpen ? TEMPLATE.state.published : new Random('state of template', place + 1).weighted(STATES),
    ),
    STATES.map(([state]) => state),
    (place, state) => ((all[place]?.isOpen === true) === (state === TEMPLATE.state.published) ? place : undefined),
  );
}

export async function templates(input: WorldInput, options: TemplateOptions): Promise<readonly Template[]> {
  const {calendar, designers, projects} = options;
  const all = drafts(options);
  const states = statesOf(all);
  return each(all, async ({name, category, design, types, labels, isPaintless, isOpen}, index) => {
    const id = index + 1;
    const code = `${category.code}-${String(id).padStart(4, '0')}`;
    const random = new Random('template', id);
    const state = states[index] ?? TEMPLATE.state.published;
    const createdAt = calendar.ago(420 - (400 * index) / all.length);
    return {
      id,
      templateName: name,
      templateCode: code,
      categoryId: category.id,
      templateFile: design.file,
      templateImg: await putPicture(input, `template/${code}.svg`, design.picture),
      isPaintless,
      types,
      labels,
      state,
      specification:
        category.sticker === 0
          ? null
          : JSON.stringify({width: inches(category.width), height: inches(category.height)}),
      templateUrl: `/templates/${slug(name)}`,
      templateSlug: slug(name),
      designerId: designers[index % designers.length] ?? null,
      ...(state === TEMPLATE.state.published ? searchTexts(name, category) : {}),
      ...(state === TEMPLATE.state.published && !isOpen ? displayLimit(random, projects) : {}),
      createdAt,
      updatedAt: calendar.after(createdAt, random.int(0, 20)),
    };
  });
}
