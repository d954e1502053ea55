/** The wording of invoices and quotations in Japanese. */
import type {DocumentTexts} from './texts';

export const ja: DocumentTexts = {
  invoice: '請求書', quotation: '見積書', invoiceNumber: '請求書番号', date: '日付', validUntil: '有効期限', poNumber: '発注番号', reference: '参照番号', hsCode: 'HSコード',
  currency: '通貨', contacts: '担当者', billTo: '請求先', shipTo: 'お届け先',
  artwork: 'デザイン', description: '内容', quantity: '数量', unitPrice: '単価', moldFee: '金型代', extraFee: '追加料金', setupFee: '版代', tariffSurcharge: '関税追加料金',
  amount: '金額',
  subtotal: '小計', apoShippingFee: 'APO送料', tax: '税額', additionalCosts: '追加費用', firstOrderDiscount: '初回注文割引', promoCode: 'プロモーションコード',
  specialOffer: '団体特別割引', pointsDeduction: 'ポイント利用', giftVoucher: 'ギフト券', couponDiscount: 'クーポン割引', orderDiscount: '注文割引', extraDiscount: '特別割引',
  levelDiscount: '会員ランク割引', total: '合計', amountPaid: 'お支払い済み金額', balanceDue: '未払い残高',
  estimatedShipDate: '出荷予定日', notes: '備考', paymentStatus: '支払い状況', paid: '支払い済み', unpaid: '未払い', partial: '一部支払い済み',
  payment: 'お支払い', bankInfo: '銀行情報', beneficiary: '受取人', bankName: '銀行名', accountNumber: '口座番号', swiftCode: 'SWIFTコード',
  bankNote: 'EUR以外の通貨でのお支払いは、カスタマーサービス担当者までお問い合わせください。',
  checkInfo: '小切手情報', payableTo: '小切手の宛名', mailTo: '小切手の送付先',
  terms: '取引条件', freeArtwork: 'デザイン無料、アメリカ・カナダ・ヨーロッパへの送料無料。', production: '校正のご承認とお支払いの確認後に生産を開始します。',
  officeHours: '営業時間：月曜日から金曜日、8:30～17:30（太平洋時間）。', liveChat: 'ライブチャット：月曜日から金曜日、24時間対応。',
};
