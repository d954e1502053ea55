/** What a promoter did for points: it is handed in with a proof, and its points come when it has passed. */
import {POINT_VOUCHER} from '@emblem/schemas/values';
import type {Effect} from '../../context';
import {asTrusted} from '../../context/trusted';
import {refuseConflict} from '../../acts/refuse-conflict';
import {numberOf, textOf, textsOf} from '../../record-values';
import {givePoints} from './points';
import {TEXTS} from './texts';

export const requireProof: Effect = {
  name: 'requireProof',
  async run(context, _entity, task) {
    if (textOf(task, 'proofLink') || textsOf(task, 'proofPictures').length > 0) return;
    refuseConflict(context, TEXTS.noProof);
  },
};

export const payForTask: Effect = {
  name: 'payForTask',
  run: (context, _entity, task) =>
    givePoints(
      asTrusted(context),
      {
        promoterId: numberOf(task, 'promoterId') ?? 0,
        points: numberOf(task, 'points') ?? 0,
        reason: textOf(task, 'title') ?? '',
      },
      {taskId: task.id, origin: POINT_VOUCHER.origin.task},
    ),
};
