/** What products are shown by, and on which platforms. */
import {PROJECT} from '@emblem/schemas/values';
import type {Row} from '../store/row';
import type {IconPictures} from './pictures';

export interface Shown {
  /** Design categories, whose pictures stand for products. */
  readonly categories: readonly Row[];
  readonly projects: readonly Row[];
  readonly icons: IconPictures;
  readonly few: boolean;
}

export const FEW = 2;

export function shownIn({categories, projects}: Shown) {
  const pictures = categories.map(category => category.categoryMainImg).filter(picture => typeof picture === 'string');
  return {
    picture: (place: number) => pictures[place % pictures.length] ?? '',
    proIds: projects.filter(({proType}) => proType === PROJECT.proType.selfOperated).map(({id}) => id),
  };
}

export type Rows = Readonly<Record<string, readonly Row[]>>;

export function someOf<T>({few}: Shown, rows: readonly T[]): readonly T[] {
  return rows.slice(0, few ? FEW : undefined);
}
