/** What partners are made from, and how they choose from it. */
import {PROJECT} from '@emblem/schemas/values';
import type {IconPictures} from '../catalog/pictures';
import type {Row} from '../store/row';
import type {WorldInput} from '../types';

export interface Around {
  readonly projects: readonly Row[];
  readonly categories: readonly Row[];
  readonly countries: readonly Row[];
  readonly languages: readonly Row[];
  readonly currencies: readonly Row[];
  readonly staff: readonly Row[];
  readonly icons: IconPictures;
  readonly few: boolean;
}

const FEW = 2;

export interface Scene extends Around {
  readonly input: WorldInput;
  /** Projects of the alliance. */
  readonly alliance: readonly unknown[];
  readonly some: <T>(rows: readonly T[]) => readonly T[];
  readonly proId: (place: number) => unknown;
  readonly picture: (place: number) => unknown;
}

export type Rows = Readonly<Record<string, readonly Row[]>>;

export function sceneOf(input: WorldInput, around: Around): Scene {
  const {projects, categories, few} = around;
  const alliance = projects.filter(({proType}) => proType === PROJECT.proType.alliance).map(({id}) => id);
  return {
    ...around,
    input,
    alliance,
    some: rows => rows.slice(0, few ? FEW : undefined),
    proId: place => alliance[place % alliance.length] ?? null,
    picture: place => categories[place % categories.length]?.categoryMainImg ?? null,
  };
}
