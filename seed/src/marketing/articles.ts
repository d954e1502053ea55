/** Articles of the websites. */
import type {Calendar} from '../calendar';
import {disc, png, rhombus, square, stripes} from '../drawing/png';
import {each, putPicture} from '../files';
import type {Row} from '../store/row';
import type {WorldInput} from '../types';

export interface ArticleOptions {
  readonly projects: readonly Row[];
  readonly marketerId: number;
  readonly calendar: Calendar;
  readonly pictures: readonly string[];
}

/** Title, category, state, days from now that it is planned for. */
const ARTICLES = [
  ['How enamel pins are made', 'guide', 'published', -90],
  ['Seven ideas for a team patch', 'blog', 'published', -30],
  ['A school that designed its own medal', 'story', 'review', 4],
  ['Washing embroidered patches', 'help', 'draft', 12],
  ['The fair of the year before', 'blog', 'archived', -420],
] as const;

/** Two colours of a made-up picture. */
const COVERS = [
  ['#0b4f6c', '#f2b632'],
  ['#20bf55', '#ffffff'],
  ['#1d3557', '#e07a5f'],
  ['#5b1e6e', '#01baef'],
  ['#b80c09', '#f2b632'],
] as const;

export const covers = (input: WorldInput): Promise<readonly string[]> =>
  each(COVERS, ([ground, top], index) =>
    putPicture(
      input,
      `articles/cover-${index + 1}.png`,
      png(160, [
        {colour: ground, covers: square(1)},
        {colour: top, covers: index % 2 === 0 ? disc(0.6) : rhombus(0.7)},
        {colour: ground, covers: stripes(disc(0.4), 2 + index)},
      ]),
    ),
  );

const slugOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** By entity. */
export function articles(options: ArticleOptions): Readonly<Record<string, readonly Row[]>> {
  const {projects, marketerId, calendar, pictures} = options;
  return {
    article: ARTICLES.map(([title, category, status, day], index): Row => ({
      id: index + 1,
      title,
      proId: projects[index % projects.length]?.id ?? 1,
      slug: slugOf(title),
      category,
      language: 'en',
      cover: pictures[index],
      summary: `${title}, told in five minutes.`,
      content: `${title}.\n\nWhat one should know before the first order, with pictures from our own workshop.`,
      authorId: marketerId,
      publishOn: calendar.dayFrom(day),
      publishedAt: status === 'published' || status === 'archived' ? calendar.ago(-day) : null,
      status,
      createdAt: calendar.ago(Math.max(2, -day + 10)),
    })),
  };
}
