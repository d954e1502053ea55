/** Accounts that are switched off let nobody in. */
import {MEMBER, USER} from '@emblem/schemas/values';
import type {Context} from '../context';
import {Refusal, say} from '../errors';
import type {WireRecord} from '../values';
import {TEXTS} from './texts';

const ENABLED = {user: USER.state.enabled, member: MEMBER.state.enabled};

/** 403 for the account of somebody of the staff, or of a member, that has been disabled. */
export function requireEnabled({actor}: Context, entity: keyof typeof ENABLED, {state}: WireRecord): void {
  if (state !== ENABLED[entity]) throw new Refusal(403, say(TEXTS.disabled, actor.language));
}
