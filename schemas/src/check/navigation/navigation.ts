/** Every menu entry has its titles and leads somewhere. */
import type {NavigationFile, NavigationNode, NavigationSource, NavigationSplit} from '../../navigation';
import {variantsOf, type Entry, type PlacedNode} from '../../navigation/variants';
import {checkVariants} from './navigation-variants';
import type {Model} from '../../model';
import {partsOfRight} from '../../permissions';
import {dimensionsOf, type Report} from '../../vocabulary/report';
import {checkPredicate} from '../../predicate/check';
import {finding, type Finding, type Rule} from '../types';

interface Placed {
  readonly file: string;
  /** Without what lies below it, which is placed by itself. */
  readonly node: NavigationNode;
  readonly pointer: string;
  readonly parent?: NavigationNode;
}

function withPointers(source: NavigationSource, pointer: string): Entry {
  const {children, ...own} = source;
  const below = children?.map((child, index) => withPointers(child, `${pointer}/children/${index}`));
  return {...own, pointer, ...(below && {children: below})};
}

function flattenNodes(file: string, placed: PlacedNode, parent?: NavigationNode): readonly Placed[] {
  const {pointer = '', children, ...own} = placed;
  const node = children ? {...own, children: []} : own;
  return [{file, node, pointer, parent}, ...(children ?? []).flatMap(child => flattenNodes(file, child, node))];
}

/** Each entry with its variants, which are all told by the place of what they are made from. */
function placedIn(file: string, {nodes}: NavigationFile): readonly Placed[] {
  return nodes.flatMap((source, index) =>
    variantsOf(withPointers(source, `/nodes/${index}`)).flatMap(node => flattenNodes(file, node)),
  );
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
            'See src/vocabulary/predicate.ts for the grammar.',
          ),
        );
  return [...missing, ...wrong];
}

const GOALS = ['entity', 'page', 'paper', 'report', 'redirect', 'recordOf', 'createOf', 'children'] as const;

/** It leads somewhere, and to one place. */
function checkGoal({node, pointer}: Placed): readonly Finding[] {
  const goals = GOALS.filter(goal => node[goal] !== undefined);
  if (goals.length === 0)
    return [
      finding(
        pointer,
        `"${node.path}" leads nowhere.`,
        'Give it an entity, a page, a paper, a report, a redirect or children.',
      ),
    ];
  const real = goals.filter(goal => goal !== 'children');
  return real.length > 1
    ? [finding(pointer, `"${node.path}" leads to several places: ${real.join(', ')}.`, 'Keep one of them.')]
    : [];
}

function checkPaper({node, pointer}: Placed, model: Model): readonly Finding[] {
  const papers = [...model.entities.values()].flatMap(entity => entity.papers);
  return node.paper === undefined || papers.some(({key}) => key === node.paper)
    ? []
    : [
        finding(
          `${pointer}/paper`,
          `There is no paper "${node.paper}".`,
          'Correct the key, or add the file to papers/.',
        ),
      ];
}

function checkNeeds({node, pointer}: Placed, model: Model): readonly Finding[] {
  if (node.needs === undefined) return [];
  const {key, action} = partsOfRight(node.needs);
  return model.labels.has(node.needs) || model.entities.get(key)?.rightActions.includes(action)
    ? []
    : [finding(`${pointer}/needs`, `There is no right "${node.needs}".`, 'Correct the entity or the action.')];
}

function checkRecord({node, pointer}: Placed, byPath: ReadonlyMap<string, NavigationNode>): readonly Finding[] {
  const strange = (['recordOf', 'createOf'] as const).flatMap(keyword => {
    const list = node[keyword];
    return list === undefined || byPath.get(list)?.entity !== undefined
      ? []
      : [
          finding(
            `${pointer}/${keyword}`,
            `"${list}" is no list of records.`,
            'Name the path of an entry with an entity.',
          ),
        ];
  });
  if (strange.length > 0 || node.recordOf === undefined) return strange;
  const isRecord = node.path === `${node.recordOf}/:id`;
  const leadsThere = !node.path.startsWith(`${node.recordOf}/`) && node.path.endsWith('/:id?');
  return isRecord || leadsThere
    ? []
    : [
        finding(
          `${pointer}/path`,
          `A record of "${node.recordOf}" is at "${node.recordOf}/:id".`,
          'Correct the path, or end another one that leads there with "/:id?".',
        ),
      ];
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

function checkNode(entry: Placed, byPath: ReadonlyMap<string, NavigationNode>, model: Model): readonly Finding[] {
  const {node, pointer, parent} = entry;
  const findings = [
    ...checkView(entry, model),
    ...checkGoal(entry),
    ...checkPaper(entry, model),
    ...checkNeeds(entry, model),
    ...checkRecord(entry, byPath),
    ...checkTaken(entry),
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

function checkSplit({node, pointer}: Placed, splits: ReadonlyMap<string, NavigationSplit>, model: Model) {
  if (node.split === undefined) return [];
  const split = splits.get(node.split);
  if (!split)
    return [
      finding(
        `${pointer}/split`,
        `There is no split "${node.split}".`,
        `Add it to "splits", or use one of ${[...splits.keys()].join(', ')}.`,
      ),
    ];
  const field = model.entities.get(node.entity ?? '')?.field[split.property];
  const unknown = split.entries.filter(({status}) => !field?.options?.some(({value}) => value === status));
  return unknown.map(({status}) =>
    finding(
      `${pointer}/split`,
      `"${split.property}" of the list has no value ${status}.`,
      'Give the list an entity that has it, or correct the entries of "splits".',
    ),
  );
}

function checkReport({node, pointer}: Placed, reports: ReadonlyMap<string, Report>): readonly Finding[] {
  const report = reports.get(node.report ?? '');
  if (node.report !== undefined && !report)
    return [finding(`${pointer}/report`, `There is no report "${node.report}".`, 'Name a file of reports/.')];
  const known = report ? dimensionsOf(report) : [];
  const below = (node.also ?? []).flatMap((name, index) =>
    report && reports.has(name)
      ? []
      : [
          finding(
            `${pointer}/also/${index}`,
            report ? `There is no report "${name}".` : `Nothing stands above "${name}".`,
            'Name files of reports/, the first as "report".',
          ),
        ],
  );
  const strange = Object.keys(node.of ?? {})
    .filter(name => !known.includes(name))
    .map(name =>
      finding(`${pointer}/of/${name}`, `"${name}" is no dimension of a report here.`, 'Name one of its filters.'),
    );
  return [...below, ...strange];
}

export const navigation: Rule = ({model, navigation: files, reports}) => {
  const all = files.flatMap(({file, content}) => placedIn(file, content));
  const splits = new Map(files.flatMap(({content}) => Object.entries(content.splits ?? {})));
  const byPath = new Map(all.map(({node}) => [node.path, node]));
  const reportsByKey = new Map(reports.map(({content}) => [content.$id, content]));
  const seen = new Set<string>();
  const variants = files.flatMap(({file, content}) => checkVariants(content).map(found => ({file, ...found})));
  const entries = all.flatMap(each => {
    const again = seen.has(each.node.path) && each.node.index !== true;
    seen.add(each.node.path);
    const duplicate = again
      ? [finding(`${each.pointer}/path`, `"${each.node.path}" is listed twice.`, 'Remove one of the two.')]
      : [];
    const found = [
      ...duplicate,
      ...checkNode(each, byPath, model),
      ...checkSplit(each, splits, model),
      ...checkReport(each, reportsByKey),
    ];
    return found.map(one => ({file: each.file, ...one}));
  });
  return [...variants, ...entries];
};
