/** Which templates a visitor is shown: published, for this platform and language, of permitted categories. */
import type {Predicate} from '@emblem/schemas';
import {TEMPLATE} from '@emblem/schemas/values';
import {numberOf} from '../../../record-values';
import {optionalId, optionalText} from '../../../acts/input';
import {asTrusted} from '../../../context/trusted';
import type {Values} from '../../../values';
import type {Context} from '../../../context';
import {findAll} from '../../../read';
import {permittedCategories} from '../categories/platform-limitations';
import {allTypes, hasOneOf, withTypesBelow} from '../type-trees';

/**
 * Drawn for one of the categories; or for none in particular, and of a type that one of them is configured to offer.
 */
async function ofCategories(context: Context, categoryIds: readonly number[]): Promise<Predicate> {
  const system = asTrusted(context);
  const rows = await findAll(system, 'category-template', {in: ['categoryId', categoryIds]});
  const typeIds = rows.map(row => numberOf(row, 'templateTypeId') ?? 0);
  const offered = hasOneOf(withTypesBelow(await allTypes(system, 'template-type'), typeIds));
  return {any: [{in: ['categoryId', categoryIds]}, {all: [{eq: ['categoryId', null]}, offered]}]};
}

/** The category asked for, as far as the platform permits it; undefined where nothing narrows the categories. */
function narrowCategories(
  asked: number | undefined,
  permitted: readonly number[] | undefined,
): readonly number[] | undefined {
  if (asked === undefined) return permitted;
  return permitted === undefined || permitted.includes(asked) ? [asked] : [];
}

/**
 * A template that is limited in its display is shown on the platforms and in the languages it lists (ED-216 to ED-218);
 * a platform whose publishing is limited shows the categories it lists (DA-239). `open` is what `everybody` gives.
 */
export async function shownTemplates(open: Context, input: Values): Promise<Predicate> {
  const language = optionalText(open, input, 'language')?.toLowerCase();
  const permitted = await permittedCategories(asTrusted(open), open.actor.platformIds[0]);
  const categories = narrowCategories(optionalId(open, input, 'categoryId'), permitted);
  const parts: Predicate[] = [
    {eq: ['state', TEMPLATE.state.published]},
    ...(categories === undefined ? [] : [await ofCategories(open, categories)]),
    ...(language === undefined
      ? []
      : [
          {eq: ['language', language]} as const,
          {
            any: [{eq: ['displayControl', TEMPLATE.displayControl.off]}, {contains: ['limitLanguages', language]}],
          } as const,
        ]),
  ];
  return {all: parts};
}
