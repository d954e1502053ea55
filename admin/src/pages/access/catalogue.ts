/** The authority list as people read it: parts of the menu, their screens, and what can be seen and changed on each. */
import {
  actionTitle,
  BUTTON,
  labelName,
  partsOfRight,
  type Model,
  type NavigationNode,
  type Text,
} from '@emblem/schemas';
import {asList, asNumber, asText, asTexts, isValues, type Values} from '../../model/parse';

/** What a person switches: seeing and changing, each standing for one or more authorities. */
export interface Item {
  readonly id: string;
  readonly title: Text;
  /** A part of the menu, a screen, one button of it, or a value with switches of its own. */
  readonly kind: 'group' | 'screen' | 'button' | 'label';
  readonly depth: number;
  readonly view: readonly number[];
  readonly edit: readonly number[];
  readonly children: readonly Item[];
}

export interface AuthorityNode {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly title: string;
  readonly isButton: boolean;
  readonly rights: readonly string[];
  readonly children: readonly AuthorityNode[];
}

/** Rights that show more of a screen without changing anything. */
const READING: ReadonlySet<string> = new Set([
  'read',
  'history',
  'export',
  'read-personal',
  'read-confidential',
  'view-as',
]);

/** Reads the data of `getAllAuth`. */
export function parseAuthorities(data: unknown): readonly AuthorityNode[] {
  return asList(data)
    .filter(isValues)
    .map((entry: Values) => ({
      id: asNumber(entry.id) ?? 0,
      name: asText(entry.authorityName) ?? '',
      url: asText(entry.authorityUrl) ?? '',
      title: asText(entry.urlTitle) ?? '',
      isButton: entry.authType === BUTTON,
      rights: asTexts(entry.rights),
      children: parseAuthorities(entry.childList),
    }));
}

/**
 * Titles in both languages, where the navigation or a schema knows the authority; what an administrator added has its
 * own.
 */
export class Titles {
  private readonly pages = new Map<string, Text>();
  private readonly labels = new Map<string, Text>();

  constructor(
    private readonly model: Model,
    nodes: readonly NavigationNode[],
  ) {
    for (const node of nodes) {
      const url = node.authority ?? node.path;
      if (node.title && !this.pages.has(url)) this.pages.set(url, node.title);
      for (const {of, key, title, switches} of node.labels ?? [])
        for (const kind of switches) this.labels.set(labelName(of, kind, key), title);
    }
    for (const {key: of, permissions} of model.entities.values())
      for (const {key, title, switches} of permissions)
        for (const kind of switches) this.labels.set(labelName(of, kind, key), title);
  }

  label(node: AuthorityNode): Text | undefined {
    return this.labels.get(node.name);
  }

  of(node: AuthorityNode): Text {
    const own = {zh: node.title, en: node.title};
    if (!node.isButton) return this.pages.get(node.url) ?? this.record(node.url) ?? own;
    const {key, action} = partsOfRight(node.name);
    const entity = this.model.entities.get(key);
    return this.label(node) ?? (entity?.rightActions.includes(action) ? actionTitle(entity, action) : own);
  }

  /** Entities without a place in the menu. */
  private record(url: string): Text | undefined {
    return this.model.entities.get(url.replace(/^\/records\//, ''))?.label;
  }
}

function isReading(node: AuthorityNode): boolean {
  const actions = node.rights.map(right => right.slice(right.indexOf('.') + 1));
  return actions.length > 0 && actions.every(action => READING.has(action));
}

/** One row for each button, and one for both switches of a label. */
function buttonItems(nodes: readonly AuthorityNode[], titles: Titles, depth: number): readonly Item[] {
  const rows = new Map<string, Item>();
  for (const node of nodes) {
    const label = titles.label(node);
    const [, kind = '', key = ''] = /#(view|edit):(.+)$/.exec(node.url) ?? [];
    const id = label ? `label ${node.url.slice(0, node.url.indexOf('#'))} ${key}` : `button ${node.id}`;
    const seen = label ? kind === 'view' : isReading(node);
    const row = rows.get(id) ?? {
      id,
      title: titles.of(node),
      kind: label ? 'label' : 'button',
      depth,
      view: [],
      edit: [],
      children: [],
    };
    rows.set(id, {
      ...row,
      view: seen ? [...row.view, node.id] : row.view,
      edit: seen ? row.edit : [...row.edit, node.id],
    });
  }
  return [...rows.values()];
}

/** A part of the menu opens by what is below it, so that it has no switch of its own. */
function isPart(node: AuthorityNode): boolean {
  return node.rights.length === 0 && node.children.some(child => !child.isButton);
}

/** Of a screen or part and of all below it; a part stands for those below it already. */
function idsOfWhole(item: Item, part: 'view' | 'edit'): readonly number[] {
  const pages =
    item.kind === 'group' ? [] : item.children.filter(child => child.kind === 'screen' || child.kind === 'group');
  return [...item[part], ...pages.flatMap(child => idsOfWhole(child, part))];
}

function toItem(node: AuthorityNode, titles: Titles, depth: number): Item {
  const buttons = buttonItems(
    node.children.filter(child => child.isButton),
    titles,
    depth + 1,
  );
  const pages = node.children.filter(child => !child.isButton).map(child => toItem(child, titles, depth + 1));
  const children = [...buttons, ...pages];
  const edit = buttons.filter(button => button.kind === 'button').flatMap(button => button.edit);
  if (!isPart(node))
    return {id: `screen ${node.id}`, title: titles.of(node), kind: 'screen', depth, view: [node.id], edit, children};
  const both = (part: 'view' | 'edit') => pages.flatMap(page => idsOfWhole(page, part));
  return {
    id: `group ${node.id}`,
    title: titles.of(node),
    kind: 'group',
    depth,
    view: both('view'),
    edit: both('edit'),
    children,
  };
}

/** The parts of the menu, each with all that can be granted in it. */
export function toItems(authorities: readonly AuthorityNode[], titles: Titles): readonly Item[] {
  return authorities.flatMap(node => (node.isButton ? buttonItems([node], titles, 0) : [toItem(node, titles, 0)]));
}

/** Items whose title or whose parent's title holds the words, with those above them. */
export function searchItems(items: readonly Item[], words: string): readonly Item[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return items;
  return items.flatMap(item => {
    const fits = item.title.en.toLowerCase().includes(wanted) || item.title.zh.includes(wanted);
    const children = fits ? item.children : searchItems(item.children, wanted);
    return fits || children.length > 0 ? [{...item, children}] : [];
  });
}

/** The rows in sight, from top to bottom. */
export function visibleItems(items: readonly Item[], isOpen: (id: string) => boolean): readonly Item[] {
  return items.flatMap(item => [item, ...(isOpen(item.id) ? visibleItems(item.children, isOpen) : [])]);
}
