/** Artwork that is locked is not switched for another one: neither changed, nor deleted, nor followed by a version. */
import {DRAWING} from '@emblem/schemas/values';
import {asTrusted} from '../../../context/trusted';
import type {BeforeValidateHook, Context, InTransactionHook} from '../../../context';
import {Refusal, say} from '../../../errors';
import {count} from '../../../read';
import type {Values} from '../../../values';
import {sameDrawing} from '../revisions';
import {TEXTS} from '../texts';

const {yes, no} = DRAWING.isLocked;
/** The customer's answer, and whether production has it, are said of locked artwork as of any other. */
const KEPT: readonly string[] = ['orderProductId', 'name', 'kind', 'files', 'parameters'];

function refuse({actor}: Context): never {
  throw new Refusal(409, say(TEXTS.locked, actor.language));
}

async function isHeld(context: Context, values: Values): Promise<boolean> {
  return (await count(asTrusted(context), 'drawing', {all: [sameDrawing(values), {eq: ['isLocked', yes]}]})) > 0;
}

export const keepLockedArtwork: BeforeValidateHook = {
  name: 'keepLockedArtwork',
  async beforeValidate(context, _entity, values, before) {
    if (before) return before.isLocked === yes && KEPT.some(name => name in values) ? refuse(context) : values;
    return (await isHeld(context, values)) ? refuse(context) : {...values, isLocked: no};
  },
};

export const keepArtworkWhileLocked: InTransactionHook = {
  name: 'keepArtworkWhileLocked',
  async inTransaction(context, _entity, after, before) {
    if (!after && before?.isLocked === yes) refuse(context);
  },
};
