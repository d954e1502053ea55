/** Compiles an entity file. */
import {actionPermissions, labelsOf} from '../permissions';
import {snakeCase} from '../text/snake-case';
import type {EntitySchema, LinesKeyword, RelatedKeyword} from '../vocabulary';
import type {PaperHead} from '../vocabulary/paper';
import {byName, fieldsOf, systemNames} from './compile-fields';
import type {Entity} from './entity';
import type {Field} from './field';
import {notificationsOf} from './notifications';
import {inOrder} from './order';
import {rightActionsOf, withMarkets} from './rights';

/** What only the system writes, and what is itself about a record, is not talked about. */
function timelineOf(schema: EntitySchema): readonly string[] {
  const isTalkedOf = schema['x-entity'].writable !== false && schema['x-about'] === undefined;
  return schema['x-timeline'] ?? ['transitions', 'changes', ...(isTalkedOf ? ['comments'] : [])];
}

/** A paper or a case is made for an occasion of its own; settings and things are often much like others. */
function isCopyable(schema: EntitySchema, fields: readonly Field[]): boolean {
  const {copy, writable} = schema['x-entity'];
  return (
    writable !== false &&
    (copy ?? (schema['x-workflow'] === undefined && fields.every(({number}) => number === undefined)))
  );
}

function withTarget<Keyword extends LinesKeyword | RelatedKeyword>(
  keyword: Keyword,
): Keyword & {readonly entity: string; readonly field: string} {
  const [entity = '', field = ''] = keyword.of.split('.');
  return {...keyword, entity, field};
}

/** Compiles one entity file with the papers of all. Assumes a schema that `checkSchemas` has passed. */
export function compileEntity(schema: EntitySchema, allPapers: readonly PaperHead[] = []): Entity {
  const head = schema['x-entity'];
  const key = schema.$id;
  const table = snakeCase(key);
  const system = systemNames(head);
  const softDelete = head.delete !== 'hard';
  const papers = allPapers.filter(({entity}) => entity === key);
  const fields = fieldsOf(schema, table, system);
  return {
    key,
    id: head.id,
    was: head.was ?? [],
    table,
    module: head.module,
    label: head.label,
    icon: head.icon ?? 'description',
    display: head.display,
    description: head.description,
    own: head.own === true,
    softDelete,
    writable: head.writable !== false,
    changeable: head.writable !== false && head.writable !== 'append',
    silent: head.silent === true,
    fields,
    field: byName(fields),
    computed: inOrder(fields),
    system,
    unique: schema['x-unique'] ?? [],
    noOverlap: schema['x-no-overlap'] ?? [],
    indexes: schema['x-indexes'] ?? [],
    checks: schema['x-checks'] ?? [],
    views: schema['x-views'] ?? {},
    form: schema['x-form'] ?? [],
    lines: (schema['x-lines'] ?? []).map(withTarget),
    related: (schema['x-related'] ?? []).map(withTarget),
    origins: (schema['x-from'] ?? []).map(from => ({
      ...from,
      entity: schema.properties[from.via]?.['x-relation']?.to ?? '',
    })),
    search: schema['x-search'] ?? [],
    sort: schema['x-sort'],
    toggle: schema['x-toggle'],
    switches: schema['x-toggles'] ?? [],
    due: schema['x-due'],
    zone: schema['x-zone'] ?? fields.find(({number}) => number?.zone !== undefined)?.number?.zone,
    approval: schema['x-approval'],
    notifications: notificationsOf(schema, fields),
    rights: withMarkets(schema['x-rights'] ?? {}),
    about: schema['x-about'],
    summary: schema['x-summary'] ?? {figures: []},
    cards: schema['x-cards'] ?? [],
    timeline: timelineOf(schema),
    workflows: schema['x-workflow'] ?? [],
    actions: schema['x-actions'] ?? [],
    accessLink: schema['x-access-link'],
    links: schema['x-links'] ?? [],
    page: head.page,
    copyable: isCopyable(schema, fields),
    dialog: head.dialog === true,
    dialogs: schema['x-dialogs'] ?? {},
    notices: schema['x-notices'] ?? {},
    move: schema['x-move'],
    addresses: schema.addresses ?? [],
    print: schema['x-print'],
    papers,
    hooks: schema['x-hooks'] ?? {},
    audit: schema['x-audit'] ?? true,
    io: schema['x-io'] ?? {},
    permissions: labelsOf(schema),
    actionPermissions: actionPermissions(schema),
    rightActions: rightActionsOf(schema, fields, papers),
    schema,
  };
}
