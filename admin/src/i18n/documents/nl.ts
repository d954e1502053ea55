/** The wording of invoices and quotations in Dutch. */
import type {DocumentTexts} from './texts';

export const nl: DocumentTexts = {
  invoice: 'Factuur', quotation: 'Offerte', invoiceNumber: 'Factuurnummer', date: 'Datum', validUntil: 'Geldig tot', poNumber: 'Inkoopordernummer',
  reference: 'Referentie', hsCode: 'HS-code', currency: 'Valuta', contacts: 'Contactpersonen', billTo: 'Factuuradres', shipTo: 'Verzendadres',
  artwork: 'Ontwerp', description: 'Omschrijving', quantity: 'Aantal', unitPrice: 'Stukprijs', moldFee: 'Matrijskosten', extraFee: 'Extra kosten',
  setupFee: 'Instelkosten', tariffSurcharge: 'Invoertoeslag', amount: 'Bedrag',
  subtotal: 'Subtotaal', apoShippingFee: 'APO-verzendkosten', tax: 'Belasting', additionalCosts: 'Bijkomende kosten',
  firstOrderDiscount: 'Korting op eerste bestelling', promoCode: 'Actiecode', specialOffer: 'Speciale groepsaanbieding',
  pointsDeduction: 'Puntenaftrek', giftVoucher: 'Cadeaubonnen', couponDiscount: 'Couponkorting', orderDiscount: 'Bestelkorting',
  extraDiscount: 'Extra korting', levelDiscount: 'Gebruikersniveaukorting', total: 'Totaal', amountPaid: 'Betaald bedrag',
  balanceDue: 'Openstaand saldo',
  estimatedShipDate: 'Verwachte verzenddatum', notes: 'Opmerkingen', paymentStatus: 'Betaalstatus', paid: 'Betaald', unpaid: 'Onbetaald',
  partial: 'Gedeeltelijk betaald',
  payment: 'Betaling', bankInfo: 'Bankgegevens', beneficiary: 'Begunstigde', bankName: 'Bank', accountNumber: 'Rekeningnummer',
  swiftCode: 'SWIFT-code', bankNote: 'Neem voor betalingen in andere valuta dan EUR contact op met een medewerker van de klantenservice.',
  checkInfo: 'Chequegegevens', payableTo: 'Cheque uitschrijven aan', mailTo: 'Cheque sturen naar',
  terms: 'Voorwaarden', freeArtwork: 'Gratis ontwerp en gratis verzending naar de VS, Canada en Europa.',
  production: 'De productie begint zodra de goedkeuring van de proef en de betaling zijn ontvangen.',
  officeHours: 'Kantooruren: maandag tot en met vrijdag, 8.30 tot 17.30 uur Pacific Time.',
  liveChat: 'Livechat: 24 uur per dag, maandag tot en met vrijdag.',
};
