/** The languages in which a platform speaks to its customers. */
import type {Predicate} from '@emblem/schemas';
import {LANGUAGE, PROJECT} from '@emblem/schemas/values';
import {numberOf, numbersOf, textOf} from '../../record-values';
import {optionalId} from '../../acts/input';
import type {Act, Context} from '../../context';
import type {Values, WireRecord} from '../../values';
import {find, findAll, get} from '../../read';

const BY_SORT = [{field: 'sort', descending: false}] as const;

/** Visitors and members are on one platform, whatever they send; staff may choose, and 0 means every platform. */
function platformId(context: Context, input: Values): number | undefined {
  return context.actor.kind === 'staff' ? optionalId(context, input, 'proId') : context.actor.platformIds[0];
}

async function countryCodes(context: Context, languages: readonly WireRecord[]): Promise<ReadonlyMap<number, string>> {
  const ids = languages.map(language => numberOf(language, 'countryId')).filter((id): id is number => id !== null);
  const countries = ids.length > 0 ? await findAll(context, 'country', {in: ['id', ids]}) : [];
  return new Map(countries.map(country => [country.id, (textOf(country, 'code') ?? '').toLowerCase()]));
}

/** As the language options of the editor have it: `id` is `{countryCode}-{language}` (ED-237). */
async function describe(context: Context, languages: readonly WireRecord[]) {
  const codes = await countryCodes(context, languages);
  return languages.map(language => {
    const countryId = numberOf(language, 'countryId');
    const code = countryId === null ? undefined : codes.get(countryId);
    const tongue = textOf(language, 'language') ?? '';
    return {
      id: code ? `${code}-${tongue}` : tongue,
      languageId: language.id,
      language: tongue,
      countryId,
      name: textOf(language, 'name'),
      nameZh: textOf(language, 'nameZh'),
      img: textOf(language, 'img'),
    };
  });
}

/**
 * `GET /language/getLanguageByProId`: a platform's languages; all for 0 and for a platform that names none (DA-466).
 */
export const getLanguageByProId: Act<'getLanguageByProId'> = {
  name: 'getLanguageByProId',
  async run(context, input) {
    const id = platformId(context, input);
    const chosen = id === undefined ? [] : numbersOf(await get(context, 'project', id), 'languageIds');
    const enabled: Predicate = {eq: ['state', LANGUAGE.state.enabled]};
    return describe(
      context,
      await findAll(context, 'language', chosen.length > 0 ? {all: [enabled, {in: ['id', chosen]}]} : enabled, BY_SORT),
    );
  },
};

/** `GET /language/getDefaultLanguageByProId`: the language a platform opens in; null when it names none (CO-559). */
export const getDefaultLanguageByProId: Act<'getDefaultLanguageByProId'> = {
  name: 'getDefaultLanguageByProId',
  async run(context, input) {
    const id = platformId(context, input);
    const project =
      id === undefined
        ? await find(context, 'project', {eq: ['projectIsDefault', PROJECT.projectIsDefault.yes]})
        : await get(context, 'project', id);
    const languageId = project ? numberOf(project, 'defaultLanguageId') : null;
    const language = languageId === null ? undefined : await find(context, 'language', {eq: ['id', languageId]});
    const [described] = await describe(context, language ? [language] : []);
    return described ?? null;
  },
};
