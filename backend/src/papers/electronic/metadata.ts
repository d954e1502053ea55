/** Says in a PDF's metadata (XMP) that it carries an electronic invoice, as Factur-X wants it. */
import {PDFDocument, PDFName, PDFRawStream, PDFRef} from '@cantoo/pdf-lib';
import {FILE_NAME} from './xml';

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const PROPERTIES = [
  ['DocumentFileName', FILE_NAME, 'The name of the embedded XML document'],
  ['DocumentType', 'INVOICE', 'The type of the hybrid document'],
  ['Version', '1.0', 'The version of the standard of the embedded XML document'],
  ['ConformanceLevel', 'EN 16931', 'The conformance level of the embedded XML document'],
] as const;

const STATED = [
  `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">`,
  ...PROPERTIES.map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`),
  '</rdf:Description>',
].join('');

/** PDF/A wants every property described that it does not know itself. */
const DESCRIBED = [
  '<rdf:li rdf:parseType="Resource">',
  '<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>',
  `<pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>`,
  '<pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>',
  ...PROPERTIES.map(
    ([name, , description]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>` +
      '<pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category>' +
      `<pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  ),
  '</rdf:Seq></pdfaSchema:property></rdf:li>',
].join('');

const END_OF_SCHEMAS = '</rdf:Bag></pdfaExtension:schemas>';
const END = '</rdf:RDF>';

function addMetadata(xmp: string): string {
  if (!xmp.includes(END)) throw new Error('The metadata of the PDF is not as expected.');
  return xmp.replace(END_OF_SCHEMAS, `${DESCRIBED}${END_OF_SCHEMAS}`).replace(END, `${STATED}${END}`);
}

/** Of a PDF that has its file embedded. The same bytes give the same bytes. */
export async function withMetadata(content: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(content, {updateMetadata: false});
  const name = PDFName.of('Metadata');
  const [place, stream] = [pdf.catalog.get(name), pdf.catalog.lookup(name)];
  if (!(place instanceof PDFRef) || !(stream instanceof PDFRawStream)) throw new Error('The PDF has no metadata.');
  const xmp = addMetadata(new TextDecoder().decode(stream.getContents()));
  const values = {Type: 'Metadata', Subtype: 'XML'};
  pdf.context.assign(place, pdf.context.stream(new TextEncoder().encode(xmp), values));
  return pdf.save({useObjectStreams: false, updateFieldAppearances: false});
}
