/** Messages, notifications and alerts among the staff: what their schemas and calls name. */
import type {ModuleRegistration} from '../../acts/registry';
import {addAlert, getAllUserGroupByDept, markAlertAsRead, submitAlertFeedback} from './alerts';
import {getMyMessageList, markMyMessages, onlineUserList, sendMessageToAll, sendMessageToUser} from './broadcasts';
import {planReminder, remindOwner} from './certificates';
import {comments, signComment, tellComment} from './comments';
import {checkExternalLinks, lookAgain, takeDownLink} from './external-links';
import {tellFactoryScreen} from './factory-screen';
import {announceAlert, deliverMessage, signMessage} from './hooks';
import {renewMarketingRole, roleOfProfile} from './marketing-role';
import {leadOfProfile, ownEntryAlone, ownScoreAlone, rankMonth} from './performance';
import {cancelReminder, planSms} from './sms-reminders';

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
    cancelReminder,
    checkExternalLinks,
    takeDownLink,
  ],
  beforeValidate: [
    signMessage,
    signComment,
    roleOfProfile,
    planReminder,
    planSms,
    lookAgain,
    leadOfProfile,
    ownEntryAlone,
    ownScoreAlone,
  ],
  inTransaction: [deliverMessage, announceAlert, tellFactoryScreen, tellComment, renewMarketingRole],
  effects: [remindOwner, rankMonth],
  feeds: [comments],
};
