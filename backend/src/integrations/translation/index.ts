/** Texts in another language, by the provider of the account. */
import type {Context} from '../../context';
import {portOf} from '../services/account';
import type {Adapters} from '../services/adapter';
import {google} from './google';
import type {Translation} from './port';

const ADAPTERS: Adapters<'translation', Translation> = {translationGoogle: google};

export type {Translation} from './port';

/** 422 while no account is set up. */
export function openTranslation(context: Context): Promise<Translation> {
  return portOf(context, 'translation', ADAPTERS);
}
