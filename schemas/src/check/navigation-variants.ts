/** Variants belong to entries of the first level, and what they fill in to those entries and the ones below them. */
import type {NavigationFile, NavigationSource} from '../navigation';
import {finding, type Finding} from './types';

const PLACEHOLDER = /\{(key|path|title)\}/;

function checkEntry(
  entry: NavigationSource,
  pointer: string,
  keys: readonly string[],
  isTop: boolean,
): readonly Finding[] {
  const {children, ...own} = entry;
  const findings: Finding[] = [];
  if (!isTop && entry.variants)
    findings.push(finding(`${pointer}/variants`, 'Only an entry of the first level has variants.', 'Move them up.'));
  if (keys.length === 0 && PLACEHOLDER.test(JSON.stringify(own)))
    findings.push(
      finding(
        pointer,
        `"${entry.path}" fills in what it does not have.`,
        'Give the entry of the first level "variants".',
      ),
    );
  for (const key of entry.only ?? [])
    if (!keys.includes(key))
      findings.push(finding(`${pointer}/only`, `There is no variant "${key}".`, `Use some of: ${keys.join(', ')}.`));
  const below = (children ?? []).flatMap((child, index) =>
    checkEntry(child, `${pointer}/children/${index}`, keys, false),
  );
  return [...findings, ...below];
}

export function checkVariants({nodes}: NavigationFile): readonly Finding[] {
  return nodes.flatMap((entry, index) => {
    const keys = (entry.variants ?? []).map(({key}) => key);
    return checkEntry(entry, `/nodes/${index}`, keys, true);
  });
}
