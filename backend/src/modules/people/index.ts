/** Messages, notifications and alerts among the staff: what their schemas and calls name. */
import type {ModuleRegistration} from '../../acts/registry';
import {addAlert, getAllUserGroupByDept, markAlertAsRead, submitAlertFeedback} from './alerts';
import {getMyMessageList, markMyMessages, onlineUserList, sendMessageToAll, sendMessageToUser} from './broadcasts';
import {comments, signComment, tellComment} from './comments';
import {tellFactoryScreen} from './factory-screen';
import {announceAlert, deliverMessage, signMessage} from './hooks';

export const module: ModuleRegistration = {
  acts: [
    onlineUserList,
    sendMessageToAll,
    sendMessageToUser,
    getMyMessageList,
    markMyMessages,
    addAlert,
    markAlertAsRead,
    submitAlertFeedback,
    getAllUserGroupByDept,
  ],
  beforeValidate: [signMessage, signComment],
  inTransaction: [deliverMessage, announceAlert, tellFactoryScreen, tellComment],
  feeds: [comments],
};
