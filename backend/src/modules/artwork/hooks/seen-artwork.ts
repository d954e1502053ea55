/** What was answered is kept with the answer: each file by its SHA-256, and the link by which the customer came. */
import {DRAWING} from '@emblem/schemas/values';
import {asTrusted} from '../../../context/trusted';
import type {BeforeValidateHook, Context} from '../../../context';
import {Refusal} from '../../../errors';
import {keyOfPath} from '../../../files/key';
import {text} from '../../../messages';
import {findAll} from '../../../read';
import {textOf, textsOf} from '../../../record-values';
import type {Values} from '../../../values';

const {waiting} = DRAWING.confirmation;

/** Without a hash where a file is not in our store, or was stored before its hash was. */
async function seenFiles(context: Context, files: readonly string[]): Promise<readonly Values[]> {
  const keys = files.map(file => keyOfPath(file));
  const known = await findAll(asTrusted(context), 'file', {in: ['key', keys.filter(key => key !== undefined)]});
  const hashes = new Map(known.map(file => [textOf(file, 'key'), textOf(file, 'sha256')]));
  return files.map((file, index) => ({file, sha256: hashes.get(keys[index] ?? '') ?? null}));
}

/** 422 at pins on a file that the drawing does not have. */
function requirePlaced({actor}: Context, pins: unknown, count: number): void {
  const placed: readonly unknown[] = Array.isArray(pins) ? pins : [];
  const isLost = (pin: unknown): boolean =>
    typeof pin === 'object' && pin !== null && 'file' in pin && typeof pin.file === 'number' && pin.file >= count;
  if (placed.some(isLost))
    throw new Refusal(422, text('invalid', actor.language), {errors: {pins: text('badValue', actor.language)}});
}

export const keepSeenArtwork: BeforeValidateHook = {
  name: 'keepSeenArtwork',
  async beforeValidate(context, _entity, values, before) {
    const {confirmation} = values;
    if (!before || confirmation === undefined || confirmation === waiting || confirmation === before.confirmation)
      return values;
    const files = textsOf({...before, ...values}, 'files');
    requirePlaced(context, values.pins, files.length);
    return {...values, seenFiles: await seenFiles(context, files), answerLinkId: context.actor.link?.id ?? null};
  },
};
