/** How a platform writes addresses on its papers: in its language, from the country of its seller. */
import type {AddressWriting} from '@emblem/schemas';
import {localeOf, paperLanguageOf} from '@emblem/schemas/papers';
import {MARKET_PROFILE} from '@emblem/schemas/values';
import type {Context} from '../../context';
import {asTrusted} from '../../context/trusted';
import {find} from '../get';
import {numberOf, textOf} from '../../record-values';
import type {WireRecord} from '../../values';

async function at(context: Context, record: WireRecord | undefined, key: string, name: string) {
  const id = record && numberOf(record, name);
  return typeof id === 'number' ? find(context, key, {eq: ['id', id]}) : undefined;
}

export async function addressWriting(context: Context, record: WireRecord): Promise<AddressWriting> {
  const system = asTrusted(context);
  const platform = await at(system, record, 'project', 'proId');
  const language = await at(system, platform, 'language', 'defaultLanguageId');
  const seller = await find(system, 'market-profile', {
    all: [
      {has: ['platformIds', {eq: ['id', numberOf(record, 'proId')]}]},
      {eq: ['state', MARKET_PROFILE.state.enabled]},
    ],
  });
  const country = await at(system, seller, 'country', 'countryId');
  return {
    language: localeOf(paperLanguageOf(language && textOf(language, 'language')) ?? 'en'),
    home: (country && textOf(country, 'code')) ?? undefined,
  };
}
