/** Everything a person reads has a text in zh and en. */
import type {JsonSchema, PropertySchema} from '../vocabulary';
import {finding, type EntityRule, type Finding} from './types';

const FIX = 'Add "x-label": {"zh": "…", "en": "…"}.';

function unlabelledProperties(schema: JsonSchema, pointer: string): readonly Finding[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => unlabelled(name, property, `${pointer}/properties/${name}`));
}

function unlabelled(name: string, property: PropertySchema, pointer: string): readonly Finding[] {
  const own = property['x-label'] ? [] : [finding(pointer, `The property "${name}" has no label.`, FIX)];
  const items = property.items ? unlabelledProperties(property.items, `${pointer}/items`) : [];
  return [...own, ...unlabelledProperties(property, pointer), ...items];
}

export const labels: EntityRule = ({schema}) => [
  ...unlabelledProperties(schema, ''),
  ...Object.entries(schema['x-views'] ?? {}).filter(([name, view]) => name !== 'default' && !view.label)
    .map(([name]) => finding(`/x-views/${name}`, `The view "${name}" has no label.`, 'Add "label": {"zh": "…", "en": "…"}; only "default" may go without.')),
  ...(schema['x-form'] ?? []).flatMap((section, index) => (section.label ? []
    : [finding(`/x-form/${index}`, 'The section has no label.', 'Add "label": {"zh": "…", "en": "…"}.')])),
  ...(schema['x-actions'] ?? []).flatMap((action, index) => (action.input ? unlabelledProperties(action.input, `/x-actions/${index}/input`) : [])),
];
