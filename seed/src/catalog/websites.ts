/** What each website offers and by how much it raises the prices, FD categories, and how reviews are shown. */
import {PROJECT} from '@emblem/schemas/values';
import type {Row} from '../store/row';

const FEW = 4;

/** Percent by type of platform: self-operated, dealer, alliance. */
const RATES = ['0.00', '12.50', '8.00'];

function pairs(
  projects: readonly Row[],
  categories: readonly Row[],
): readonly {readonly project: Row; readonly category: Row}[] {
  return projects.flatMap(project =>
    categories.filter(category => category.pid !== null).map(category => ({project, category})),
  );
}

function describeProject(project: Row, category: Row): Readonly<Record<string, unknown>> {
  return {
    proId: project.id,
    proType: project.proType,
    quoteCateId: category.id,
    name: `${String(project.proName)} · ${String(category.cateName)}`,
  };
}

export function websiteCategories(projects: readonly Row[], categories: readonly Row[], few: boolean): readonly Row[] {
  return pairs(projects, categories)
    .slice(0, few ? FEW : undefined)
    .map(({project, category}, index) => ({
      id: index + 1,
      ...describeProject(project, category),
      state: index % 9 === 8 ? 0 : 1,
      remark:
        index % 9 === 8
          ? 'Not asked for here'
          : project.proType === PROJECT.proType.selfOperated
            ? null
            : 'As agreed with the partner',
    }));
}

/** Websites of one's own raise little: only where a category sells dearer there. */
export function websitePrices(projects: readonly Row[], categories: readonly Row[], few: boolean): readonly Row[] {
  const raised = pairs(projects, categories).filter(
    ({project, category}) => project.proType !== PROJECT.proType.selfOperated || category.id % 10 === 1,
  );
  return raised.slice(0, few ? FEW : undefined).map(({project, category}, index) => {
    const byAmount = project.proType === PROJECT.proType.selfOperated;
    return {
      id: index + 1,
      ...describeProject(project, category),
      increaseType: byAmount ? 2 : 1,
      increaseRate: byAmount ? '0.00' : (RATES[Number(project.proType)] ?? '0.00'),
      currency: 'USD',
      increaseAmount: byAmount ? '0.05' : '0.00',
      remark: byAmount ? null : 'Agreed with the partner',
    };
  });
}

/** Name, quote categories bound to it: full custom, semi custom. */
const FD: readonly (readonly [string, readonly number[], readonly number[]])[] = [
  ['Pins and coins', [11, 12], []],
  ['Medals', [13], []],
  ['Keychains', [14], []],
  ['Patches', [21, 22], []],
  ['Office gifts', [51], [61, 62]],
];

/** `pictureOf` a quote category; FD categories show the first of theirs. */
export function fdCategories(
  categories: readonly Row[],
  few: boolean,
  pictureOf: (quoteCateId: number) => string | null,
): readonly Row[] {
  const known = new Set(categories.map(({id}) => id));
  const bound = (ids: readonly number[]) => ids.filter(id => known.has(id));
  return FD.slice(0, few ? 3 : undefined).map(([name, full, semi], index) => ({
    id: index + 1,
    name,
    jumpLink: `https://www.stickerharbour.example/fd/${name.toLowerCase().replaceAll(' ', '-')}`,
    imageUrl: pictureOf(full[0] ?? 0),
    quoteCateIdList: bound(full),
    halfQuoteCateIdList: bound(semi),
  }));
}

export function reviewConfigs(projects: readonly Row[], few: boolean): readonly Row[] {
  return projects
    .slice(0, few ? 2 : undefined)
    .map((project, index) => ({
      id: index + 1,
      proId: project.id,
      name: String(project.proName),
      minStars: project.proType === PROJECT.proType.selfOperated ? 1 : 3,
      perPage: 10,
      needsApproval: 1,
      replyText: 'Thank you for telling us. It makes our next badge better.',
      state: project.proType === PROJECT.proType.alliance ? 0 : 1,
    }));
}
