/** `GET /member/loginOrRegisterByProId`: for staff; answers the member and never a session (CO-574). */
import {optionalText, requiredId, requiredText} from '../../../acts/input';
import type {Act} from '../../../context';
import {get} from '../../../read';
import {ensureMember} from './ensure-member';

export const findOrCreateMember: Act<'findOrCreateMember'> = {
  name: 'findOrCreateMember',
  async run(context, input) {
    const member = await ensureMember(
      context,
      {
        email: requiredText(context, input, 'email').toLowerCase(),
        proId: requiredId(context, input, 'proId'),
        name: optionalText(context, input, 'name'),
      },
      context,
    );
    return get(context, 'member', member.id);
  },
};
