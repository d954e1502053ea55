/** The wording of invoices and quotations in Danish. */
import type {DocumentTexts} from './texts';

export const da: DocumentTexts = {
  invoice: 'Faktura', quotation: 'Tilbud', invoiceNumber: 'Fakturanummer', date: 'Dato', validUntil: 'Gyldig til', poNumber: 'Indkøbsordrenummer',
  reference: 'Reference', hsCode: 'HS-kode', currency: 'Valuta', contacts: 'Kontaktpersoner', billTo: 'Faktureringsadresse',
  shipTo: 'Leveringsadresse',
  artwork: 'Grafik', description: 'Beskrivelse', quantity: 'Antal', unitPrice: 'Enhedspris', moldFee: 'Formgebyr', extraFee: 'Ekstra gebyr',
  setupFee: 'Opstartsgebyr', tariffSurcharge: 'Toldtillæg', amount: 'Beløb',
  subtotal: 'Subtotal', apoShippingFee: 'APO-forsendelsesgebyr', tax: 'Moms', additionalCosts: 'Yderligere omkostninger',
  firstOrderDiscount: 'Rabat på første ordre', promoCode: 'Rabatkode', specialOffer: 'Særligt gruppetilbud', pointsDeduction: 'Pointfradrag',
  giftVoucher: 'Gavekort', couponDiscount: 'Kuponrabat', orderDiscount: 'Ordrerabat', extraDiscount: 'Ekstra rabat',
  levelDiscount: 'Brugerniveaurabat', total: 'I alt', amountPaid: 'Betalt beløb', balanceDue: 'Skyldigt beløb',
  estimatedShipDate: 'Forventet afsendelsesdato', notes: 'Bemærkninger', paymentStatus: 'Betalingsstatus', paid: 'Betalt', unpaid: 'Ikke betalt',
  partial: 'Delvist betalt',
  payment: 'Betaling', bankInfo: 'Bankoplysninger', beneficiary: 'Modtager', bankName: 'Bank', accountNumber: 'Kontonummer', swiftCode: 'SWIFT-kode',
  bankNote: 'Kontakt venligst en kundeservicemedarbejder ved betaling i andre valutaer end EUR.',
  checkInfo: 'Checkoplysninger', payableTo: 'Checken udstedes til', mailTo: 'Checken sendes til',
  terms: 'Vilkår', freeArtwork: 'Gratis grafik og gratis forsendelse til USA, Canada og Europa.',
  production: 'Produktionen starter, når godkendelse af korrektur og betaling er modtaget.',
  officeHours: 'Kontortid: mandag til fredag kl. 8.30 til 17.30 Pacific Time.', liveChat: 'Livechat: 24 timer i døgnet, mandag til fredag.',
};
