import {PROJECT} from '@emblem/schemas/values';
import type {Row} from '../store/row';

/** Alliance platforms show templates of a few categories only; one dealer's restriction is prepared but off. */
export function platformLimitations(projects: readonly Row[], categories: readonly Row[]): readonly Row[] {
  const limited = projects.filter(
    ({proType}) => proType === PROJECT.proType.alliance || proType === PROJECT.proType.dealer,
  );
  return limited.map(({id: proId, proType, url}, index) => ({
    id: index + 1,
    proType,
    proId,
    domainUrl: url,
    state: proType === PROJECT.proType.alliance ? 1 : 0,
    templatePublishLimitation: 1,
    platformLimitationList: categories.slice(0, 4 + index).map(category => category.id),
    categoryLimitation: 1,
  }));
}
