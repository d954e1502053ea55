/** The wording of invoices and quotations in Chinese, which the other languages fall back to. */

export const zh = {
  invoice: '发票', quotation: '报价单', invoiceNumber: '发票号', date: '日期', validUntil: '有效期至', poNumber: '采购订单号', reference: '参考号', hsCode: '海关编码',
  currency: '币种', contacts: '联系人', billTo: '账单地址', shipTo: '收货地址',
  artwork: '图稿', description: '描述', quantity: '数量', unitPrice: '单价', moldFee: '模具费', extraFee: '附加费', setupFee: '开版费', tariffSurcharge: '关税附加费',
  amount: '金额',
  subtotal: '小计', apoShippingFee: 'APO 运费', tax: '税费', additionalCosts: '额外费用', firstOrderDiscount: '首单折扣', promoCode: '优惠码', specialOffer: '特殊群体优惠',
  pointsDeduction: '积分抵扣', giftVoucher: '礼品券', couponDiscount: '优惠券折扣', orderDiscount: '订单折扣', extraDiscount: '额外折扣', levelDiscount: '用户等级折扣',
  total: '总计', amountPaid: '已付金额', balanceDue: '应付余额',
  estimatedShipDate: '预计发货日期', notes: '备注', paymentStatus: '付款状态', paid: '已付款', unpaid: '未付款', partial: '部分付款',
  payment: '付款', bankInfo: '银行信息', beneficiary: '收款人', bankName: '开户银行', accountNumber: '账号', swiftCode: 'SWIFT 代码',
  bankNote: '如需以欧元以外的货币付款，请联系客服代表。',
  checkInfo: '支票信息', payableTo: '支票抬头', mailTo: '支票邮寄地址',
  terms: '条款', freeArtwork: '免费设计图稿，免费配送至美国、加拿大和欧洲。', production: '收到稿件确认和付款后开始生产。', officeHours: '办公时间：周一至周五 8:30 至 17:30（太平洋时间）。',
  liveChat: '在线客服：周一至周五 24 小时。',
};
