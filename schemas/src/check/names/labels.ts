/** Everything a person reads has a text in zh and en. */
import type {Entity} from '../../model';
import type {JsonSchema, PropertySchema} from '../../vocabulary';
import {finding, type EntityRule, type Finding} from '../types';

const FIX = 'Add "x-label": {"zh": "…", "en": "…"}.';

function unlabelledProperties(schema: JsonSchema, pointer: string): readonly Finding[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    findUnlabelled(name, property, `${pointer}/properties/${name}`),
  );
}

function findUnlabelled(name: string, property: PropertySchema, pointer: string): readonly Finding[] {
  const own = property['x-label'] ? [] : [finding(pointer, `The property "${name}" has no label.`, FIX)];
  const items = property.items ? unlabelledProperties(property.items, `${pointer}/items`) : [];
  return [...own, ...unlabelledProperties(property, pointer), ...items];
}

/**
 * Headers of tables that are brought in and taken out: two alike could not be told apart, nor a label and the name of
 * another property.
 */
function duplicateLabels(entity: Entity): readonly Finding[] {
  const shown = entity.fields.filter(({system}) => system !== 'version' && system !== 'deletedAt');
  return (['zh', 'en'] as const).flatMap(language =>
    shown.flatMap((field, at) => {
      const label = field.label[language].trim().toLowerCase();
      const first =
        shown.slice(0, at).find(other => other.label[language].trim().toLowerCase() === label) ??
        entity.fields.find(other => other !== field && other.name === field.label[language].trim());
      if (!first) return [];
      const [own, other] = field.system ? [first, field] : [field, first];
      return [
        finding(
          `/properties/${own.name}/x-label/${language}`,
          `"${own.label[language]}" is also what "${other.name}" is called.`,
          'Give each property of the entity a label of its own.',
        ),
      ];
    }),
  );
}

export const labels: EntityRule = ({schema, entity}) => [
  ...unlabelledProperties(schema, ''),
  ...duplicateLabels(entity),
  ...Object.entries(schema['x-views'] ?? {})
    .filter(([name, view]) => name !== 'default' && !view.label)
    .map(([name]) =>
      finding(
        `/x-views/${name}`,
        `The view "${name}" has no label.`,
        'Add "label": {"zh": "…", "en": "…"}; only "default" may go without.',
      ),
    ),
  ...(schema['x-form'] ?? []).flatMap((section, index) =>
    section.label
      ? []
      : [finding(`/x-form/${index}`, 'The section has no label.', 'Add "label": {"zh": "…", "en": "…"}.')],
  ),
  ...(schema['x-actions'] ?? []).flatMap((action, index) =>
    action.input ? unlabelledProperties(action.input, `/x-actions/${index}/input`) : [],
  ),
];
