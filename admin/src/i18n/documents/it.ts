/** The wording of invoices and quotations in Italian. */
import type {DocumentTexts} from './texts';

export const it: DocumentTexts = {
  invoice: 'Fattura', quotation: 'Preventivo', invoiceNumber: 'Numero fattura', date: 'Data', validUntil: 'Valido fino al',
  poNumber: 'Numero ordine d\'acquisto', reference: 'Riferimento', hsCode: 'Codice SA', currency: 'Valuta', contacts: 'Contatti',
  billTo: 'Fatturare a', shipTo: 'Spedire a',
  artwork: 'Grafica', description: 'Descrizione', quantity: 'Qtà', unitPrice: 'Prezzo unitario', moldFee: 'Costo stampo', extraFee: 'Costo extra',
  setupFee: 'Costo di impianto', tariffSurcharge: 'Supplemento doganale', amount: 'Importo',
  subtotal: 'Subtotale', apoShippingFee: 'Spese di spedizione APO', tax: 'Imposta', additionalCosts: 'Costi aggiuntivi',
  firstOrderDiscount: 'Sconto primo ordine', promoCode: 'Codice promozionale', specialOffer: 'Offerta speciale per gruppi',
  pointsDeduction: 'Detrazione punti', giftVoucher: 'Buoni regalo', couponDiscount: 'Sconto coupon', orderDiscount: 'Sconto ordine',
  extraDiscount: 'Sconto extra', levelDiscount: 'Sconto livello utente', total: 'Totale', amountPaid: 'Importo pagato', balanceDue: 'Saldo dovuto',
  estimatedShipDate: 'Data di spedizione prevista', notes: 'Note', paymentStatus: 'Stato del pagamento', paid: 'Pagato', unpaid: 'Non pagato',
  partial: 'Parzialmente pagato',
  payment: 'Pagamento', bankInfo: 'Coordinate bancarie', beneficiary: 'Beneficiario', bankName: 'Banca', accountNumber: 'Numero di conto',
  swiftCode: 'Codice SWIFT', bankNote: 'Per pagamenti in valute diverse dall\'EUR, contattare un addetto del servizio clienti.',
  checkInfo: 'Pagamento con assegno', payableTo: 'Assegno intestato a', mailTo: 'Spedire l\'assegno a',
  terms: 'Condizioni', freeArtwork: 'Grafica gratuita e spedizione gratuita in USA, Canada ed Europa.',
  production: 'La produzione inizia al ricevimento dell\'approvazione della bozza e del pagamento.',
  officeHours: 'Orari d\'ufficio: dal lunedì al venerdì, dalle 8:30 alle 17:30, ora del Pacifico.',
  liveChat: 'Chat dal vivo: 24 ore su 24, dal lunedì al venerdì.',
};
