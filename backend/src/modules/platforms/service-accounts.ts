/** Accounts with outside services: their keys are kept out of sight. */
import {badInput, isBlank} from '../../acts/input';
import type {BeforeValidateHook, Context} from '../../context';

/** What a key belongs to: with another address or provider it would be told to somebody else. */
const OF_KEY = ['provider', 'url', 'account'] as const;

/** What can stand in the header of a request. */
const SENDABLE = /^[!-~][ -~]*$/;

function sealKey(context: Context, key: string): string {
  const trimmed = key.trim();
  return context.vault.seal(SENDABLE.test(trimmed) ? trimmed : badInput(context, 'key'));
}

/** A blank key leaves the present one as it is; it is forgotten with what it belongs to. */
export const keepServiceKey: BeforeValidateHook = {
  name: 'keepServiceKey',
  async beforeValidate(context, _entity, values, before) {
    const {key, ...others} = values;
    if (typeof key === 'string' && key !== '') return {...others, accountSecret: sealKey(context, key)};
    if (!isBlank(key)) return values;
    const isMoved =
      before !== undefined && OF_KEY.some(name => others[name] !== undefined && others[name] !== before[name]);
    return isMoved ? {...others, accountSecret: null} : others;
  },
};
