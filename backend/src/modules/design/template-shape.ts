/** A template as the documented calls write it: the design as text, types and labels separated by commas. */
import {numbersOf} from '../../access/record-values';
import type {Values, WireRecord} from '../../values';
import {designText} from './design-json';

/** Detail, for the publish form and the library (ED-209, ED-213, ED-214). */
export function toTemplate(template: WireRecord): Values {
  return {
    ...template,
    templateFile: designText(template.templateFile),
    types: numbersOf(template, 'types').join(','),
    labels: numbersOf(template, 'labels').join(','),
  };
}

/** In lists the design is left out: it is large, and one call away. */
export function toListedTemplate(template: WireRecord): Values {
  const {templateFile: _, ...rest} = toTemplate(template);
  return rest;
}

/** What the editor loads (ED-193, ED-396). */
export function toLoadedTemplate(template: WireRecord): Values {
  const {id, templateName, templateImg, isPaintless, specification, categoryId, templateSlug, templateUrl} = template;
  return {
    id,
    templateName,
    templateImg,
    isPaintless,
    specification,
    categoryId,
    templateSlug,
    templateUrl,
    templateFile: designText(template.templateFile),
  };
}
