/** A part of the menu that is there several times, once for each market or the like, and is said once. */
import type {Text} from '../vocabulary';
import type {NavigationNode, NavigationSource, NavigationVariant} from './types';

const NO_TITLE: Text = {zh: '', en: ''};

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `{title} orders` of the variant titled "German" is "German orders", of the one without a title "Orders". */
function titled({zh, en}: Text, {title = NO_TITLE}: NavigationVariant): Text {
  return {zh: zh.replaceAll('{title}', title.zh).trim(), en: capitalised(en.replaceAll('{title}', title.en).trim())};
}

/** The node with `{key}` and `{path}` filled in wherever a text stands, however deep. */
function filled(node: NavigationNode, {key, path}: NavigationVariant): NavigationNode {
  return JSON.parse(JSON.stringify(node), (_name, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('{key}', key).replaceAll('{path}', path) : value,
  );
}

/** Which of an entry's variants; none for what is there once. */
export interface Placing {
  readonly variant: NavigationVariant;
  /** A record is at home under the first variant. */
  readonly isFirst: boolean;
}

/** How often the entry and what lies below it stand in the menu. */
export function placingsOf({variants}: NavigationSource): readonly (Placing | undefined)[] {
  return variants?.map((variant, index) => ({variant, isFirst: index === 0})) ?? [undefined];
}

/** The entry without what lies below it; undefined where the variant does without it. */
export function placed(source: NavigationSource, placing: Placing | undefined): NavigationNode | undefined {
  const {variants: _variants, children: _children, only, ...node} = source;
  if (!placing) return node;
  const {variant, isFirst} = placing;
  if (only && !only.includes(variant.key)) return undefined;
  return {
    ...filled(node, variant),
    title: titled(node.title, variant),
    ...(node.name && variant.name ? {name: variant.name + capitalised(node.name)} : {}),
    alternative: !isFirst,
  };
}

function withChildren(source: NavigationSource, placing: Placing | undefined): readonly NavigationNode[] {
  const node = placed(source, placing);
  if (!node) return [];
  return [source.children ? {...node, children: source.children.flatMap(child => withChildren(child, placing))} : node];
}

/** What stands in the menu for one entry of a file: the entry itself, or one for each of its variants. */
export function variantsOf(source: NavigationSource): readonly NavigationNode[] {
  return placingsOf(source).flatMap(placing => withChildren(source, placing));
}
