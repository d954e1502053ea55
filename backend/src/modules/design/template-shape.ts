/** A template as the documented calls write it: the design as text, types and labels separated by commas. */
import type {ActOutputs} from '@emblem/schemas/acts';
import {numberOf, numbersOf, textOf} from '../../record-values';
import type {WireRecord} from '../../values';
import {designText} from './design-json';

/** Detail, for the publish form and the library (ED-209, ED-213, ED-214). */
export function toTemplate(template: WireRecord<'template'>): ActOutputs['getTemplate'] {
  return {
    ...template,
    templateFile: designText(template.templateFile),
    types: numbersOf(template, 'types').join(','),
    labels: numbersOf(template, 'labels').join(','),
  };
}

/** In lists the design is left out: it is large, and one call away. */
export function toListedTemplate(template: WireRecord<'template'>): ActOutputs['listFavouriteTemplates'][number] {
  const {templateFile: _, ...rest} = toTemplate(template);
  return rest;
}

/** What the editor loads (ED-193, ED-396). */
export function toLoadedTemplate(template: WireRecord<'template'>): ActOutputs['getGalleryTemplate'] {
  return {
    id: template.id,
    templateName: textOf(template, 'templateName'),
    templateImg: textOf(template, 'templateImg'),
    isPaintless: numberOf(template, 'isPaintless'),
    specification: textOf(template, 'specification'),
    categoryId: numberOf(template, 'categoryId'),
    templateSlug: textOf(template, 'templateSlug'),
    templateUrl: textOf(template, 'templateUrl'),
    templateFile: designText(template.templateFile),
  };
}
