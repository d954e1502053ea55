/** Articles of the websites, and what pictures and templates are told apart by. */
import type {Calendar} from '../calendar';
import type {Row} from '../store/row';

export interface ArticleOptions {
  readonly projects: readonly Row[];
  readonly marketerId: number;
  readonly calendar: Calendar;
}

/** Title, category, state, days from now that it is planned for. */
const ARTICLES = [
  ['How enamel pins are made', 'guide', 'published', -90],
  ['Seven ideas for a team patch', 'blog', 'published', -30],
  ['A school that designed its own medal', 'story', 'review', 4],
  ['Washing embroidered patches', 'help', 'draft', 12],
  ['The fair of the year before', 'blog', 'archived', -420],
] as const;

const LABELS = [
  ['School', '#2a78d6'],
  ['Sports', '#1f8a4c'],
  ['Holiday', '#b4472e'],
  ['Animals', '#7a5ad6'],
] as const;

const slugOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** By entity. */
export function articles({projects, marketerId, calendar}: ArticleOptions): Readonly<Record<string, readonly Row[]>> {
  return {
    article: ARTICLES.map(([title, category, status, day], index): Row => ({
      id: index + 1,
      title,
      proId: projects[index % projects.length]?.id ?? 1,
      slug: slugOf(title),
      category,
      language: 'en',
      summary: `${title}, told in five minutes.`,
      content: `${title}.\n\nWhat one should know before the first order, with pictures from our own workshop.`,
      authorId: marketerId,
      publishOn: calendar.dayFrom(day),
      publishedAt: status === 'published' || status === 'archived' ? calendar.ago(-day) : null,
      status,
      createdAt: calendar.ago(Math.max(2, -day + 10)),
    })),
    'resource-label': LABELS.map(([name, colour], index): Row => ({
      id: index + 1,
      name,
      colour,
      sort: index + 1,
      state: 1,
      createdAt: calendar.ago(300),
    })),
  };
}
