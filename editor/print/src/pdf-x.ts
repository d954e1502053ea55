/** What makes a PDF a PDF/X-4: the press it is meant for, what it says of itself, and an identity. */
import {createHash} from 'node:crypto';
import {PDFHeader, PDFHexString, PDFName, PDFString, type PDFDocument} from '@cantoo/pdf-lib';
import type {Press} from './press-inks';

export interface About {
  readonly title: string;
  /** ISO 8601 */
  readonly date: string;
}

const VERSION = 'PDF/X-4';

/** Fonts, encryption and what changes colours afterwards are never in our files; here stands what must be in one. */
export function makePdfX(pdf: PDFDocument, about: About, press: Press): void {
  const {context, catalog} = pdf;
  context.header = PDFHeader.forVersion(1, 6);
  const id = createHash('md5').update(JSON.stringify(about)).digest('hex');
  context.trailerInfo.ID = context.obj([PDFHexString.of(id), PDFHexString.of(id)]);
  pdf.setModificationDate(new Date(about.date));
  pdf.setCreator('Emblem');
  catalog.set(PDFName.of('OutputIntents'), context.obj([outputIntent(pdf, press)]));
  catalog.set(
    PDFName.of('Metadata'),
    context.register(context.stream(Buffer.from(metadata(about, id)), {Type: 'Metadata', Subtype: 'XML'})),
  );
  const info = context.lookup(context.trailerInfo.Info);
  if (info && 'set' in info && typeof info.set === 'function') info.set(PDFName.of('Trapped'), PDFName.of('False'));
}

function outputIntent({context}: PDFDocument, {name, content}: Press) {
  const condition = PDFHexString.fromText(name);
  const profile = context.register(context.flateStream(content, {N: 4, Alternate: 'DeviceCMYK'}));
  return context.register(
    context.obj({
      Type: 'OutputIntent',
      S: 'GTS_PDFX',
      OutputConditionIdentifier: PDFString.of('Custom'),
      OutputCondition: condition,
      Info: condition,
      DestOutputProfile: profile,
    }),
  );
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The same that stands in the information dictionary, as XMP. */
function metadata({title, date}: About, id: string): string {
  const at = `${new Date(date).toISOString().slice(0, 19)}Z`;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeText(title)}</rdf:li></rdf:Alt></dc:title>
<xmp:CreateDate>${at}</xmp:CreateDate><xmp:ModifyDate>${at}</xmp:ModifyDate><xmp:MetadataDate>${at}</xmp:MetadataDate>
<xmp:CreatorTool>Emblem</xmp:CreatorTool>
<xmpMM:DocumentID>uuid:${id}</xmpMM:DocumentID><xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
<pdf:Producer>Emblem</pdf:Producer><pdf:Trapped>False</pdf:Trapped>
<pdfxid:GTS_PDFXVersion>${VERSION}</pdfxid:GTS_PDFXVersion>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}
