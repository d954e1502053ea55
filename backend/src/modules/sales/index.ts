/** Members, inquiries, orders, refunds, link orders and problems: what schemas and calls of the module name. */
import type {ModuleRegistration} from '../../acts/registry';
import {addInquiryFromDesign} from './inquiries/add-inquiry-from-design';
import {addContactMessage, mailContactAnswer} from './contact/messages';
import {addOrder} from './orders/add-order';
import {
  editTaxExemptionByUserEmail,
  getAddressByUserEmailAndProId,
  getRetailerAddressByEmailAndProId,
  getTaxExemptionByUserEmail,
  getUserAddressByEmail,
} from './members/by-email';
import {addToBlacklist, markBlacklisted, noteBlacklist, removeOfBlacklist, signEntry} from './members/blacklist';
import {changeInquiryStatus} from './inquiries/change-inquiry-status';
import {foldEmail, oneDefaultAddress} from './members/addresses';
import {joinTurns} from './inquiries/allocation';
import {assignInquiry} from './inquiries/assign-inquiry';
import {createOrderOfInquiry} from './orders/create-order-of-inquiry';
import {salesFigures} from './figures/sales-figures';
import {findOrCreateMember} from './members/find-or-create-member';
import {completeMember} from './members/complete-member';
import {completeRefund} from './payments/complete-refund';
import {endMemberSessions} from './members/end-member-sessions';
import {keepLockedProduct, keepProductWhileLocked} from './orders/locked-product';
import {bookBalance} from './payments/book-balance';
import {completePayment} from './payments/complete-payment';
import {creditRefund} from './payments/credit-refund';
import {followBalance} from './payments/follow-balance';
import {plainParameters} from './orders/plain-parameters';
import {signSalesMessage} from './inquiries/sign-sales-message';
import {signProblem} from './orders/sign-problem';
import {listInquiries, markInquiryRead} from './inquiries/staff-inquiries';
import {getOwnMember, signInMember} from './members/sign-in';
import {endMemberSession, listMemberSessions} from './members/sessions';
import {addInfoEmail} from './orders/info-emails';
import {getInquiryForPrint, getInquiryPrintInfo, saveInquiryPrintInfo} from './inquiries/print-info';
import {getCommonMember, getMemberForInvoice, listAllottedMembers} from './members/staff-members';
import {listPayLaterTypes} from './payments/pay-later-types';
import {listNoPlaceReasons} from './inquiries/no-place-reasons';
import {editOrderCurrency} from './orders/currency';
import {changeOrderEmail} from './orders/customer';
import {sendInquirySms} from './inquiries/send-inquiry-sms';
import {listTagsOfOrder} from './orders/tags';
import {getOrderReviewLink} from './orders/review-link';
import {deleteSubOrder} from './orders/sub-orders';
import {translateOrderProduct} from './orders/translate-product';
import {registerMember, verifyMember} from './members/register-member';
import {forgotMemberPassword, resetMemberPassword} from './members/reset-member-password';
import {countMenu, countUnread, countUnreadProblems} from './figures/menu-numbers';
import {
  changeOrderStatus,
  changePaymentStatus,
  countOrdersByStatus,
  editOrderRemark,
  getOrderInfo,
  listOrders,
} from './orders/staff-orders';

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
