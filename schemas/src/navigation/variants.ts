/**
 * A part of the menu that is there several times, once for each market or the like, and is said once. What lies below
 * may vary again: the inner variants fill in first, so that `{key}` is always that of the nearest ones.
 */
import {capitalise, fillTexts} from '../text/fill';
import type {Text} from '../vocabulary';
import type {NavigationNode, NavigationSource, NavigationVariant} from './types';

const NO_TITLE: Text = {zh: '', en: ''};

/** An entry on its way into the menu. */
export interface Entry extends Omit<NavigationSource, 'children'> {
  /** Where its file has it, for whoever tells of faults. */
  readonly pointer?: string;
  readonly alternative?: boolean;
  readonly children?: readonly Entry[];
}

/** An entry of the menu, of which a check knows where it comes from. */
export interface PlacedNode extends NavigationNode {
  readonly pointer?: string;
  readonly children?: readonly PlacedNode[];
}

/** The placeholders that a variant fills in, beside `{title}`. */
export function textsOf({key, path, fill}: NavigationVariant): Readonly<Record<string, string>> {
  return {key, ...(path !== undefined && {path}), ...fill};
}

/** Names of variants of other entries around this one decide nothing here. */
function isLeftOut({only}: Entry, {key}: NavigationVariant, all: readonly NavigationVariant[]): boolean {
  return only !== undefined && all.some(each => only.includes(each.key)) && !only.includes(key);
}

interface Place {
  readonly variant: NavigationVariant;
  readonly all: readonly NavigationVariant[];
  /** Records are at home, and permission labels granted, under the first variant of an entry of the first level. */
  readonly alternative?: boolean;
}

function placeEntry(entry: Entry, place: Place): readonly Entry[] {
  const {variant, all, alternative} = place;
  if (isLeftOut(entry, variant, all)) return [];
  const {children, only, ...own} = entry;
  const {labels, ...node} = fillTexts(own, {texts: textsOf(variant), titles: {title: variant.title ?? NO_TITLE}});
  return [
    {
      ...node,
      ...(only && {only}),
      ...(labels && !alternative && {labels}),
      ...(node.name && variant.name ? {name: variant.name + capitalise(node.name)} : {}),
      ...(alternative !== undefined && {alternative}),
      ...(children && {children: children.flatMap(child => placeEntry(child, place))}),
    },
  ];
}

function expandVariants({variants, children, ...own}: Entry, isTop: boolean): readonly Entry[] {
  const entry = {...own, ...(children && {children: children.flatMap(child => expandVariants(child, false))})};
  if (!variants) return [entry];
  return variants.flatMap((variant, index) =>
    placeEntry(entry, {variant, all: variants, ...(isTop && {alternative: index > 0})}),
  );
}

function nodeOf({only: _only, variants: _variants, children, ...node}: Entry): PlacedNode {
  return {...node, ...(children && {children: children.map(nodeOf)})};
}

/** What stands in the menu for one entry of the first level: the entry itself, or one for each of its variants. */
export function variantsOf(source: Entry): readonly PlacedNode[] {
  return expandVariants(source, true).map(nodeOf);
}
