/** `/app/document/user/answerQuotation`: a member accepts or declines a quotation, as the holder of its link would. */
import {optionalText} from '../../acts/input';
import type {Act} from '../../context';
import {numberOf, textOf, timeOf} from '../../record-values';
import {transition} from '../../write';

/** 404 for what is not the member's own, 409 for what is answered already, has lapsed or was changed since. */
export const answerQuotation: Act<'answerQuotation'> = {
  name: 'answerQuotation',
  async run(context, {id, answer, version, ...input}) {
    const reason = answer === 'decline' ? optionalText(context, input, 'declineReason') : undefined;
    const answered = await transition(context, 'quotation', id, answer, {
      ...(version === undefined ? {} : {version}),
      ...(reason === undefined ? {} : {declineReason: reason}),
    });
    return {
      id: answered.id,
      status: textOf(answered, 'status'),
      answeredAt: timeOf(answered, 'answeredAt'),
      version: numberOf(answered, 'version'),
    };
  },
};
