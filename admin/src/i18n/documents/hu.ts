/** The wording of invoices and quotations in Hungarian. */
import type {DocumentTexts} from './texts';

export const hu: DocumentTexts = {
  invoice: 'Számla', quotation: 'Árajánlat', invoiceNumber: 'Számlaszám', date: 'Dátum', validUntil: 'Érvényes', poNumber: 'Megrendelésszám',
  reference: 'Hivatkozás', hsCode: 'HS-kód', currency: 'Pénznem', contacts: 'Kapcsolattartók', billTo: 'Számlázási cím', shipTo: 'Szállítási cím',
  artwork: 'Grafika', description: 'Leírás', quantity: 'Mennyiség', unitPrice: 'Egységár', moldFee: 'Szerszámköltség', extraFee: 'Külön díj',
  setupFee: 'Beállítási díj', tariffSurcharge: 'Vámpótlék', amount: 'Összeg',
  subtotal: 'Részösszeg', apoShippingFee: 'APO szállítási díj', tax: 'Adó', additionalCosts: 'További költségek',
  firstOrderDiscount: 'Első rendelés kedvezménye', promoCode: 'Promóciós kód', specialOffer: 'Különleges csoportajánlat',
  pointsDeduction: 'Pontlevonás', giftVoucher: 'Ajándékutalványok', couponDiscount: 'Kuponkedvezmény', orderDiscount: 'Rendelési kedvezmény',
  extraDiscount: 'Extra kedvezmény', levelDiscount: 'Felhasználói szint kedvezménye', total: 'Végösszeg', amountPaid: 'Befizetett összeg',
  balanceDue: 'Fizetendő egyenleg',
  estimatedShipDate: 'Várható szállítási dátum', notes: 'Megjegyzések', paymentStatus: 'Fizetési állapot', paid: 'Kifizetve', unpaid: 'Kifizetetlen',
  partial: 'Részben kifizetve',
  payment: 'Fizetés', bankInfo: 'Banki adatok', beneficiary: 'Kedvezményezett', bankName: 'Bank', accountNumber: 'Bankszámla száma',
  swiftCode: 'SWIFT-kód', bankNote: 'EUR-tól eltérő pénznemben történő fizetéshez kérjük, forduljon ügyfélszolgálatunkhoz.',
  checkInfo: 'Csekkadatok', payableTo: 'A csekk kedvezményezettje', mailTo: 'A csekk postázási címe',
  terms: 'Feltételek', freeArtwork: 'Ingyenes grafika és ingyenes szállítás az USA-ba, Kanadába és Európába.',
  production: 'A gyártás a látványterv jóváhagyása és a fizetés beérkezése után kezdődik.',
  officeHours: 'Nyitvatartás: hétfőtől péntekig 8:30–17:30, csendes-óceáni idő szerint.', liveChat: 'Élő csevegés: hétfőtől péntekig 24 órában.',
};
