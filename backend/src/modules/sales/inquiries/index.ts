/** Inquiries: who takes care of them, what is said about them, and why some become no order. */
import type {ModuleRegistration} from '../../../acts/registry';
import {addInquiryFromDesign} from './add-inquiry-from-design';
import {joinTurns} from './allocation';
import {assignInquiry} from './assign-inquiry';
import {changeInquiryStatus} from './change-inquiry-status';
import {listNoPlaceReasons} from './no-place-reasons';
import {getInquiryForPrint, getInquiryPrintInfo, saveInquiryPrintInfo} from './print-info';
import {sendInquirySms} from './send-inquiry-sms';
import {signSalesMessage} from './sign-sales-message';
import {listInquiries, markInquiryRead} from './staff-inquiries';

export const inquiries: ModuleRegistration = {
  acts: [
    addInquiryFromDesign,
    listInquiries,
    markInquiryRead,
    changeInquiryStatus,
    sendInquirySms,
    listNoPlaceReasons,
    getInquiryForPrint,
    getInquiryPrintInfo,
    saveInquiryPrintInfo,
  ],
  beforeValidate: [assignInquiry, joinTurns, signSalesMessage],
};
