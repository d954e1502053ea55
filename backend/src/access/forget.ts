/** What is remembered of accounts, grants, sessions and platforms is out of date. */
import type {Context} from '../context';
import {forget} from '../memory/forget';
import {signedIn} from './actor-of';
import {platforms} from './platform-of';

/** An account, a grant or a session has changed. */
export function forgetActors(context: Context): Promise<void> {
  return forget(context, signedIn);
}

/** A platform, a domain or a language has changed; the markets that people work in follow from platforms. */
export async function forgetPlatforms(context: Context): Promise<void> {
  await forget(context, platforms);
  await forget(context, signedIn);
}
