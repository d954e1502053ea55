/** `POST /login`: user name and password for a session token (CO-473). */
import {missingInput, optionalPassword, requiredText} from '../../../acts/input';
import type {Act} from '../../../context';
import {admit, loginSourceOf} from './admit';
import {userByPassword} from './check-password';

export const signIn: Act<'signIn'> = {
  name: 'signIn',
  async run(context, input) {
    const userName = requiredText(context, input, 'userName');
    const password = optionalPassword(context, input, 'password') ?? missingInput(context, 'password');
    return admit(context, await userByPassword(context, userName, password), loginSourceOf(context, input));
  },
};
