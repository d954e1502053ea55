/** What is remembered of accounts, grants, sessions and platforms is out of date. */
import type {Context} from '../context';
import {forget} from '../memory/forget';
import {signedIn} from './actor-of';
import {staff} from './actor-of-user';
import {platforms} from './platform-of';

/** A session or a member has changed. */
export function forgetSignedIn(context: Context): Promise<void> {
  return forget(context, signedIn);
}

/** An account of the staff or a grant has changed. */
export async function forgetActors(context: Context): Promise<void> {
  await forgetSignedIn(context);
  await forget(context, staff);
}

/** A platform, a domain or a language has changed; the markets that people work in follow from platforms. */
export async function forgetPlatforms(context: Context): Promise<void> {
  await forget(context, platforms);
  await forgetActors(context);
}
