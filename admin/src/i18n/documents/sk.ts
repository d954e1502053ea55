/** The wording of invoices and quotations in Slovak. */
import type {DocumentTexts} from './texts';

export const sk: DocumentTexts = {
  invoice: 'Faktúra', quotation: 'Cenová ponuka', invoiceNumber: 'Číslo faktúry', date: 'Dátum', validUntil: 'Platí do', poNumber: 'Číslo objednávky',
  reference: 'Referencia', hsCode: 'Kód HS', currency: 'Mena', contacts: 'Kontakty', billTo: 'Fakturačná adresa', shipTo: 'Dodacia adresa',
  artwork: 'Grafický návrh', description: 'Opis', quantity: 'Množstvo', unitPrice: 'Jednotková cena', moldFee: 'Poplatok za formu',
  extraFee: 'Doplnkový poplatok', setupFee: 'Poplatok za prípravu', tariffSurcharge: 'Colná prirážka', amount: 'Suma',
  subtotal: 'Medzisúčet', apoShippingFee: 'Poštovné APO', tax: 'Daň', additionalCosts: 'Dodatočné náklady',
  firstOrderDiscount: 'Zľava na prvú objednávku', promoCode: 'Zľavový kód', specialOffer: 'Osobitná skupinová ponuka',
  pointsDeduction: 'Odpočet bodov', giftVoucher: 'Darčekové poukazy', couponDiscount: 'Zľava z kupónu', orderDiscount: 'Zľava na objednávku',
  extraDiscount: 'Mimoriadna zľava', levelDiscount: 'Zľava podľa úrovne používateľa', total: 'Spolu', amountPaid: 'Zaplatená suma',
  balanceDue: 'Zostáva uhradiť',
  estimatedShipDate: 'Predpokladaný dátum odoslania', notes: 'Poznámky', paymentStatus: 'Stav platby', paid: 'Zaplatené', unpaid: 'Nezaplatené',
  partial: 'Čiastočne zaplatené',
  payment: 'Platba', bankInfo: 'Bankové údaje', beneficiary: 'Príjemca', bankName: 'Banka', accountNumber: 'Číslo účtu', swiftCode: 'Kód SWIFT',
  bankNote: 'Pri platbách v iných menách ako EUR sa obráťte na pracovníka zákazníckeho servisu.',
  checkInfo: 'Údaje na platbu šekom', payableTo: 'Šek vystavte na', mailTo: 'Šek zašlite na adresu',
  terms: 'Podmienky', freeArtwork: 'Grafický návrh a doprava do USA, Kanady a Európy zadarmo.',
  production: 'Výroba sa začína po schválení náhľadu a prijatí platby.',
  officeHours: 'Pracovný čas: pondelok až piatok, 8:30 až 17:30 tichomorského času.', liveChat: 'Živý chat: 24 hodín, pondelok až piatok.',
};
