/** The pictures that a member has uploaded in the editor. */
import {requireRoom} from '../../../access/limits/quota';
import {optionalText} from '../../../acts/input';
import {requireOwnUser} from '../../../acts/own-user';
import type {Act} from '../../../context';
import {findAll} from '../../../read';
import {create, removeMany} from '../../../write';
import {requiredIds} from '../ids';

/** Remembers an uploaded picture (ED-383). */
export const addUploadHistory: Act<'addUploadHistory'> = {
  name: 'addUploadHistory',
  async run(context, input) {
    requireOwnUser(context, input);
    await requireRoom(context, 'upload-history', 'userId');
    const language = optionalText(context, input, 'language')?.toLowerCase();
    return create(context, 'upload-history', {
      userId: context.actor.memberId,
      picPath: input.picPath ?? null,
      language,
    });
  },
};

/** All of the member's pictures, the newest first, whatever language they were uploaded in (ED-384). */
export const listUploadHistory: Act<'listUploadHistory'> = {
  name: 'listUploadHistory',
  async run(context, input) {
    requireOwnUser(context, input);
    const own = {eq: ['userId', context.actor.memberId]} as const;
    return findAll(context, 'upload-history', own, [{field: 'createdAt', descending: true}]);
  },
};

/** Takes a list of ids: one to delete a single picture, all to clear the history (ED-382). */
export const deleteUploadHistory: Act<'deleteUploadHistory'> = {
  name: 'deleteUploadHistory',
  async run(context, input) {
    requireOwnUser(context, input);
    await removeMany(context, 'upload-history', {in: ['id', requiredIds(context, input, 'ids', 'idList')]});
    return null;
  },
};
