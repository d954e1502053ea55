/** What is written in a picture, by the provider of the account. */
import type {Context} from '../../context';
import {portOf} from '../services/account';
import type {Adapters} from '../services/adapter';
import {googleVision} from './google-vision';
import type {Ocr} from './port';

const ADAPTERS: Adapters<'ocr', Ocr> = {ocrGoogle: googleVision};

export type {Ocr} from './port';

/** 422 while no account is set up. */
export function openOcr(context: Context): Promise<Ocr> {
  return portOf(context, 'ocr', ADAPTERS);
}
