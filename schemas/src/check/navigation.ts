/** Every menu entry has its titles and leads somewhere. */
import type {NavigationNode} from '../navigation';
import type {Model} from '../model';
import {checkPredicate} from '../predicate/check';
import {finding, type Finding, type Rule} from './types';

interface Placed {
  readonly file: string;
  readonly node: NavigationNode;
  readonly pointer: string;
  readonly parent?: NavigationNode;
}

function flatten(
  file: string,
  nodes: readonly NavigationNode[],
  pointer: string,
  parent?: NavigationNode,
): readonly Placed[] {
  return nodes.flatMap((node, index) => {
    const at = `${pointer}/${index}`;
    return [{file, node, pointer: at, parent}, ...flatten(file, node.children ?? [], `${at}/children`, node)];
  });
}

function checkView({node, pointer}: Placed, model: Model): readonly Finding[] {
  if (node.entity === undefined) return [];
  const entity = model.entities.get(node.entity);
  if (!entity)
    return [
      finding(
        `${pointer}/entity`,
        `There is no entity "${node.entity}".`,
        "Correct the key, or add the entity's file.",
      ),
    ];
  const view = node.view ?? 'default';
  const missing = entity.views[view]
    ? []
    : [
        finding(
          `${pointer}/view`,
          `${entity.key} has no view "${view}".`,
          `Add it to x-views, or use one of ${Object.keys(entity.views).join(', ')}.`,
        ),
      ];
  const wrong =
    node.where === undefined
      ? []
      : checkPredicate(entity, model, node.where, {enums: true}).map(problem =>
          finding(
            `${pointer}/where${problem.pointer}`,
            `${problem.message.en}.`,
            'See src/predicate/types.ts for the grammar.',
          ),
        );
  return [...missing, ...wrong];
}

const GOALS = ['entity', 'page', 'redirect', 'recordOf', 'purpose', 'children'] as const;

/** A later page says so by its purpose; once it leads somewhere else, the purpose is out of date. */
function checkGoal({node, pointer}: Placed): readonly Finding[] {
  const goals = GOALS.filter(goal => node[goal] !== undefined);
  if (goals.length === 0)
    return [
      finding(
        pointer,
        `"${node.path}" leads nowhere.`,
        'Give it an entity, a page, a redirect, a purpose or children.',
      ),
    ];
  const real = goals.filter(goal => goal !== 'children');
  return real.length > 1
    ? [finding(pointer, `"${node.path}" leads to several places: ${real.join(', ')}.`, 'Keep one of them.')]
    : [];
}

function checkRecord({node, pointer}: Placed, byPath: ReadonlyMap<string, NavigationNode>): readonly Finding[] {
  if (node.recordOf === undefined) return [];
  if (byPath.get(node.recordOf)?.entity === undefined)
    return [
      finding(
        `${pointer}/recordOf`,
        `"${node.recordOf}" is no list of records.`,
        'Name the path of an entry with an entity.',
      ),
    ];
  return node.path === `${node.recordOf}/:id`
    ? []
    : [finding(`${pointer}/path`, `A record of "${node.recordOf}" is at "${node.recordOf}/:id".`, 'Correct the path.')];
}

/** First parts of addresses that the editor, the API and the files have. */
const TAKEN: ReadonlySet<string> = new Set([
  'api',
  'rest',
  'files',
  'ws',
  'explorer',
  'openapi.json',
  'assets',
  'editor',
  'design',
  'us',
  'templates',
  'templateLibrary',
  'quote',
]);

function checkTaken({node, pointer}: Placed): readonly Finding[] {
  const first = node.path.split('/')[1] ?? '';
  return TAKEN.has(first)
    ? [finding(`${pointer}/path`, `"/${first}" is not the console's.`, 'Choose another path.')]
    : [];
}

function checkNode(placed: Placed, byPath: ReadonlyMap<string, NavigationNode>, model: Model): readonly Finding[] {
  const {node, pointer, parent} = placed;
  const findings = [
    ...checkView(placed, model),
    ...checkGoal(placed),
    ...checkRecord(placed, byPath),
    ...checkTaken(placed),
  ];
  if (!node.title)
    findings.push(finding(pointer, `"${node.path}" has no title.`, 'Add "title": {"zh": "…", "en": "…"}.'));
  if (node.index && parent?.path !== node.path)
    findings.push(
      finding(
        `${pointer}/index`,
        `"${node.path}" is not its parent's path.`,
        'Give it the path of the entry it stands in.',
      ),
    );
  for (const [keyword, path] of [
    ['activeMenu', node.activeMenu],
    ['redirect', node.redirect],
  ] as const)
    if (path !== undefined && !byPath.has(path))
      findings.push(finding(`${pointer}/${keyword}`, `No entry has the path "${path}".`, 'Correct the path.'));
  return findings;
}

export const navigation: Rule = ({model, navigation: files}) => {
  const placed = files.flatMap(({file, content}) => flatten(file, content.nodes, '/nodes'));
  const byPath = new Map(placed.map(({node}) => [node.path, node]));
  const seen = new Set<string>();
  return placed.flatMap(each => {
    const again = seen.has(each.node.path) && each.node.index !== true;
    seen.add(each.node.path);
    const duplicate = again
      ? [finding(`${each.pointer}/path`, `"${each.node.path}" is listed twice.`, 'Remove one of the two.')]
      : [];
    return [...duplicate, ...checkNode(each, byPath, model)].map(found => ({file: each.file, ...found}));
  });
};
