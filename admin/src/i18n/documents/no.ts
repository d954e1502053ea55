/** The wording of invoices and quotations in Norwegian. */
import type {DocumentTexts} from './texts';

export const no: DocumentTexts = {
  invoice: 'Faktura', quotation: 'Tilbud', invoiceNumber: 'Fakturanummer', date: 'Dato', validUntil: 'Gyldig til', poNumber: 'Innkjøpsordrenummer',
  reference: 'Referanse', hsCode: 'HS-kode', currency: 'Valuta', contacts: 'Kontaktpersoner', billTo: 'Fakturaadresse', shipTo: 'Leveringsadresse',
  artwork: 'Grafikk', description: 'Beskrivelse', quantity: 'Antall', unitPrice: 'Enhetspris', moldFee: 'Formkostnad', extraFee: 'Ekstra gebyr',
  setupFee: 'Oppstartsgebyr', tariffSurcharge: 'Tolltillegg', amount: 'Beløp',
  subtotal: 'Delsum', apoShippingFee: 'APO-fraktgebyr', tax: 'Avgift', additionalCosts: 'Tilleggskostnader',
  firstOrderDiscount: 'Rabatt på første bestilling', promoCode: 'Kampanjekode', specialOffer: 'Spesialtilbud for grupper',
  pointsDeduction: 'Poengfradrag', giftVoucher: 'Gavekort', couponDiscount: 'Kupongrabatt', orderDiscount: 'Ordrerabatt',
  extraDiscount: 'Ekstra rabatt', levelDiscount: 'Brukernivårabatt', total: 'Totalt', amountPaid: 'Betalt beløp', balanceDue: 'Utestående beløp',
  estimatedShipDate: 'Forventet forsendelsesdato', notes: 'Merknader', paymentStatus: 'Betalingsstatus', paid: 'Betalt', unpaid: 'Ikke betalt',
  partial: 'Delvis betalt',
  payment: 'Betaling', bankInfo: 'Bankopplysninger', beneficiary: 'Mottaker', bankName: 'Bank', accountNumber: 'Kontonummer', swiftCode: 'SWIFT-kode',
  bankNote: 'Ta kontakt med en kundeservicemedarbeider for betaling i andre valutaer enn EUR.',
  checkInfo: 'Sjekkopplysninger', payableTo: 'Sjekken utstedes til', mailTo: 'Sjekken sendes til',
  terms: 'Vilkår', freeArtwork: 'Gratis grafikk og gratis frakt til USA, Canada og Europa.',
  production: 'Produksjonen starter når godkjent korrektur og betaling er mottatt.',
  officeHours: 'Kontortid: mandag til fredag, 8.30 til 17.30 Pacific Time.', liveChat: 'Direktechat: 24 timer i døgnet, mandag til fredag.',
};
