/** Whatever is named exists: in views, forms, filters, search, indexes, uniqueness, locks, import and export. */
import type {EntitySchema} from '../../vocabulary';
import {finding, type EntityRule} from '../types';

interface Mention {
  readonly pointer: string;
  readonly name: string;
  /** True where the value is shown to people, which secrets never are. */
  readonly shown?: boolean;
  /** True where lines may be named, too. */
  readonly lines?: boolean;
}

function list(pointer: string, names: readonly string[] | undefined, shown = false): readonly Mention[] {
  return (names ?? []).map((name, index) => ({pointer: `${pointer}/${index}`, name: name.replace(/^-/, ''), shown}));
}

function withLines(mentions: readonly Mention[]): readonly Mention[] {
  return mentions.map(mention => ({...mention, lines: true}));
}

function one(pointer: string, name: string | undefined, shown = false): readonly Mention[] {
  return name === undefined ? [] : [{pointer, name: name.replace(/^-/, ''), shown}];
}

function inViews(schema: EntitySchema): readonly Mention[] {
  return Object.entries(schema['x-views'] ?? {}).flatMap(([name, view]) => [
    ...list(`/x-views/${name}/columns`, view.columns, true),
    ...list(`/x-views/${name}/filters`, view.filters, true),
    ...one(`/x-views/${name}/sort`, view.sort, true),
    ...one(`/x-views/${name}/calendar`, view.calendar, true),
    ...one(`/x-views/${name}/tree`, view.tree, true),
    ...one(`/x-views/${name}/beside`, view.beside, true),
  ]);
}

function inWorkflows(schema: EntitySchema): readonly Mention[] {
  return (schema['x-workflow'] ?? []).flatMap((workflow, index) => [
    ...one(`/x-workflow/${index}/field`, workflow.field),
    ...workflow.transitions.flatMap((transition, at) =>
      list(`/x-workflow/${index}/transitions/${at}/requires`, transition.requires),
    ),
    ...workflow.transitions.flatMap((transition, at) =>
      list(`/x-workflow/${index}/transitions/${at}/ask`, transition.ask, true),
    ),
    ...Object.entries(workflow.locks ?? {}).flatMap(([name, {fields}]) =>
      withLines(list(`/x-workflow/${index}/locks/${name}/fields`, fields)),
    ),
  ]);
}

function inInputAndOutput(schema: EntitySchema): readonly Mention[] {
  const {import: importing, export: exporting} = schema['x-io'] ?? {};
  return [
    ...(importing
      ? [...list('/x-io/import/key', importing.key, true), ...list('/x-io/import/columns', importing.columns, true)]
      : []),
    ...(exporting ? list('/x-io/export/columns', exporting.columns, true) : []),
  ];
}

function inApproval(schema: EntitySchema): readonly Mention[] {
  const {asker, steps = [], shows} = schema['x-approval'] ?? {};
  return [
    ...one('/x-approval/asker', asker, true),
    ...steps.flatMap(({by}, index) => one(`/x-approval/steps/${index}/by`, by, true)),
    ...list('/x-approval/shows', shows, true),
  ];
}

function mentions(schema: EntitySchema): readonly Mention[] {
  const audit = schema['x-audit'];
  return [
    ...one('/x-entity/display', schema['x-entity'].display, true),
    ...list('/required', schema.required),
    ...inViews(schema),
    ...inWorkflows(schema),
    ...inInputAndOutput(schema),
    ...(schema['x-form'] ?? []).flatMap((section, index) =>
      withLines(list(`/x-form/${index}/fields`, section.fields, true)),
    ),
    ...list('/x-search', schema['x-search'], true),
    ...(schema['x-indexes'] ?? []).flatMap((index, at) => [
      ...list(`/x-indexes/${at}/fields`, index.fields),
      ...list(`/x-indexes/${at}/include`, index.include),
    ]),
    ...(schema['x-unique'] ?? []).flatMap((unique, at) => list(`/x-unique/${at}/fields`, unique.fields)),
    ...(schema['x-no-overlap'] ?? []).flatMap(({within, from, to}, at) => [
      ...list(`/x-no-overlap/${at}/within`, within),
      ...one(`/x-no-overlap/${at}/from`, from),
      ...one(`/x-no-overlap/${at}/to`, to),
    ]),
    ...(schema['x-checks'] ?? []).flatMap((check, at) => one(`/x-checks/${at}/field`, check.field)),
    ...one('/x-sort/field', schema['x-sort']?.field),
    ...list('/x-sort/scope', schema['x-sort']?.scope),
    ...one('/x-toggle/field', schema['x-toggle']?.field),
    ...one('/x-due/field', schema['x-due']?.field),
    ...(schema['x-notify'] ?? []).flatMap(({changed, says}, at) => [
      ...list(`/x-notify/${at}/changed`, changed),
      ...one(`/x-notify/${at}/says`, says),
    ]),
    ...inApproval(schema),
    ...(schema['x-toggles'] ?? []).flatMap(({field}, at) => one(`/x-toggles/${at}/field`, field, true)),
    ...Object.entries(schema['x-about'] ?? {}).flatMap(([part, name]) => one(`/x-about/${part}`, name)),
    ...list('/x-summary/figures', schema['x-summary']?.figures, true),
    ...list('/x-summary/unlessZero', schema['x-summary']?.unlessZero, true),
    ...one('/x-print/design', schema['x-print']?.design),
    ...one('/x-print/category', schema['x-print']?.category),
    ...one('/x-print/specification', schema['x-print']?.specification),
    ...one('/x-move/field', schema['x-move']?.field, true),
    ...Object.entries(schema['x-dialogs'] ?? {}).flatMap(([name, dialog]) =>
      list(`/x-dialogs/${name}/required`, dialog.required, true),
    ),
    ...Object.entries(schema.properties).flatMap(([name, property]) =>
      one(`/properties/${name}/x-path/from`, property['x-path']?.from),
    ),
    ...(schema['x-links'] ?? []).flatMap(({address}, index) =>
      [...address.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => one(`/x-links/${index}/address`, name, true)),
    ),
    ...Object.entries(schema.properties).flatMap(([name, property]) =>
      (['matching', 'agreeing'] as const).flatMap(keyword =>
        list(`/properties/${name}/x-relation/${keyword}`, Object.values(property['x-relation']?.[keyword] ?? {})),
      ),
    ),
    ...(typeof audit === 'object' ? list('/x-audit/except', audit.except) : []),
    ...Object.entries(schema.properties).flatMap(([name, property]) =>
      one(`/properties/${name}/x-currency`, property['x-currency']),
    ),
  ];
}

export const names: EntityRule = ({schema, entity}) =>
  mentions(schema).flatMap(({pointer, name, shown, lines}) => {
    const field = entity.field[name];
    if (lines && entity.lines.some(each => each.name === name)) return [];
    if (!field) return [finding(pointer, `There is no property "${name}".`, 'Correct the name, or add the property.')];
    if (shown && field.sensitivity === 'secret')
      return [finding(pointer, `"${name}" is secret and never leaves the server.`, 'Remove it here.')];
    return [];
  });

/** Sections stand in the form of the record or in a dialog that there is. */
export const dialogNames: EntityRule = ({schema}) =>
  (schema['x-form'] ?? []).flatMap(({dialog}, index) =>
    dialog === undefined || schema['x-dialogs']?.[dialog]
      ? []
      : [
          finding(
            `/x-form/${index}/dialog`,
            `There is no dialog "${dialog}".`,
            'Add it to "x-dialogs", or correct the name.',
          ),
        ],
  );
