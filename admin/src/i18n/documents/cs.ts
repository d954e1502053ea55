/** The wording of invoices and quotations in Czech. */
import type {DocumentTexts} from './texts';

export const cs: DocumentTexts = {
  invoice: 'Faktura', quotation: 'Cenová nabídka', invoiceNumber: 'Číslo faktury', date: 'Datum', validUntil: 'Platí do',
  poNumber: 'Číslo objednávky', reference: 'Reference', hsCode: 'Kód HS', currency: 'Měna', contacts: 'Kontakty', billTo: 'Fakturační adresa',
  shipTo: 'Dodací adresa',
  artwork: 'Grafický návrh', description: 'Popis', quantity: 'Množství', unitPrice: 'Jednotková cena', moldFee: 'Poplatek za formu',
  extraFee: 'Doplňkový poplatek', setupFee: 'Poplatek za přípravu', tariffSurcharge: 'Celní přirážka', amount: 'Částka',
  subtotal: 'Mezisoučet', apoShippingFee: 'Poštovné APO', tax: 'Daň', additionalCosts: 'Dodatečné náklady',
  firstOrderDiscount: 'Sleva na první objednávku', promoCode: 'Slevový kód', specialOffer: 'Zvláštní skupinová nabídka',
  pointsDeduction: 'Odečet bodů', giftVoucher: 'Dárkové poukazy', couponDiscount: 'Sleva z kuponu', orderDiscount: 'Sleva na objednávku',
  extraDiscount: 'Mimořádná sleva', levelDiscount: 'Sleva podle úrovně uživatele', total: 'Celkem', amountPaid: 'Zaplaceno',
  balanceDue: 'Zbývá uhradit',
  estimatedShipDate: 'Předpokládané datum odeslání', notes: 'Poznámky', paymentStatus: 'Stav platby', paid: 'Zaplaceno', unpaid: 'Nezaplaceno',
  partial: 'Částečně zaplaceno',
  payment: 'Platba', bankInfo: 'Bankovní údaje', beneficiary: 'Příjemce', bankName: 'Banka', accountNumber: 'Číslo účtu', swiftCode: 'Kód SWIFT',
  bankNote: 'Pro platby v jiných měnách než EUR se prosím obraťte na pracovníka zákaznického servisu.',
  checkInfo: 'Údaje pro platbu šekem', payableTo: 'Šek vystavte na', mailTo: 'Šek zašlete na adresu',
  terms: 'Podmínky', freeArtwork: 'Grafický návrh a doprava do USA, Kanady a Evropy zdarma.',
  production: 'Výroba začíná po schválení náhledu a přijetí platby.',
  officeHours: 'Pracovní doba: pondělí až pátek, 8:30 až 17:30 tichomořského času.', liveChat: 'Živý chat: 24 hodin, pondělí až pátek.',
};
