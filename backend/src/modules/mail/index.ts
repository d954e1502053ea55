/** Mail accounts, mailboxes, signatures and mail: what schemas and calls of the module name. */
import type {ModuleRegistration} from '../../acts/registry';
import {forgetMailboxPasswords} from './mailbox-account';
import {getByOaUserId, keepMailPassword, testOaUserEmail} from './oa-user-email';
import {queueMessage} from './queue-message';
import {oneDefaultSignature} from './signatures';

export const module: ModuleRegistration = {
  acts: [testOaUserEmail, getByOaUserId],
  beforeValidate: [keepMailPassword],
  inTransaction: [oneDefaultSignature, forgetMailboxPasswords],
  effects: [queueMessage],
};
