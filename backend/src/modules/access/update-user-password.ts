/**
 * `POST /user/updateUserPassword`: one's own password, the present one given; or that of a user one may edit (CO-476).
 */
import {TEXTS} from '../../access/texts';
import {badInput, missingInput, optionalId, optionalPassword} from '../../acts/input';
import type {Act} from '../../context';
import {asActor, type Context} from '../../context';
import {Refusal, say, type FieldErrors} from '../../errors';
import {update} from '../../write';
import {requirePresentPassword} from './sign-in/check-password';

/** The present password is right, and the new one is another. */
async function requireOwn(context: Context, id: number, present: string, wanted: string): Promise<void> {
  await requirePresentPassword(context, id, present, 'oldPassword');
  if (wanted === present) badInput(context, 'newPassword', say(TEXTS.passwordSame, context.actor.language));
}

/** Users change their own password whatever their rights. */
function asSelf(context: Context): Context {
  return asActor(context, {...context.actor, isAdmin: true});
}

function renameErrors(errors: FieldErrors | undefined): FieldErrors | undefined {
  const message = errors?.password;
  return message === undefined ? errors : {newPassword: message};
}

export const updateUserPassword: Act<'updateUserPassword'> = {
  name: 'updateUserPassword',
  async run(context, input) {
    const {actor} = context;
    const newPassword = optionalPassword(context, input, 'newPassword') ?? missingInput(context, 'newPassword');
    const id = optionalId(context, input, 'userId') ?? actor.id ?? 0;
    const own = id === actor.id;
    if (own)
      await requireOwn(
        context,
        id,
        optionalPassword(context, input, 'oldPassword') ?? missingInput(context, 'oldPassword'),
        newPassword,
      );
    try {
      await update(own ? asSelf(context) : context, 'user', id, {password: newPassword});
    } catch (error) {
      if (error instanceof Refusal && error.code === 422)
        throw new Refusal(422, error.message, {errors: renameErrors(error.details.errors)});
      throw error;
    }
    return null;
  },
};
