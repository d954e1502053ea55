/** Calls of the sign-in page: it says itself what goes wrong, and a refusal ends no session. */
import {get, post} from '../request/api';
import type {Values} from '../model/parse';

const IN_PLACE = {quiet: true, outsideSession: true} as const;

export function signInPost(path: string, values: Values = {}): Promise<unknown> {
  return post(path, values, undefined, IN_PLACE);
}

export function signInGet(path: string, values: Values): Promise<unknown> {
  return get(path, values, undefined, IN_PLACE);
}
