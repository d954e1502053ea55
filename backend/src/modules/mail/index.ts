/** Mail accounts, mailboxes, signatures, templates and mail: what schemas and calls of the module name. */
import type {ModuleRegistration} from '../../acts/registry';
import {answerAllMail, answerMail, forwardMail} from './answers';
import {addEmailCopyRecord} from './copied-email';
import {forgetMailboxPasswords} from './mailbox-account';
import {getByOaUserId, keepMailPassword, testOaUserEmail} from './oa-user-email';
import {queueMessage} from './queue-message';
import {mailsFeed} from './mails-feed';
import {oneDefaultSignature} from './signatures';
import {fillFromTemplate, requireVariables} from './templates';
import {putIntoThread} from './threads';

export const module: ModuleRegistration = {
  acts: [testOaUserEmail, getByOaUserId, answerMail, answerAllMail, forwardMail, addEmailCopyRecord],
  beforeValidate: [keepMailPassword, requireVariables],
  inTransaction: [oneDefaultSignature, forgetMailboxPasswords, putIntoThread, fillFromTemplate],
  effects: [queueMessage],
  feeds: [mailsFeed],
};
