import type {Row} from '../store/row';

/** Alliance platforms show templates of a few categories only; one dealer's restriction is prepared but off. */
export function platformLimitations(projects: readonly Row[], categories: readonly Row[]): readonly Row[] {
  const limited = projects.filter(({proType}) => proType === 2 || proType === 1);
  return limited.map(({id: proId, proType, url}, index) => ({
    id: index + 1,
    proType,
    proId,
    domainUrl: url,
    state: proType === 2 ? 1 : 0,
    templatePublishLimitation: 1,
    platformLimitationList: categories.slice(0, 4 + index).map(category => category.id),
    categoryLimitation: 1,
  }));
}
