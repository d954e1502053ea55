/** The wording of invoices and quotations in Hindi. */
import type {DocumentTexts} from './texts';

export const hi: DocumentTexts = {
  invoice: 'चालान', quotation: 'कोटेशन', invoiceNumber: 'चालान संख्या', date: 'दिनांक', validUntil: 'तक मान्य', poNumber: 'क्रय आदेश संख्या',
  reference: 'संदर्भ', hsCode: 'एचएस कोड', currency: 'मुद्रा', contacts: 'संपर्क', billTo: 'बिल प्राप्तकर्ता', shipTo: 'शिपिंग पता',
  artwork: 'आर्टवर्क', description: 'विवरण', quantity: 'मात्रा', unitPrice: 'इकाई मूल्य', moldFee: 'साँचा शुल्क', extraFee: 'अतिरिक्त शुल्क',
  setupFee: 'सेटअप शुल्क', tariffSurcharge: 'टैरिफ अधिभार', amount: 'राशि',
  subtotal: 'उप-योग', apoShippingFee: 'एपीओ शिपिंग शुल्क', tax: 'कर', additionalCosts: 'अन्य लागत', firstOrderDiscount: 'पहले ऑर्डर पर छूट',
  promoCode: 'प्रोमो कोड', specialOffer: 'विशेष समूह ऑफ़र', pointsDeduction: 'अंक कटौती', giftVoucher: 'उपहार वाउचर', couponDiscount: 'कूपन छूट',
  orderDiscount: 'ऑर्डर छूट', extraDiscount: 'अतिरिक्त छूट', levelDiscount: 'उपयोगकर्ता स्तर छूट', total: 'कुल', amountPaid: 'भुगतान की गई राशि',
  balanceDue: 'देय शेष',
  estimatedShipDate: 'अनुमानित शिपिंग दिनांक', notes: 'टिप्पणियाँ', paymentStatus: 'भुगतान स्थिति', paid: 'भुगतान हो गया', unpaid: 'भुगतान नहीं हुआ',
  partial: 'आंशिक भुगतान',
  payment: 'भुगतान', bankInfo: 'बैंक विवरण', beneficiary: 'लाभार्थी', bankName: 'बैंक', accountNumber: 'खाता संख्या', swiftCode: 'स्विफ्ट कोड',
  bankNote: 'EUR के अलावा अन्य मुद्राओं में भुगतान के लिए कृपया ग्राहक सेवा प्रतिनिधि से संपर्क करें।',
  checkInfo: 'चेक विवरण', payableTo: 'चेक इनके नाम देय', mailTo: 'चेक इस पते पर भेजें',
  terms: 'शर्तें', freeArtwork: 'अमेरिका, कनाडा और यूरोप के लिए निःशुल्क आर्टवर्क और निःशुल्क शिपिंग।',
  production: 'प्रूफ़ की स्वीकृति और भुगतान प्राप्त होने पर उत्पादन शुरू होता है।',
  officeHours: 'कार्यालय समय: सोमवार से शुक्रवार, 8:30 से 17:30, प्रशांत समय।', liveChat: 'लाइव चैट: सोमवार से शुक्रवार, 24 घंटे।',
};
