/** Mail accounts, mailboxes and signatures: what schemas and calls of the module name. */
import type {ModuleRegistration} from '../../acts/registry';
import {getByOaUserId, keepMailPassword, testOaUserEmail} from './oa-user-email';
import {oneDefaultSignature} from './signatures';

export const module: ModuleRegistration = {
  acts: [testOaUserEmail, getByOaUserId],
  beforeValidate: [keepMailPassword],
  inTransaction: [oneDefaultSignature],
};
