/** Keeps the authority list up with the schemas and the navigation, so that whatever is new can be granted. */
import {
  actionsBeforeLabel,
  authorities,
  BUTTON,
  labelOfAction,
  partsOfRight,
  type Authority,
  type Model,
  type Navigation,
  type NavigationNode,
} from '@emblem/schemas';
import {figureRights} from '@emblem/schemas/reports';
import {SYSTEM} from '../actor';
import {textOf, textsOf} from '../record-values';
import type {WireRecord} from '../values';
import {asActor, type Context} from '../context';
import {lock} from '../database/lock';
import {findAll, list} from '../read';
import {create, transaction} from '../write';

const KEY = 'authority';

function byUrl(records: readonly WireRecord[]): ReadonlyMap<string, number> {
  return new Map(records.map(record => [textOf(record, 'authorityUrl') ?? '', record.id]));
}

/** The page that an authority is for or stands on. */
function pageOf(url: string | null): string {
  return (url ?? '').split('#', 1)[0] ?? '';
}

/**
 * The authorities whose grants a new label of an entity goes on with: grants of a page with the label's button of that
 * page, all others with the first one.
 */
function sourcesOfLabels({model}: Context, added: readonly Authority[], known: readonly WireRecord[]) {
  const pages = new Set(added.map(({authorityUrl}) => pageOf(authorityUrl)));
  const handed = new Set<string>();
  return ({authorityUrl, rights}: Authority): readonly WireRecord[] => {
    const {key, action} = partsOfRight(rights[0] ?? '');
    const label = labelOfAction(action);
    const entity = model.entities.get(key);
    if (!label || !entity) return [];
    const isFirst = !handed.has(rights[0] ?? '');
    handed.add(rights[0] ?? '');
    const before = new Set(actionsBeforeLabel(entity, label).map(each => `${key}.${each}`));
    return known.filter(record => {
      const page = pageOf(textOf(record, 'authorityUrl'));
      const belongs = page === pageOf(authorityUrl) || (isFirst && !pages.has(page));
      return belongs && textsOf(record, 'rights').some(right => before.has(right));
    });
  };
}

/** The rights of figures without which a page would now show less, or not open. */
function rightsOfPage(model: Model, {report, needs}: NavigationNode): readonly string[] {
  const shown = report === undefined ? undefined : model.reports.get(report);
  const metric = shown && model.metrics.get(shown.metric);
  const figures = shown && metric ? shown.measures.flatMap(name => figureRights(model, metric, name)) : [];
  return [...figures, ...(needs !== undefined && model.labels.has(needs) ? [needs] : [])];
}

/** The authorities whose grants a new label of figures goes on with: those of pages that show such figures. */
function sourcesOfFigures({model}: Context, nodes: readonly NavigationNode[], known: readonly WireRecord[]) {
  const asked = new Map(nodes.map(node => [node.authority ?? node.path, rightsOfPage(model, node)]));
  return ({authType, rights}: Authority): readonly WireRecord[] => {
    const right = rights[0] ?? '';
    if (authType !== BUTTON || !model.labels.has(right)) return [];
    return known.filter(record => asked.get(textOf(record, 'authorityUrl') ?? '')?.includes(right) === true);
  };
}

/** A label that is new takes nothing from anybody: whoever saw or changed what it now asks for keeps that. */
async function handOn(
  context: Context,
  added: readonly Authority[],
  known: readonly WireRecord[],
  nodes: readonly NavigationNode[],
): Promise<void> {
  const stored = byUrl(await findAll(context, KEY));
  const ofLabels = sourcesOfLabels(context, added, known);
  const ofFigures = sourcesOfFigures(context, nodes, known);
  for (const authority of added) {
    const sources = [...ofLabels(authority), ...ofFigures(authority)];
    await copyGrants(
      context,
      sources.map(({id}) => id),
      stored.get(authority.authorityUrl),
    );
  }
}

const GRANTS = {'user-authority': 'userId', 'role-authority': 'roleId', 'department-authority': 'deptId'} as const;

async function copyGrants(context: Context, from: readonly number[], to: number | undefined): Promise<void> {
  if (to === undefined || from.length === 0) return;
  for (const [entity, holder] of Object.entries(GRANTS)) {
    const made = new Set<string>();
    for (const grant of await findAll(context, entity, {in: ['authorityId', from]})) {
      const mark = `${String(grant[holder])} ${String(grant.scope)}`;
      if (made.has(mark)) continue;
      made.add(mark);
      await create(context, entity, {[holder]: grant[holder], authorityId: to, scope: grant.scope});
    }
  }
}

function withAllBelow(nodes: readonly NavigationNode[]): readonly NavigationNode[] {
  return nodes.flatMap(node => [node, ...withAllBelow(node.children ?? [])]);
}

/** Adds what is missing, parents first; what stood below a deleted authority moves up to the next one above it. */
async function addMissing(context: Context, navigation: Navigation): Promise<number> {
  const wanted = authorities(context.model, navigation);
  const records = await findAll(context, KEY);
  const known = byUrl(records);
  const deleted = byUrl((await list(context, KEY, {deleted: true})).records);
  const stored = new Map<number | null, number | null>([[null, null]]);
  const gone = new Set<number | null>();
  const added: Authority[] = [];
  for (const authority of wanted) {
    const {id, parentId, ...values} = authority;
    const parent = stored.get(parentId) ?? null;
    const isGone =
      !known.has(values.authorityUrl) &&
      (deleted.has(values.authorityUrl) || (values.authType === BUTTON && gone.has(parentId)));
    if (isGone) {
      gone.add(id);
      stored.set(id, parent);
      continue;
    }
    const found = known.get(values.authorityUrl);
    stored.set(id, found ?? (await create(context, KEY, {...values, parentId: parent})).id);
    if (found === undefined) added.push(authority);
  }
  await handOn(context, added, records, withAllBelow(navigation.nodes));
  return added.length;
}

/**
 * To be done at every start; answers how many authorities were added. An authority that is there belongs to the
 * administrators: its title, place and rights are never changed, one they deleted is not made again, and one whose page
 * is gone stays with its grants, since nothing here may take a right from anybody.
 */
export async function syncAuthorities(context: Context, navigation: Navigation): Promise<number> {
  return transaction(asActor(context, SYSTEM), async tx => {
    await lock(tx.sql, 'authorities');
    return addMissing(tx, navigation);
  });
}
