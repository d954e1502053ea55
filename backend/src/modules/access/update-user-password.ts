/** `POST /user/updateUserPassword`: one's own password, the present one given; or that of a user one may edit (CO-476). */
import {SYSTEM} from '../../access/actor';
import {attempt} from '../../access/lockout';
import {verifyPassword} from '../../access/password';
import {textOf} from '../../access/record-values';
import {TEXTS} from '../../access/texts';
import {badInput, missingInput, optionalId, optionalPassword} from '../../acts/input';
import type {Act} from '../../acts/registry';
import {asActor, type Context} from '../../context';
import {Refusal, say, type FieldErrors} from '../../errors';
import {get} from '../../read';
import {update} from '../../write';

/** The present password guards a session left open; guessing at it counts like guessing at sign-in. */
async function requirePresent(context: Context, id: number, password: string): Promise<void> {
  const user = await get(asActor(context, SYSTEM), 'user', id);
  const account = {realm: 'staff', name: textOf(user, 'userName') ?? ''};
  const stored = textOf(user, 'passwordHash');
  const {matches} = await attempt(context, account, async () => ({userId: id, matches: await verifyPassword(stored, password)}));
  if (!matches) badInput(context, 'oldPassword', say(TEXTS.oldPasswordWrong, context.actor.language));
}

/** The present password is right, and the new one is another. */
async function requireOwn(context: Context, id: number, present: string, wanted: string): Promise<void> {
  await requirePresent(context, id, present);
  if (wanted === present) badInput(context, 'newPassword', say(TEXTS.passwordSame, context.actor.language));
}

/** Users change their own password whatever their rights. */
function asSelf(context: Context): Context {
  return asActor(context, {...context.actor, isAdmin: true});
}

function renamed(errors: FieldErrors | undefined): FieldErrors | undefined {
  const message = errors?.password;
  return message === undefined ? errors : {newPassword: message};
}

export const updateUserPassword: Act = {
  name: 'updateUserPassword',
  async run(context, input) {
    const {actor} = context;
    const newPassword = optionalPassword(context, input, 'newPassword') ?? missingInput(context, 'newPassword');
    const id = optionalId(context, input, 'userId') ?? actor.id ?? 0;
    const own = id === actor.id;
    if (own) await requireOwn(context, id, optionalPassword(context, input, 'oldPassword') ?? missingInput(context, 'oldPassword'), newPassword);
    try {
      await update(own ? asSelf(context) : context, 'user', id, {password: newPassword});
    } catch (error) {
      if (error instanceof Refusal && error.code === 422) throw new Refusal(422, error.message, {errors: renamed(error.details.errors)});
      throw error;
    }
    return null;
  },
};
