/** Members: their accounts and sessions, what is kept under their addresses, and whom we do not serve any more. */
import type {ModuleRegistration} from '../../../acts/registry';
import {foldEmail, oneDefaultAddress} from './addresses';
import {addToBlacklist, markBlacklisted, noteBlacklist, removeOfBlacklist, signEntry} from './blacklist';
import {
  editTaxExemptionByUserEmail,
  getAddressByUserEmailAndProId,
  getRetailerAddressByEmailAndProId,
  getTaxExemptionByUserEmail,
  getUserAddressByEmail,
} from './by-email';
import {completeMember} from './complete-member';
import {endMemberSessions} from './end-member-sessions';
import {findOrCreateMember} from './find-or-create-member';
import {registerMember, verifyMember} from './register-member';
import {forgotMemberPassword, resetMemberPassword} from './reset-member-password';
import {endMemberSession, listMemberSessions} from './sessions';
import {getOwnMember, signInMember} from './sign-in';
import {getCommonMember, getMemberForInvoice, listAllottedMembers} from './staff-members';

export const members: ModuleRegistration = {
  acts: [
    registerMember,
    verifyMember,
    forgotMemberPassword,
    resetMemberPassword,
    signInMember,
    getOwnMember,
    listMemberSessions,
    endMemberSession,
    findOrCreateMember,
    listAllottedMembers,
    getMemberForInvoice,
    getCommonMember,
    addToBlacklist,
    removeOfBlacklist,
    getTaxExemptionByUserEmail,
    editTaxExemptionByUserEmail,
    getUserAddressByEmail,
    getAddressByUserEmailAndProId,
    getRetailerAddressByEmailAndProId,
  ],
  beforeValidate: [completeMember, signEntry, noteBlacklist, foldEmail],
  inTransaction: [markBlacklisted, endMemberSessions, oneDefaultAddress],
};
