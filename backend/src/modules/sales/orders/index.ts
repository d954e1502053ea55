/** Orders, their products, and problems with them. */
import type {ModuleRegistration} from '../../../acts/registry';
import {addOrder} from './add-order';
import {createOrderOfInquiry} from './create-order-of-inquiry';
import {editOrderCurrency} from './currency';
import {changeOrderEmail} from './customer';
import {addInfoEmail} from './info-emails';
import {keepLockedProduct, keepProductWhileLocked} from './locked-product';
import {plainParameters} from './plain-parameters';
import {getOrderReviewLink} from './review-link';
import {signProblem} from './sign-problem';
import {
  changeOrderStatus,
  changePaymentStatus,
  countOrdersByStatus,
  editOrderRemark,
  getOrderInfo,
  listOrders,
} from './staff-orders';
import {deleteSubOrder} from './sub-orders';
import {listTagsOfOrder} from './tags';
import {translateOrderProduct} from './translate-product';

export const orders: ModuleRegistration = {
  acts: [
    addOrder,
    listOrders,
    getOrderInfo,
    editOrderRemark,
    countOrdersByStatus,
    changeOrderStatus,
    changePaymentStatus,
    changeOrderEmail,
    editOrderCurrency,
    deleteSubOrder,
    listTagsOfOrder,
    getOrderReviewLink,
    addInfoEmail,
    translateOrderProduct,
  ],
  beforeValidate: [keepLockedProduct, plainParameters, signProblem],
  inTransaction: [keepProductWhileLocked],
  effects: [createOrderOfInquiry],
};
