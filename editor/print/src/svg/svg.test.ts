import {normaliseSvg, SvgError, type NormalisedSvg} from '.';
import {drawing, DISARMED, REFUSED} from './testing/hostile';

const normal = (svg: string | Buffer): Promise<NormalisedSvg> => normaliseSvg(Buffer.from(svg));
const square = '<rect width="50" height="50" fill="#00aa00"/>';
const GREEN = /<path fill="#00aa00" d="M0 0L50 0L50 50L0 50Z"\/>/;
const notesOf = async (body: string) => (await normal(drawing(square + body))).notes;

describe('a drawing', () => {
  it.each(Object.entries(REFUSED))('that is %s is refused', async (_, make) => {
    await expect(normal(make())).rejects.toThrow(SvgError);
  });

  it.each(Object.entries(DISARMED))('with %s loses them, and nothing else', async (_, body) => {
    const {svg} = await normal(drawing(square + body));
    expect(svg).toMatch(GREEN);
    const plain = svg.replaceAll(/data:image\/svg\+xml;base64,([^"]*)/g, (_whole, inner: string) =>
      Buffer.from(inner, 'base64').toString(),
    );
    expect(plain).not.toMatch(/hacked|elsewhere|etc\/|<script|<a |<style|foreignObject|\son\w+=/i);
  });

  it.each<[string, string | Buffer]>([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF<?xml version="1.0" encoding="UTF-8"?>${drawing(square)}`)],
    ['UTF-16', Buffer.from(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${drawing(square)}`, 'utf16le')],
    [
      'Latin 1',
      Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${drawing(`<!-- ÄÖÜ -->${square}`)}`, 'latin1'),
    ],
    [
      'GBK',
      Buffer.concat([
        Buffer.from(
          '<?xml version="1.0" encoding="GBK"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><title>',
        ),
        Buffer.from([0xc4, 0xe3, 0xba, 0xc3]),
        Buffer.from(`</title>${square}</svg>`),
      ]),
    ],
    [
      'a prefix',
      '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><s:rect width="50" height="50" ' +
        'fill="#00aa00"/></s:svg>',
    ],
    [
      'names for addresses',
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://x" [<!ENTITY ns ' +
        '"http://www.w3.org/2000/svg"><!ENTITY g "#00aa00">]><svg xmlns="&ns;" viewBox="0 0 100 50"><rect ' +
        'width="50" height="50" fill="&g;"/></svg>',
    ],
    [
      'names of layers and no-break spaces',
      drawing(`<g data-name="&lt;Group&gt;" id="&lt;Group&gt;">\u00A0${square}\u00A0</g>`),
    ],
    ['a prefix nobody declared', drawing(`<i:pgf x:y="1"><rect/></i:pgf>${square}`)],
    [
      'a style sheet',
      drawing(
        '<style type="text/css"><![CDATA[ .g{fill:#00aa00} /* } */ @media print {.g{fill:red}} ' +
          ']]></style><rect class="g" width="50" height="50"/>',
      ),
    ],
    [
      'values of its own',
      drawing('<style>:root{--Brand:#00aa00}</style><rect style="fill:var(--Brand, red)" width="50" height="50"/>'),
    ],
    ['modern colours', drawing('<rect fill="rgb(0 170 0 / 1)" width="50" height="50"/>')],
  ])('is read from %s', async (_, svg) => {
    const {svg: plain, notes} = await normal(svg);
    expect([plain, notes]).toEqual([expect.stringMatching(GREEN), []]);
  });

  it('is told to be otherwise where something of it is lost, and only then', async () => {
    expect(await notesOf('')).toEqual([]);
    expect(await notesOf('<image href="https://elsewhere.test/a.png" width="9" height="9"/>')).toEqual([
      {code: 'picture', detail: 'https://elsewhere.test/a.png'},
    ]);
    expect(await notesOf('<image href="data:image/png;base64,AAAA" width="9" height="9"/>')).toEqual([
      {code: 'picture', detail: ''},
    ]);
    expect(await notesOf('<foreignObject width="9" height="9"/>')).toEqual([{code: 'page', detail: ''}]);
    expect(await notesOf('<switch><foreignObject width="9" height="9"/><g><path d="M0 0h1v1z"/></g></switch>')).toEqual(
      [],
    );
    expect(await notesOf('<path d="M0 0h1"><animate attributeName="d"/></path>')).toEqual([
      {code: 'motion', detail: ''},
    ]);
    expect(await notesOf('<path d="M0 0h1" stroke="red" vector-effect="non-scaling-stroke"/>')).toEqual([
      {code: 'style', detail: 'vector-effect'},
    ]);
    expect(await notesOf('<text font-family="Helvetica, sans-serif" y="9">Hé 你好</text>')).toEqual([]);
    expect(await notesOf('<text font-family="Nobody Knows" y="9">H \u{10FFFD}</text>')).toEqual([
      {code: 'font', detail: 'Nobody Knows'},
      {code: 'sign', detail: '\u{10FFFD}'},
    ]);
  });

  it('keeps its letters as outlines of the fonts it names', async () => {
    const outlineOf = async (family: string, weight = 'normal') =>
      (await normal(drawing(`<text y="40" font-size="40" font-family="${family}" font-weight="${weight}">Rg</text>`)))
        .svg;
    const [arial, named, times, bold] = [
      await outlineOf('Arial'),
      await outlineOf("'Nobody', helvetica"),
      await outlineOf('Times New Roman'),
      await outlineOf('Arial', 'bold'),
    ];
    expect(arial).toMatch(/d="M[^"]{100,}"/);
    expect(named).toBe(arial);
    expect(new Set([arial, times, bold]).size).toBe(3);
  });

  it('is as large as it says, small icons large enough to be sharp, huge ones as large as browsers draw', async () => {
    const sizeOf = async (attributes: string) => {
      const {width, height} = await normal(drawing(square, attributes));
      return [width, height];
    };
    expect(await sizeOf('width="24" height="24" viewBox="0 0 24 24"')).toEqual([1024, 1024]);
    expect(await sizeOf('width="2000" height="1000"')).toEqual([2000, 1000]);
    expect(await sizeOf('width="1000000" height="500000"')).toEqual([8192, 4096]);
    expect(await sizeOf('width="10mm" height="20mm"')).toEqual([512, 1024]);
  });

  it('has no masks that only say how opaque something is', async () => {
    const masked = (sheet: string, body = square): string =>
      drawing(`<mask id="m">${sheet}</mask><g mask="url(#m)">${body}</g>`, 'viewBox="0 0 50 50"');
    const {svg} = await normal(masked('<path d="M0 0H50V50H0Z" fill="#fff" fill-opacity=".4"/>'));
    expect(svg).toContain('<g opacity="0.4">');
    expect(svg).not.toContain('mask=');
    for (const kept of [
      masked('<path d="M0 0H50V40H0Z" fill="#fff"/>'),
      masked('<path d="M0 0L50 0L50 50Z" fill="#fff"/>'),
      masked('<path d="M0 0H50V50H0Z" fill="#fff"/>', '<path d="M0 5H50" stroke="red"/>'),
    ])
      expect((await normal(kept)).svg).toContain('mask=');
  });

  it('has the letters of its fonts, whether they are said one by one or at once', async () => {
    const words = (style: string): string => drawing(`<text y="40" style="${style}">Words</text>`);
    const apart = await normal(words('font-style:italic;font-weight:bold;font-size:20px;font-family:Roboto'));
    const [atOnce, others] = [
      await normal(words('font:italic bold 20px/1.2 Roboto, serif')),
      await normal(words('font:20px Arial')),
    ];
    expect(atOnce.svg).toBe(apart.svg);
    expect(others.svg).not.toBe(apart.svg);
    expect((await normal(words('font: 20px Nobody'))).notes).toEqual([{code: 'font', detail: 'Nobody'}]);
  });

  it('comes out the same when it is made plain again', async () => {
    const once = await normal(
      drawing(
        '<defs><linearGradient id="a"><stop stop-color="red"/><stop offset="1"/></linearGradient></defs><g ' +
          'transform="rotate(9)" opacity=".5"><circle r="9" fill="url(#a)"/></g>',
        'viewBox="-9 -9 60 40" preserveAspectRatio="xMinYMax slice" width="300" height="300"',
      ),
    );
    expect((await normal(once.svg)).svg).toBe(once.svg);
  });
});
