/** Every menu entry has its titles and leads somewhere. */
import type {NavigationNode} from '../navigation';
import type {Model} from '../model';
import {checkPredicate} from '../predicate/check';
import {finding, type Finding, type Rule} from './types';

interface Placed {
  readonly node: NavigationNode;
  readonly pointer: string;
}

function flatten(nodes: readonly NavigationNode[], pointer: string): readonly Placed[] {
  return nodes.flatMap((node, index) => {
    const at = `${pointer}/${index}`;
    return [{node, pointer: at}, ...flatten(node.children ?? [], `${at}/children`)];
  });
}

function checkView({node, pointer}: Placed, model: Model): readonly Finding[] {
  if (node.entity === undefined) return [];
  const entity = model.entities.get(node.entity);
  if (!entity) return [finding(`${pointer}/entity`, `There is no entity "${node.entity}".`, 'Correct the key, or add the entity\'s file.')];
  const view = node.view ?? 'default';
  const missing = entity.views[view] ? []
    : [finding(`${pointer}/view`, `${entity.key} has no view "${view}".`, `Add it to x-views, or use one of ${Object.keys(entity.views).join(', ')}.`)];
  const wrong = node.where === undefined ? [] : checkPredicate(entity, model, node.where, {enums: true})
    .map(problem => finding(`${pointer}/where${problem.pointer}`, `${problem.message.en}.`, 'See src/predicate/types.ts for the grammar.'));
  return [...missing, ...wrong];
}

function checkNode(placed: Placed, paths: ReadonlySet<string>, model: Model): readonly Finding[] {
  const {node, pointer} = placed;
  const findings = [...checkView(placed, model)];
  if (!node.title) findings.push(finding(pointer, `"${node.path}" has no title.`, 'Add "title": {"zh": "…", "en": "…"}.'));
  if (!node.entity && !node.page && !node.redirect && !node.children)
    findings.push(finding(pointer, `"${node.path}" leads nowhere.`, 'Give it an entity, a page, a redirect or children.'));
  for (const [keyword, path] of [['activeMenu', node.activeMenu], ['redirect', node.redirect]] as const)
    if (path !== undefined && !paths.has(path)) findings.push(finding(`${pointer}/${keyword}`, `No entry has the path "${path}".`, 'Correct the path.'));
  return findings;
}

export const navigation: Rule = ({model, navigation: file}) => {
  if (!file) return [];
  const placed = flatten(file.content.nodes, '/nodes');
  const paths = new Set(placed.map(({node}) => node.path));
  const seen = new Set<string>();
  return placed.flatMap(each => {
    const again = seen.has(each.node.path);
    seen.add(each.node.path);
    const duplicate = again ? [finding(`${each.pointer}/path`, `"${each.node.path}" is listed twice.`, 'Remove one of the two.')] : [];
    return [...duplicate, ...checkNode(each, paths, model)];
  }).map(each => ({file: file.file, ...each}));
};
