/** The wording of invoices and quotations in Spanish. */
import type {DocumentTexts} from './texts';

export const es: DocumentTexts = {
  invoice: 'Factura', quotation: 'Presupuesto', invoiceNumber: 'Número de factura', date: 'Fecha', validUntil: 'Válido hasta',
  poNumber: 'Número de orden de compra', reference: 'Referencia', hsCode: 'Código SA', currency: 'Moneda', contacts: 'Contactos',
  billTo: 'Facturar a', shipTo: 'Enviar a',
  artwork: 'Diseño', description: 'Descripción', quantity: 'Cant.', unitPrice: 'Precio unitario', moldFee: 'Coste de molde', extraFee: 'Cargo extra',
  setupFee: 'Coste de preparación', tariffSurcharge: 'Recargo arancelario', amount: 'Importe',
  subtotal: 'Subtotal', apoShippingFee: 'Gastos de envío APO', tax: 'Impuesto', additionalCosts: 'Costes adicionales',
  firstOrderDiscount: 'Descuento de primer pedido', promoCode: 'Código promocional', specialOffer: 'Oferta especial para grupos',
  pointsDeduction: 'Deducción de puntos', giftVoucher: 'Vales de regalo', couponDiscount: 'Descuento de cupón', orderDiscount: 'Descuento del pedido',
  extraDiscount: 'Descuento extra', levelDiscount: 'Descuento por nivel de usuario', total: 'Total', amountPaid: 'Importe pagado',
  balanceDue: 'Saldo pendiente',
  estimatedShipDate: 'Fecha estimada de envío', notes: 'Notas', paymentStatus: 'Estado del pago', paid: 'Pagado', unpaid: 'No pagado',
  partial: 'Pagado parcialmente',
  payment: 'Pago', bankInfo: 'Datos bancarios', beneficiary: 'Beneficiario', bankName: 'Banco', accountNumber: 'Número de cuenta',
  swiftCode: 'Código SWIFT', bankNote: 'Para pagos en monedas distintas del EUR, póngase en contacto con un representante de atención al cliente.',
  checkInfo: 'Datos para cheques', payableTo: 'Cheque a nombre de', mailTo: 'Enviar el cheque a',
  terms: 'Condiciones', freeArtwork: 'Diseño gratuito y envío gratuito a EE. UU., Canadá y Europa.',
  production: 'La producción comienza al recibir la aprobación de la prueba y el pago.',
  officeHours: 'Horario de oficina: de lunes a viernes, de 8:30 a 17:30, hora del Pacífico.', liveChat: 'Chat en vivo: 24 horas, de lunes a viernes.',
};
