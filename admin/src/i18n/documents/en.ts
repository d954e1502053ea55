/** The wording of invoices and quotations in English. */
import type {DocumentTexts} from './texts';

export const en: DocumentTexts = {
  invoice: 'Invoice', quotation: 'Quotation', invoiceNumber: 'Invoice number', date: 'Date', validUntil: 'Valid until', poNumber: 'PO number',
  reference: 'Reference', hsCode: 'HS code', currency: 'Currency', contacts: 'Contacts', billTo: 'Bill to', shipTo: 'Ship to',
  artwork: 'Artwork', description: 'Description', quantity: 'Qty', unitPrice: 'Unit price', moldFee: 'Mold fee', extraFee: 'Extra fee',
  setupFee: 'Setup fee', tariffSurcharge: 'Tariff surcharge', amount: 'Amount',
  subtotal: 'Subtotal', apoShippingFee: 'APO shipping fee', tax: 'Tax', additionalCosts: 'Additional costs',
  firstOrderDiscount: 'First order discount', promoCode: 'Promo code', specialOffer: 'Special group offer', pointsDeduction: 'Points deduction',
  giftVoucher: 'Gift vouchers', couponDiscount: 'Coupon discount', orderDiscount: 'Order discount', extraDiscount: 'Extra discount',
  levelDiscount: 'User level discount', total: 'Total', amountPaid: 'Amount paid', balanceDue: 'Balance due',
  estimatedShipDate: 'Estimated ship date', notes: 'Notes', paymentStatus: 'Payment status', paid: 'Paid', unpaid: 'Unpaid',
  partial: 'Partially paid',
  payment: 'Payment', bankInfo: 'Bank information', beneficiary: 'Beneficiary', bankName: 'Bank', accountNumber: 'Account number',
  swiftCode: 'SWIFT code', bankNote: 'For payments in currencies other than EUR, please contact a customer service representative.',
  checkInfo: 'Check information', payableTo: 'Make the check payable to', mailTo: 'Mail the check to',
  terms: 'Terms', freeArtwork: 'Free artwork and free shipping to USA, Canada and Europe.',
  production: 'Production starts when proof approval and payment are received.',
  officeHours: 'Office hours: Monday to Friday, 8:30 to 17:30 Pacific Time.', liveChat: 'Live chat: 24 hours, Monday to Friday.',
};
