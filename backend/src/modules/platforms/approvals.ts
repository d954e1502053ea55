/** `/app/approvals`: what waits for the decision of whoever asks, of all kinds of records. */
import type {Act} from '../../context';
import {waitingApprovals} from '../../read';

/** Of each approval; who decides on so many finds the next ones then. */
const MAX_RECORDS = 50;

export const listApprovals: Act<'listApprovals'> = {
  name: 'listApprovals',
  async run(context) {
    const waiting = await waitingApprovals(context, MAX_RECORDS);
    return {
      waiting: waiting.map(({entity, step, total, records}) => ({
        entity: entity.key,
        approve: step.approve,
        refuse: step.refuse,
        total,
        records: records.map(({record, since, before}) => ({...record, _since: since, _before: before})),
      })),
    };
  },
};
