/** The wording of invoices and quotations in Korean. */
import type {DocumentTexts} from './texts';

export const ko: DocumentTexts = {
  invoice: '청구서', quotation: '견적서', invoiceNumber: '청구서 번호', date: '날짜', validUntil: '유효 기한', poNumber: '구매 주문 번호', reference: '참조 번호',
  hsCode: 'HS 코드', currency: '통화', contacts: '담당자', billTo: '청구지', shipTo: '배송지',
  artwork: '아트워크', description: '설명', quantity: '수량', unitPrice: '단가', moldFee: '금형비', extraFee: '추가 요금', setupFee: '셋업 비용',
  tariffSurcharge: '관세 할증료', amount: '금액',
  subtotal: '소계', apoShippingFee: 'APO 배송비', tax: '세금', additionalCosts: '추가 비용', firstOrderDiscount: '첫 주문 할인', promoCode: '프로모션 코드',
  specialOffer: '단체 특별 할인', pointsDeduction: '포인트 차감', giftVoucher: '상품권', couponDiscount: '쿠폰 할인', orderDiscount: '주문 할인', extraDiscount: '추가 할인',
  levelDiscount: '회원 등급 할인', total: '합계', amountPaid: '결제 금액', balanceDue: '미결제 잔액',
  estimatedShipDate: '예상 발송일', notes: '비고', paymentStatus: '결제 상태', paid: '결제 완료', unpaid: '미결제', partial: '부분 결제',
  payment: '결제', bankInfo: '은행 정보', beneficiary: '수취인', bankName: '은행', accountNumber: '계좌 번호', swiftCode: 'SWIFT 코드',
  bankNote: 'EUR 이외의 통화로 결제하시려면 고객 서비스 담당자에게 문의해 주세요.',
  checkInfo: '수표 정보', payableTo: '수표 수취인', mailTo: '수표 우편 주소',
  terms: '거래 조건', freeArtwork: '무료 아트워크 및 미국, 캐나다, 유럽 무료 배송.', production: '시안 승인과 결제가 확인되면 생산을 시작합니다.',
  officeHours: '업무 시간: 월요일~금요일, 8:30~17:30(태평양 표준시 기준).', liveChat: '실시간 채팅: 월요일~금요일, 24시간.',
};
