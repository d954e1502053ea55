/**
 * The authority list, made from the console's navigation: a group for each menu, a leaf for each page with the right to
 * read what it shows, and below it a button (authType 1) for every other right of that entity and for each switch of a
 * permission label.
 */
import type {Entity, Model} from './model';
import {snakeCase} from './text/snake-case';
import type {Navigation, NavigationNode, PermissionLabel} from './navigation';
import {labelName, labelOfAction, type PermissionSwitch} from './permissions';
import type {Text} from './vocabulary';

const PAGE = 0;
/** The `authType` of a button; everything else is a menu or a page. */
export const BUTTON = 1;

const COMMON_ACTIONS: Readonly<Record<string, Text>> = {
  create: {zh: '新增', en: 'Create'},
  update: {zh: '编辑', en: 'Edit'},
  delete: {zh: '删除', en: 'Delete'},
  restore: {zh: '恢复', en: 'Restore'},
  history: {zh: '历史', en: 'History'},
  revert: {zh: '撤销更改', en: 'Undo changes'},
  export: {zh: '导出', en: 'Export'},
  import: {zh: '导入', en: 'Import'},
  'read-personal': {zh: '查看个人信息', en: 'See personal data'},
  'read-confidential': {zh: '查看机密数据', en: 'See confidential figures'},
  sort: {zh: '排序', en: 'Sort'},
  toggle: {zh: '启用与停用', en: 'Switch on and off'},
  print: {zh: '导出印刷文件', en: 'Export for print'},
  paper: {zh: '打印与下载单据', en: 'Print and download papers'},
  link: {zh: '生成与撤销访问链接', en: 'Make and end links for customers'},
};

/** A record of the entity `authority`. */
export type Authority = {
  readonly id: number;
  readonly parentId: number | null;
  readonly authorityName: string;
  readonly authorityUrl: string;
  readonly urlTitle: string;
  readonly iconPath: string | null;
  readonly isMenu: number;
  readonly authType: number;
  readonly rights: readonly string[];
};

const LABEL_SWITCHES: Readonly<Record<PermissionSwitch, Text>> = {
  view: {zh: '查看', en: 'See'},
  edit: {zh: '修改', en: 'Change'},
};

function switchTitle(kind: PermissionSwitch, title: Text): Text {
  return {zh: `${LABEL_SWITCHES[kind].zh}：${title.zh}`, en: `${LABEL_SWITCHES[kind].en}: ${title.en}`};
}

function labelUrl(path: string, kind: PermissionSwitch, key: string): string {
  return `${path}#${kind}:${key}`;
}

/** What the button of an action is called. */
export function actionTitle(entity: Entity, action: string): Text {
  const label = labelOfAction(action);
  const title = entity.permissions.find(({key}) => key === label?.key)?.title;
  if (label && title) return switchTitle(label.kind, title);
  const transition = entity.workflows
    .flatMap(workflow => workflow.transitions)
    .find(candidate => candidate.action === action);
  const named = entity.actions.find(candidate => candidate.key === action);
  return (transition ?? named)?.label ?? COMMON_ACTIONS[action] ?? {zh: action, en: action};
}

/** Entities that no page shows are listed under `/records`, as the console does. */
function recordsGroup(model: Model, shown: ReadonlySet<string>): NavigationNode {
  const rest = [...model.entities.values()].filter(entity => !shown.has(entity.key));
  return {
    path: '/records',
    title: {zh: '其他记录', en: 'Other records'},
    icon: 'folder_open',
    children: rest.map(entity => ({
      path: `/records/${entity.key}`,
      title: entity.label,
      icon: entity.icon,
      entity: entity.key,
    })),
  };
}

function entitiesOf(nodes: readonly NavigationNode[]): readonly string[] {
  return nodes.flatMap(node => [
    ...(node.entity === undefined ? [] : [node.entity]),
    ...entitiesOf(node.children ?? []),
  ]);
}

/**
 * A record's page and the form of a new one go with their list, and what only leads on to another page is granted with
 * that.
 */
function hasAuthority(node: NavigationNode): boolean {
  const goesWithList = node.recordOf !== undefined || node.createOf !== undefined;
  return !goesWithList && (node.redirect === undefined || node.children !== undefined);
}

/** The last part of the path that is no parameter. */
function nameOf(path: string): string {
  return snakeCase(
    path
      .split('/')
      .filter(part => !part.startsWith(':'))
      .pop() ?? path,
  );
}

class Tree {
  readonly authorities: Authority[] = [];
  private readonly ids = new Map<string, number>();

  constructor(private readonly model: Model) {}

  /** Two routes may ask for one authority: it is listed once. */
  private add(authority: Omit<Authority, 'id'>): number {
    const known = this.ids.get(authority.authorityUrl);
    if (known !== undefined) return known;
    const id = this.authorities.length + 1;
    this.authorities.push({...authority, id});
    this.ids.set(authority.authorityUrl, id);
    return id;
  }

  private addButtons(entity: Entity, path: string, parentId: number): void {
    for (const action of entity.rightActions.filter(candidate => candidate !== 'read')) {
      const label = labelOfAction(action);
      this.add({
        parentId,
        authorityName: `${entity.key}.${action}`,
        authorityUrl: label ? labelUrl(path, label.kind, label.key) : `${path}#${action}`,
        urlTitle: actionTitle(entity, action).en,
        iconPath: null,
        isMenu: 0,
        authType: BUTTON,
        rights: [`${entity.key}.${action}`],
      });
    }
  }

  /** Labels of figures, and of what is no entity yet: the name of each is its right. */
  private addLabels(labels: readonly PermissionLabel[], path: string, parentId: number): void {
    for (const {of, key, title, switches} of labels)
      for (const each of switches)
        this.add({
          parentId,
          authorityName: labelName(of, each, key),
          authorityUrl: labelUrl(path, each, key),
          urlTitle: switchTitle(each, title).en,
          iconPath: null,
          isMenu: 0,
          authType: BUTTON,
          rights: [labelName(of, each, key)],
        });
  }

  addNode(node: NavigationNode, parentId: number | null): void {
    if (!hasAuthority(node)) return;
    const path = node.authority ?? node.path;
    const entity = node.entity === undefined ? undefined : this.model.entity(node.entity);
    const id = this.add({
      parentId,
      authorityName: node.name ?? nameOf(path),
      authorityUrl: path,
      urlTitle: node.title.en,
      iconPath: node.icon ?? null,
      isMenu: node.hidden === true ? 0 : 1,
      authType: PAGE,
      rights: entity ? [`${entity.key}.read`] : node.needs === undefined ? [] : [node.needs],
    });
    if (entity) this.addButtons(entity, path, id);
    this.addLabels(node.labels ?? [], path, id);
    for (const child of node.children ?? []) this.addNode(child, id);
  }
}

/** Ids follow the order of the tree; parents come before their children. */
export function authorities(model: Model, navigation: Navigation): readonly Authority[] {
  const tree = new Tree(model);
  for (const node of navigation.nodes) tree.addNode(node, null);
  const others = recordsGroup(model, new Set(entitiesOf(navigation.nodes)));
  if (others.children?.length) tree.addNode(others, null);
  return tree.authorities;
}
