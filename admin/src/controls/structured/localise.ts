/** Turns a part of an entity's schema into one that rjsf can show: titles in one language, no `x-` keywords. */
import type {PropertySchema} from '@emblem/schemas';
import type {RJSFSchema} from '@rjsf/utils';
import type {Locale} from '../../i18n/i18n';

function ownKeywords(schema: PropertySchema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema).filter(
      ([keyword]) => !keyword.startsWith('x-') && !['properties', 'items', 'enum'].includes(keyword),
    ),
  );
}

function choices(schema: PropertySchema, locale: Locale): RJSFSchema {
  const options = schema['x-enum'];
  if (options) return {oneOf: options.map(({value, label}) => ({const: value, title: label[locale]}))};
  const values = (schema.enum ?? []).filter(value => value === null || typeof value !== 'object');
  return values.length > 0 ? {enum: values} : {};
}

export function localise(schema: PropertySchema, locale: Locale, name = ''): RJSFSchema {
  const label = schema['x-label']?.[locale] ?? name;
  const help = schema['x-help']?.[locale];
  return {
    ...ownKeywords(schema),
    ...(label === '' ? {} : {title: label}),
    ...(help === undefined ? {} : {description: help}),
    ...choices(schema, locale),
    ...(schema.properties
      ? {
          properties: Object.fromEntries(
            Object.entries(schema.properties).map(([key, inner]) => [key, localise(inner, locale, key)]),
          ),
        }
      : {}),
    ...(schema.items ? {items: localise(schema.items, locale)} : {}),
  };
}
