/** Accounts, roles, departments, authorities and sessions: what their schemas and calls name. */
import type {ModuleRegistration} from '../../acts/registry';
import {accountActions} from './account-actions';
import {changeGrants} from './change-grants';
import {endAccessLink} from './end-access-link';
import {getEffectiveRights} from './effective-rights';
import {getManageUserInfo} from './get-manage-user-info';
import {getOfficeAddress} from './get-office-address';
import {getUserInfo} from './get-user-info';
import {grantActs} from './grant-lists';
import {endSessionsOfUser} from './hooks/end-sessions-of-user';
import {forgetActors, forgetSession, forgetSignedIn} from './hooks/forget';
import {guardAuthority} from './hooks/guard-authority';
import {guardGrant} from './hooks/guard-grant';
import {guardUser} from './hooks/guard-user';
import {hashPassword} from './hooks/hash-password';
import {keepLastAdmin} from './hooks/keep-last-admin';
import {knownRights} from './hooks/known-rights';
import {noCycle} from './hooks/no-cycle';
import {changedByOwnerOnly, claimForActor} from './hooks/owner';
import {getDeptListAndSystemRoleList, getRoleList} from './role-lists';
import {
  bindAccount,
  listAccountByExUserId,
  listAccountByOaUserId,
  selectAccountToLogin,
  unbindAccount,
} from './sign-in/accounts';
import {beginGoogle, beginWechatWork, getTokenByUUid, signInWithGoogle, verifyWechatWork} from './sign-in/providers';
import {secondFactorActs} from './sign-in/second-factor';
import {signIn} from './sign-in/sign-in';
import {signOut} from './sign-out';
import {updateUserPassword} from './update-user-password';
import {viewAs} from './view-as';
import {getUserOfMultiWxByDeptId} from './wechat-accounts';

export const module: ModuleRegistration = {
  acts: [
    signIn,
    signOut,
    getUserInfo,
    getManageUserInfo,
    updateUserPassword,
    getRoleList,
    getDeptListAndSystemRoleList,
    getOfficeAddress,
    listAccountByOaUserId,
    listAccountByExUserId,
    selectAccountToLogin,
    bindAccount,
    unbindAccount,
    beginWechatWork,
    verifyWechatWork,
    getTokenByUUid,
    beginGoogle,
    signInWithGoogle,
    ...secondFactorActs,
    ...grantActs,
    ...accountActions,
    changeGrants,
    endAccessLink,
    getEffectiveRights,
    viewAs,
    getUserOfMultiWxByDeptId,
  ],
  beforeValidate: [hashPassword, knownRights, noCycle, claimForActor],
  inTransaction: [
    guardUser,
    keepLastAdmin,
    endSessionsOfUser,
    guardGrant,
    guardAuthority,
    forgetActors,
    forgetSignedIn,
    forgetSession,
    changedByOwnerOnly,
  ],
};
