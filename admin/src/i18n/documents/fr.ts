/** The wording of invoices and quotations in French. */
import type {DocumentTexts} from './texts';

export const fr: DocumentTexts = {
  invoice: 'Facture', quotation: 'Devis', invoiceNumber: 'Numéro de facture', date: 'Date', validUntil: 'Valable jusqu\'au',
  poNumber: 'Numéro de bon de commande', reference: 'Référence', hsCode: 'Code SH', currency: 'Devise', contacts: 'Contacts', billTo: 'Facturer à',
  shipTo: 'Livrer à',
  artwork: 'Maquette', description: 'Description', quantity: 'Qté', unitPrice: 'Prix unitaire', moldFee: 'Frais de moule',
  extraFee: 'Frais supplémentaires', setupFee: 'Frais de mise en place', tariffSurcharge: 'Surtaxe douanière', amount: 'Montant',
  subtotal: 'Sous-total', apoShippingFee: 'Frais d\'expédition APO', tax: 'Taxe', additionalCosts: 'Coûts additionnels',
  firstOrderDiscount: 'Remise première commande', promoCode: 'Code promo', specialOffer: 'Offre spéciale groupe',
  pointsDeduction: 'Déduction de points', giftVoucher: 'Chèques-cadeaux', couponDiscount: 'Remise coupon', orderDiscount: 'Remise sur commande',
  extraDiscount: 'Remise supplémentaire', levelDiscount: 'Remise niveau client', total: 'Total', amountPaid: 'Montant payé', balanceDue: 'Solde dû',
  estimatedShipDate: 'Date d\'expédition prévue', notes: 'Remarques', paymentStatus: 'Statut du paiement', paid: 'Payé', unpaid: 'Impayé',
  partial: 'Partiellement payé',
  payment: 'Paiement', bankInfo: 'Coordonnées bancaires', beneficiary: 'Bénéficiaire', bankName: 'Banque', accountNumber: 'Numéro de compte',
  swiftCode: 'Code SWIFT', bankNote: 'Pour les paiements dans une devise autre que l\'EUR, veuillez contacter un conseiller du service client.',
  checkInfo: 'Paiement par chèque', payableTo: 'Chèque à l\'ordre de', mailTo: 'Envoyer le chèque à',
  terms: 'Conditions', freeArtwork: 'Maquette gratuite et livraison gratuite aux États-Unis, au Canada et en Europe.',
  production: 'La production commence à réception de la validation du bon à tirer et du paiement.',
  officeHours: 'Heures de bureau : du lundi au vendredi, de 8 h 30 à 17 h 30, heure du Pacifique.',
  liveChat: 'Chat en direct : 24 heures sur 24, du lundi au vendredi.',
};
