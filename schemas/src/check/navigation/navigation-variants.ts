/** Variants fill in what the entries of their part of the menu leave open, each of a set the same placeholders. */
import {placeholdersIn} from '../../text/fill';
import type {NavigationFile, NavigationSource, NavigationVariant} from '../../navigation';
import {textsOf} from '../../navigation/variants';
import {finding, type Finding} from '../types';

/** What the entries around one have to fill in. */
interface Scope {
  readonly placeholders: ReadonlySet<string>;
  readonly keys: readonly string[];
}

const NOTHING: Scope = {placeholders: new Set(), keys: []};

function placeholdersOf(variant: NavigationVariant): readonly string[] {
  return [...Object.keys(textsOf(variant)), 'title'];
}

function checkSet(variants: readonly NavigationVariant[], pointer: string): readonly Finding[] {
  const all = new Set(variants.flatMap(placeholdersOf));
  return variants.flatMap((variant, index) => {
    const own = placeholdersOf(variant);
    return [...all]
      .filter(name => !own.includes(name))
      .map(name =>
        finding(`${pointer}/${index}`, `"${variant.key}" lacks "${name}".`, 'Give each variant of a set the same.'),
      );
  });
}

function checkEntry(entry: NavigationSource, pointer: string, outer: Scope): readonly Finding[] {
  const {children, variants = [], ...own} = entry;
  const scope: Scope = {
    placeholders: new Set([...outer.placeholders, ...variants.flatMap(placeholdersOf)]),
    keys: [...outer.keys, ...variants.map(({key}) => key)],
  };
  const open = placeholdersIn(own).some(name => !scope.placeholders.has(name));
  const unfilled = open
    ? [finding(pointer, `"${entry.path}" fills in what it does not have.`, 'Give an entry around it "variants".')]
    : [];
  const strange = (entry.only ?? [])
    .filter(key => !scope.keys.includes(key))
    .map(key => finding(`${pointer}/only`, `There is no variant "${key}".`, `Use some of: ${scope.keys.join(', ')}.`));
  const below = (children ?? []).flatMap((child, index) => checkEntry(child, `${pointer}/children/${index}`, scope));
  return [...unfilled, ...checkSet(variants, `${pointer}/variants`), ...strange, ...below];
}

export function checkVariants({nodes}: NavigationFile): readonly Finding[] {
  return nodes.flatMap((entry, index) => checkEntry(entry, `/nodes/${index}`, NOTHING));
}
