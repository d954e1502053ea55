/** Writes an invoice as XML: Cross Industry Invoice, profile EN 16931 of Factur-X 1.0. Pure. */
import type {ElectronicInvoice, Extra, Item, Party, Vat} from './invoice';

/** Of the file inside of the PDF. */
export const FILE_NAME = 'factur-x.xml';
/** UN/ECE Recommendation 20: a piece. */
const PIECE = 'H87';
/** UNTDID 4461: a SEPA credit transfer. */
const TRANSFER = '58';
const NAMESPACES = [
  'xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',
  'xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"',
  'xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100"',
  'xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"',
].join(' ');

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Without signs that XML has no place for. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, sign => (sign === '\n' ? sign : ''))
    .replaceAll(/[&<>"]/g, sign => ESCAPES[sign] ?? sign);
}

/** An element of text; nothing where the text is empty. */
function leaf(name: string, text: string, attributes = ''): string {
  return text === '' ? '' : `<${name}${attributes === '' ? '' : ` ${attributes}`}>${escapeXml(text)}</${name}>`;
}

/** An element of elements; nothing where there are none. */
function node(name: string, ...inner: readonly string[]): string {
  const content = inner.join('');
  return content === '' ? '' : `<${name}>${content}</${name}>`;
}

function day(element: string, date: string, namespace = 'udt'): string {
  return node(element, leaf(`${namespace}:DateTimeString`, date.replaceAll('-', ''), 'format="102"'));
}

function rate({category, percent}: Vat): string {
  return [
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:CategoryCode', category),
    leaf('ram:RateApplicablePercent', percent),
  ].join('');
}

function extraOf({isCharge, amount, reason}: Extra, vat?: Vat): string {
  return node(
    'ram:SpecifiedTradeAllowanceCharge',
    node('ram:ChargeIndicator', leaf('udt:Indicator', String(isCharge))),
    leaf('ram:ActualAmount', amount),
    leaf('ram:Reason', reason),
    vat ? node('ram:CategoryTradeTax', rate(vat)) : '',
  );
}

function itemOf(item: Item, index: number, vat: Vat): string {
  const pieces = `unitCode="${PIECE}"`;
  return node(
    'ram:IncludedSupplyChainTradeLineItem',
    node('ram:AssociatedDocumentLineDocument', leaf('ram:LineID', String(index + 1))),
    node('ram:SpecifiedTradeProduct', leaf('ram:Name', item.name), leaf('ram:Description', item.description)),
    node(
      'ram:SpecifiedLineTradeAgreement',
      node(
        'ram:NetPriceProductTradePrice',
        leaf('ram:ChargeAmount', item.price),
        leaf('ram:BasisQuantity', item.priceFor, pieces),
      ),
    ),
    node('ram:SpecifiedLineTradeDelivery', leaf('ram:BilledQuantity', item.quantity, pieces)),
    node(
      'ram:SpecifiedLineTradeSettlement',
      node('ram:ApplicableTradeTax', rate(vat)),
      ...item.extras.map(extra => extraOf(extra)),
      node('ram:SpecifiedTradeSettlementLineMonetarySummation', leaf('ram:LineTotalAmount', item.net)),
    ),
  );
}

function partyOf(element: string, party: Party): string {
  const [one = '', two = '', three = ''] = party.lines;
  const contact = [
    node('ram:TelephoneUniversalCommunication', leaf('ram:CompleteNumber', party.phone)),
    node('ram:EmailURIUniversalCommunication', leaf('ram:URIID', party.email)),
  ].join('');
  return node(
    element,
    leaf('ram:Name', party.name),
    contact === '' ? '' : node('ram:DefinedTradeContact', leaf('ram:PersonName', party.name), contact),
    node(
      'ram:PostalTradeAddress',
      leaf('ram:PostcodeCode', party.zip),
      leaf('ram:LineOne', one),
      leaf('ram:LineTwo', two),
      leaf('ram:LineThree', three),
      leaf('ram:CityName', party.city),
      leaf('ram:CountryID', party.country),
    ),
    node('ram:URIUniversalCommunication', leaf('ram:URIID', party.email, 'schemeID="EM"')),
    node('ram:SpecifiedTaxRegistration', leaf('ram:ID', party.vatId, 'schemeID="VA"')),
    node('ram:SpecifiedTaxRegistration', leaf('ram:ID', party.taxNumber, 'schemeID="FC"')),
  );
}

function paymentMeans({account}: ElectronicInvoice): string {
  if (!account) return '';
  return node(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    leaf('ram:TypeCode', TRANSFER),
    node(
      'ram:PayeePartyCreditorFinancialAccount',
      leaf('ram:IBANID', account.iban),
      leaf('ram:AccountName', account.holder),
    ),
    node('ram:PayeeSpecifiedCreditorFinancialInstitution', leaf('ram:BICID', account.bic)),
  );
}

function settlement(invoice: ElectronicInvoice): string {
  const {vat, totals, currency, preceding} = invoice;
  return node(
    'ram:ApplicableHeaderTradeSettlement',
    leaf('ram:PaymentReference', invoice.number),
    leaf('ram:InvoiceCurrencyCode', currency),
    paymentMeans(invoice),
    node(
      'ram:ApplicableTradeTax',
      leaf('ram:CalculatedAmount', vat.amount),
      leaf('ram:TypeCode', 'VAT'),
      leaf('ram:ExemptionReason', vat.reason),
      leaf('ram:BasisAmount', vat.basis),
      leaf('ram:CategoryCode', vat.category),
      leaf('ram:RateApplicablePercent', vat.percent),
    ),
    ...invoice.extras.map(extra => extraOf(extra, vat)),
    node('ram:SpecifiedTradePaymentTerms', leaf('ram:Description', invoice.terms)),
    node(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      leaf('ram:LineTotalAmount', totals.lines),
      leaf('ram:ChargeTotalAmount', totals.charges),
      leaf('ram:AllowanceTotalAmount', totals.allowances),
      leaf('ram:TaxBasisTotalAmount', totals.basis),
      leaf('ram:TaxTotalAmount', totals.tax, `currencyID="${currency}"`),
      leaf('ram:RoundingAmount', totals.rounding),
      leaf('ram:GrandTotalAmount', totals.gross),
      leaf('ram:TotalPrepaidAmount', totals.prepaid),
      leaf('ram:DuePayableAmount', totals.due),
    ),
    preceding
      ? node(
          'ram:InvoiceReferencedDocument',
          leaf('ram:IssuerAssignedID', preceding.number),
          day('ram:FormattedIssueDateTime', preceding.date, 'qdt'),
        )
      : '',
  );
}

export function invoiceXml(invoice: ElectronicInvoice): string {
  const content = [
    node(
      'rsm:ExchangedDocumentContext',
      node('ram:GuidelineSpecifiedDocumentContextParameter', leaf('ram:ID', 'urn:cen.eu:en16931:2017')),
    ),
    node(
      'rsm:ExchangedDocument',
      leaf('ram:ID', invoice.number),
      leaf('ram:TypeCode', invoice.type),
      day('ram:IssueDateTime', invoice.date),
      node('ram:IncludedNote', leaf('ram:Content', invoice.note)),
    ),
    node(
      'rsm:SupplyChainTradeTransaction',
      ...invoice.items.map((item, index) => itemOf(item, index, invoice.vat)),
      node(
        'ram:ApplicableHeaderTradeAgreement',
        partyOf('ram:SellerTradeParty', invoice.seller),
        partyOf('ram:BuyerTradeParty', invoice.buyer),
        node('ram:BuyerOrderReferencedDocument', leaf('ram:IssuerAssignedID', invoice.orderNumber)),
      ),
      '<ram:ApplicableHeaderTradeDelivery/>',
      settlement(invoice),
    ),
  ].join('');
  const root = 'rsm:CrossIndustryInvoice';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${NAMESPACES}>${content}</${root}>\n`;
}
