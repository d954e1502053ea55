/** The wording of invoices and quotations in Portuguese. */
import type {DocumentTexts} from './texts';

export const pt: DocumentTexts = {
  invoice: 'Fatura', quotation: 'Orçamento', invoiceNumber: 'Número da fatura', date: 'Data', validUntil: 'Válido até',
  poNumber: 'Número da ordem de compra', reference: 'Referência', hsCode: 'Código SH', currency: 'Moeda', contacts: 'Contatos', billTo: 'Faturar a',
  shipTo: 'Enviar para',
  artwork: 'Arte', description: 'Descrição', quantity: 'Qtd.', unitPrice: 'Preço unitário', moldFee: 'Custo do molde', extraFee: 'Taxa extra',
  setupFee: 'Taxa de preparação', tariffSurcharge: 'Sobretaxa tarifária', amount: 'Valor',
  subtotal: 'Subtotal', apoShippingFee: 'Taxa de envio APO', tax: 'Imposto', additionalCosts: 'Custos adicionais',
  firstOrderDiscount: 'Desconto do primeiro pedido', promoCode: 'Código promocional', specialOffer: 'Oferta especial para grupos',
  pointsDeduction: 'Dedução de pontos', giftVoucher: 'Vales-presente', couponDiscount: 'Desconto do cupom', orderDiscount: 'Desconto do pedido',
  extraDiscount: 'Desconto extra', levelDiscount: 'Desconto por nível de usuário', total: 'Total', amountPaid: 'Valor pago',
  balanceDue: 'Saldo devedor',
  estimatedShipDate: 'Data de envio prevista', notes: 'Observações', paymentStatus: 'Status do pagamento', paid: 'Pago', unpaid: 'Não pago',
  partial: 'Parcialmente pago',
  payment: 'Pagamento', bankInfo: 'Dados bancários', beneficiary: 'Beneficiário', bankName: 'Banco', accountNumber: 'Número da conta',
  swiftCode: 'Código SWIFT',
  bankNote: 'Para pagamentos em moedas diferentes do EUR, entre em contato com um representante do atendimento ao cliente.',
  checkInfo: 'Dados para cheque', payableTo: 'Cheque nominal a', mailTo: 'Enviar o cheque para',
  terms: 'Condições', freeArtwork: 'Arte gratuita e envio gratuito para EUA, Canadá e Europa.',
  production: 'A produção começa após o recebimento da aprovação da prova e do pagamento.',
  officeHours: 'Horário de atendimento: de segunda a sexta-feira, das 8:30 às 17:30, horário do Pacífico.',
  liveChat: 'Chat ao vivo: 24 horas, de segunda a sexta-feira.',
};
