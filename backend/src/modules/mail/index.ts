/** Mail accounts: what schemas and calls of the module name. */
import type {ModuleRegistration} from '../../acts/registry';
import {getByOaUserId, keepMailPassword, testOaUserEmail} from './oa-user-email';

export const module: ModuleRegistration = {acts: [testOaUserEmail, getByOaUserId], beforeValidate: [keepMailPassword]};
