/** The wording of invoices and quotations in Swedish. */
import type {DocumentTexts} from './texts';

export const sv: DocumentTexts = {
  invoice: 'Faktura', quotation: 'Offert', invoiceNumber: 'Fakturanummer', date: 'Datum', validUntil: 'Giltig till', poNumber: 'Inköpsordernummer',
  reference: 'Referens', hsCode: 'HS-kod', currency: 'Valuta', contacts: 'Kontaktpersoner', billTo: 'Fakturaadress', shipTo: 'Leveransadress',
  artwork: 'Grafik', description: 'Beskrivning', quantity: 'Antal', unitPrice: 'Styckpris', moldFee: 'Formkostnad', extraFee: 'Extra avgift',
  setupFee: 'Startavgift', tariffSurcharge: 'Tulltillägg', amount: 'Belopp',
  subtotal: 'Delsumma', apoShippingFee: 'APO-fraktavgift', tax: 'Skatt', additionalCosts: 'Övriga kostnader',
  firstOrderDiscount: 'Rabatt på första beställningen', promoCode: 'Kampanjkod', specialOffer: 'Särskilt grupperbjudande',
  pointsDeduction: 'Poängavdrag', giftVoucher: 'Presentkort', couponDiscount: 'Kupongrabatt', orderDiscount: 'Orderrabatt',
  extraDiscount: 'Extra rabatt', levelDiscount: 'Användarnivårabatt', total: 'Totalt', amountPaid: 'Betalt belopp', balanceDue: 'Återstående belopp',
  estimatedShipDate: 'Beräknat leveransdatum', notes: 'Anmärkningar', paymentStatus: 'Betalningsstatus', paid: 'Betald', unpaid: 'Obetald',
  partial: 'Delvis betald',
  payment: 'Betalning', bankInfo: 'Bankuppgifter', beneficiary: 'Mottagare', bankName: 'Bank', accountNumber: 'Kontonummer', swiftCode: 'SWIFT-kod',
  bankNote: 'Kontakta en kundtjänstmedarbetare för betalning i andra valutor än EUR.',
  checkInfo: 'Checkuppgifter', payableTo: 'Checken ställs ut till', mailTo: 'Checken skickas till',
  terms: 'Villkor', freeArtwork: 'Gratis grafik och gratis frakt till USA, Kanada och Europa.',
  production: 'Produktionen startar när godkänt korrektur och betalning har mottagits.',
  officeHours: 'Kontorstider: måndag till fredag, 8.30 till 17.30 Pacific Time.', liveChat: 'Livechatt: dygnet runt, måndag till fredag.',
};
