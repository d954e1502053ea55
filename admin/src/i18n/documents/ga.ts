/** The wording of invoices and quotations in Irish. */
import type {DocumentTexts} from './texts';

export const ga: DocumentTexts = {
  invoice: 'Sonrasc', quotation: 'Luachan', invoiceNumber: 'Uimhir sonraisc', date: 'Dáta', validUntil: 'Bailí go dtí',
  poNumber: 'Uimhir ordaithe ceannaigh', reference: 'Tagairt', hsCode: 'Cód HS', currency: 'Airgeadra', contacts: 'Teagmhálaithe',
  billTo: 'Billeáil chuig', shipTo: 'Seol chuig',
  artwork: 'Saothar ealaíne', description: 'Cur síos', quantity: 'Cainníocht', unitPrice: 'Praghas an aonaid', moldFee: 'Táille mhúnla',
  extraFee: 'Táille bhreise', setupFee: 'Táille socraithe', tariffSurcharge: 'Formhuirear taraife', amount: 'Méid',
  subtotal: 'Fo-iomlán', apoShippingFee: 'Táille seolta APO', tax: 'Cáin', additionalCosts: 'Costais bhreise',
  firstOrderDiscount: 'Lascaine ar an gcéad ordú', promoCode: 'Cód tairisceana', specialOffer: 'Tairiscint speisialta do ghrúpaí',
  pointsDeduction: 'Asbhaint pointí', giftVoucher: 'Dearbháin bhronntanais', couponDiscount: 'Lascaine cúpóin', orderDiscount: 'Lascaine ordaithe',
  extraDiscount: 'Lascaine bhreise', levelDiscount: 'Lascaine de réir leibhéal úsáideora', total: 'Iomlán', amountPaid: 'Méid íoctha',
  balanceDue: 'Iarmhéid dlite',
  estimatedShipDate: 'Dáta seolta measta', notes: 'Nótaí', paymentStatus: 'Stádas íocaíochta', paid: 'Íoctha', unpaid: 'Gan íoc',
  partial: 'Íoctha i bpáirt',
  payment: 'Íocaíocht', bankInfo: 'Sonraí bainc', beneficiary: 'Tairbhí', bankName: 'Banc', accountNumber: 'Uimhir chuntais', swiftCode: 'Cód SWIFT',
  bankNote: 'Le haghaidh íocaíochtaí in airgeadraí seachas EUR, déan teagmháil le hionadaí seirbhíse do chustaiméirí.',
  checkInfo: 'Sonraí seiceanna', payableTo: 'Seic iníoctha le', mailTo: 'Cuir an seic sa phost chuig',
  terms: 'Téarmaí', freeArtwork: 'Saothar ealaíne saor in aisce agus seoladh saor in aisce go SAM, Ceanada agus an Eoraip.',
  production: 'Tosaíonn an táirgeadh nuair a fhaightear faomhadh an phrofa agus an íocaíocht.',
  officeHours: 'Uaireanta oifige: Luan go hAoine, 8:30 go 17:30, Am an Aigéin Chiúin.', liveChat: 'Comhrá beo: 24 uair an chloig, Luan go hAoine.',
};
