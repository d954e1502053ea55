/** Members, inquiries, orders, refunds, link orders and problems: what schemas and calls of the module name. */
import type {ModuleRegistration} from '../../acts/registry';
import {addInquiryFromDesign} from './add-inquiry-from-design';
import {addContactMessage, mailContactAnswer} from './contact-messages';
import {addOrder} from './add-order';
import {
  editTaxExemptionByUserEmail,
  getAddressByUserEmailAndProId,
  getRetailerAddressByEmailAndProId,
  getTaxExemptionByUserEmail,
  getUserAddressByEmail,
} from './by-email';
import {addToBlacklist, markBlacklisted, noteBlacklist, removeOfBlacklist, signEntry} from './blacklist';
import {changeInquiryStatus} from './change-inquiry-status';
import {foldEmail, oneDefaultAddress} from './hooks/addresses';
import {joinTurns} from './hooks/allocation';
import {assignInquiry} from './hooks/assign-inquiry';
import {createOrderOfInquiry} from './effects';
import {salesFigures} from './figures';
import {findOrCreateMember} from './find-or-create-member';
import {completeMember} from './hooks/complete-member';
import {completeRefund} from './hooks/complete-refund';
import {endMemberSessions} from './hooks/end-member-sessions';
import {keepLockedProduct, keepProductWhileLocked} from './hooks/locked-product';
import {bookBalance} from './payments/book-balance';
import {completePayment} from './payments/complete-payment';
import {creditRefund} from './payments/credit-refund';
import {followBalance} from './payments/follow-balance';
import {plainParameters} from './hooks/plain-parameters';
import {signSalesMessage} from './hooks/sign-sales-message';
import {signProblem} from './hooks/sign-problem';
import {listInquiries, markInquiryRead} from './inquiries';
import {getOwnMember, signInMember} from './member-session';
import {endMemberSession, listMemberSessions} from './member-sessions';
import {addInfoEmail} from './info-emails';
import {getInquiryForPrint, getInquiryPrintInfo, saveInquiryPrintInfo} from './inquiry-print-info';
import {getCommonMember, getMemberForInvoice, listAllottedMembers} from './members';
import {listPayLaterTypes} from './pay-later-types';
import {listNoPlaceReasons} from './no-place-reasons';
import {editOrderCurrency} from './order-currency';
import {changeOrderEmail} from './order-customer';
import {sendInquirySms} from './send-inquiry-sms';
import {listTagsOfOrder} from './order-tags';
import {getOrderReviewLink} from './review-link';
import {deleteSubOrder} from './sub-orders';
import {translateOrderProduct} from './translate-product';
import {registerMember, verifyMember} from './register-member';
import {forgotMemberPassword, resetMemberPassword} from './reset-member-password';
import {countMenu, countUnread, countUnreadProblems} from './menu-numbers';
import {
  changeOrderStatus,
  changePaymentStatus,
  countOrdersByStatus,
  editOrderRemark,
  getOrderInfo,
  listOrders,
} from './orders';

export const module: ModuleRegistration = {
  acts: [
    addInquiryFromDesign,
    addContactMessage,
    listInquiries,
    markInquiryRead,
    changeInquiryStatus,
    sendInquirySms,
    translateOrderProduct,
    listOrders,
    getOrderInfo,
    editOrderRemark,
    countOrdersByStatus,
    changeOrderStatus,
    changePaymentStatus,
    addOrder,
    changeOrderEmail,
    editOrderCurrency,
    deleteSubOrder,
    listTagsOfOrder,
    getOrderReviewLink,
    listNoPlaceReasons,
    addToBlacklist,
    removeOfBlacklist,
    getInquiryForPrint,
    getInquiryPrintInfo,
    saveInquiryPrintInfo,
    addInfoEmail,
    listAllottedMembers,
    getMemberForInvoice,
    getCommonMember,
    listPayLaterTypes,
    countUnread,
    countUnreadProblems,
    countMenu,
    salesFigures,
    findOrCreateMember,
    registerMember,
    verifyMember,
    forgotMemberPassword,
    resetMemberPassword,
    signInMember,
    getOwnMember,
    listMemberSessions,
    endMemberSession,
    getTaxExemptionByUserEmail,
    editTaxExemptionByUserEmail,
    getUserAddressByEmail,
    getAddressByUserEmailAndProId,
    getRetailerAddressByEmailAndProId,
  ],
  beforeValidate: [
    completeMember,
    assignInquiry,
    joinTurns,
    keepLockedProduct,
    plainParameters,
    completeRefund,
    completePayment,
    signSalesMessage,
    signEntry,
    noteBlacklist,
    signProblem,
    foldEmail,
  ],
  inTransaction: [markBlacklisted, endMemberSessions, keepProductWhileLocked, oneDefaultAddress, followBalance],
  effects: [createOrderOfInquiry, bookBalance, creditRefund, mailContactAnswer],
};
