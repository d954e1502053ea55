/** The wording of invoices and quotations in German. */
import type {DocumentTexts} from './texts';

export const de: DocumentTexts = {
  invoice: 'Rechnung', quotation: 'Angebot', invoiceNumber: 'Rechnungsnummer', date: 'Datum', validUntil: 'Gültig bis', poNumber: 'Bestellnummer',
  reference: 'Referenz', hsCode: 'HS-Code', currency: 'Währung', contacts: 'Ansprechpartner', billTo: 'Rechnungsadresse', shipTo: 'Lieferadresse',
  artwork: 'Druckvorlage', description: 'Beschreibung', quantity: 'Menge', unitPrice: 'Stückpreis', moldFee: 'Formkosten', extraFee: 'Zusatzkosten',
  setupFee: 'Einrichtungskosten', tariffSurcharge: 'Zollzuschlag', amount: 'Betrag',
  subtotal: 'Zwischensumme', apoShippingFee: 'APO-Versandkosten', tax: 'Steuer', additionalCosts: 'Weitere Kosten',
  firstOrderDiscount: 'Erstbestellerrabatt', promoCode: 'Aktionscode', specialOffer: 'Sonderangebot für Gruppen', pointsDeduction: 'Punkteabzug',
  giftVoucher: 'Geschenkgutscheine', couponDiscount: 'Gutscheinrabatt', orderDiscount: 'Bestellrabatt', extraDiscount: 'Zusätzlicher Rabatt',
  levelDiscount: 'Kundenstufenrabatt', total: 'Gesamtbetrag', amountPaid: 'Gezahlter Betrag', balanceDue: 'Offener Betrag',
  estimatedShipDate: 'Voraussichtliches Versanddatum', notes: 'Anmerkungen', paymentStatus: 'Zahlungsstatus', paid: 'Bezahlt', unpaid: 'Unbezahlt',
  partial: 'Teilweise bezahlt',
  payment: 'Zahlung', bankInfo: 'Bankverbindung', beneficiary: 'Empfänger', bankName: 'Bank', accountNumber: 'Kontonummer', swiftCode: 'SWIFT-Code',
  bankNote: 'Für Zahlungen in anderen Währungen als EUR wenden Sie sich bitte an unseren Kundenservice.',
  checkInfo: 'Angaben zur Scheckzahlung', payableTo: 'Scheck zahlbar an', mailTo: 'Scheck senden an',
  terms: 'Bedingungen', freeArtwork: 'Kostenlose Druckvorlage und kostenloser Versand in die USA, nach Kanada und Europa.',
  production: 'Die Produktion beginnt, sobald Freigabe des Entwurfs und Zahlung eingegangen sind.',
  officeHours: 'Bürozeiten: Montag bis Freitag, 8:30 bis 17:30 Uhr pazifischer Zeit.', liveChat: 'Live-Chat: Montag bis Freitag rund um die Uhr.',
};
