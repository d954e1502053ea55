/** Drawings that are made to hold up, to fill or to betray whoever reads them. */

export const drawing = (body: string, attributes = 'viewBox="0 0 100 50"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${body}</svg>`;

const nest = (levels: number, level: (index: number) => string): string =>
  Array.from({length: levels}, (_, index) => level(index)).join('');

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Are refused, whatever they cost otherwise. */
export const REFUSED: Readonly<Record<string, () => string>> = {
  'two million groups': () => drawing('<g/>'.repeat(2_400_000)),
  '130,000 paths': () => drawing('<path d="M0 0h1v1z"/>'.repeat(130_000)),
  '40,000 attributes': () => drawing(`<rect ${nest(40_000, index => `a${index}="1" `)} width="4" height="4"/>`),
  '6,000 levels': () => drawing(`${'<g>'.repeat(6000)}<rect width="4" height="4"/>${'</g>'.repeat(6000)}`),
  '300 foreign levels': () => drawing(`${'<x:g>'.repeat(300)}${'</x:g>'.repeat(300)}<rect width="4" height="4"/>`),
  'a million million shapes': () =>
    drawing(
      nest(
        40,
        level =>
          `<g id="a${level}">` +
          `${level === 0 ? '<rect width="1" height="1"/>' : `<use href="#a${level - 1}"/>`.repeat(2)}</g>`,
      ),
    ),
  'shapes of each other': () => drawing('<g id="a"><use xlink:href="#b"/></g><g id="b"><use xlink:href="#a"/></g>'),
  'names of names': () => `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${drawing('<text>&b;</text>')}`,
  'elements in names': () => `<!DOCTYPE svg [<!ENTITY a "<rect/>">]>${drawing('&a;')}`,
  'long names, often': () =>
    `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(1000)}">]>${drawing(`<text>${'&a;'.repeat(100_000)}</text>`)}`,
  'long declarations': () =>
    `<!DOCTYPE svg [${'<!ENTITY a '.repeat(50_000)}]>${drawing('<rect width="1" height="1"/>')}`,
  'a file as a name': () => `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${drawing('<text>&a;</text>')}`,
  'many rules for many shapes': () =>
    drawing(
      `<style>${nest(4000, index => `.a${index} .b{fill:red}`)}</style>` +
        '<rect class="b" width="1" height="1"/>'.repeat(40_000),
    ),
  'more letters than anybody reads': () => drawing(`<text>${'x'.repeat(30_000)}</text>`),
  'a file of more bytes': () => drawing(`<path d="M0 0${'L1 1'.repeat(2_700_000)}"/>`),
  nothing: () => '',
  'nothing to see': () => drawing('<g/>'),
  'half a file': () => '<svg',
  'a page': () => '<html><body/></html>',
  'an unknown encoding': () => `<?xml version="1.0" encoding="klingon"?>${drawing('<rect width="1" height="1"/>')}`,
};

/** Are taken over, with nothing of what they are made for; the green square stays. */
export const DISARMED: Readonly<Record<string, string>> = {
  scripts: '<script>hacked()</script><script href="https://elsewhere.test/a.js"/>',
  handlers: '<g onload="hacked()" onclick="hacked()"><path d="M0 0h1" onmouseover="hacked()"/></g>',
  links: '<a href="javascript:hacked()" xlink:href="https://elsewhere.test/"><path d="M0 0h1"/></a>',
  pages:
    '<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" ' +
    'src="https://elsewhere.test/"/></foreignObject>',
  'what moves':
    '<rect width="1" height="1"><animate attributeName="href" values="https://elsewhere.test/"/><set ' +
    'attributeName="onclick" to="hacked()"/></rect>',
  'linked pictures':
    '<image href="https://elsewhere.test/a.png" width="9" height="9"/><image href="/etc/hostname" width="9" ' +
    'height="9"/><image href="file:///etc/hostname" width="9" height="9"/>',
  'linked shapes':
    '<use href="https://elsewhere.test/a.svg#x"/><path d="M0 0h9v9z" fill="url(https://elsewhere.test/a.svg#x)"/>',
  'linked styles':
    '<style>@import url(https://elsewhere.test/a.css); ' +
    '@font-face{font-family:x;src:url(https://elsewhere.test/x)} ' +
    '.x{fill:url(https://elsewhere.test/#x);background:url(https://elsewhere.test)}</style><path class="x" ' +
    'd="M0 0h1v1z"/>',
  'pictures in filters':
    '<filter id="f"><feImage href="https://elsewhere.test/a.png"/></filter><path d="M0 0h1v1z" filter="url(#f)"/>',
  'scripts in drawings within':
    '<image width="9" height="9" href="data:image/svg+xml;base64,' +
    `${base64(drawing('<script>hacked()</script><rect width="9" height="9" onclick="hacked()"/>'))}"/>`,
  'a page as a picture': `<image width="9" height="9" href="data:text/html,&lt;script&gt;hacked()&lt;/script&gt;"/>`,
  'other instructions': '<?xml-stylesheet href="https://elsewhere.test/a.css"?>',
  'names with signs':
    '<g id="&quot;&gt;&lt;script&gt;hacked()&lt;/script&gt;"><path d="M0 0h1v1z"/></g><use ' +
    'href="#&quot;&gt;&lt;script&gt;hacked()&lt;/script&gt;"/>',
  'clip paths of themselves':
    '<clipPath id="a"><rect width="9" height="9" clip-path="url(#a)"/></clipPath><rect width="9" height="9" ' +
    'clip-path="url(#a)"/>',
  'patterns of themselves':
    '<pattern id="a" width="9" height="9"><rect width="9" height="9" fill="url(#a)"/></pattern><rect width="9" ' +
    'height="9" fill="url(#a)"/>',
  'masks of themselves':
    '<mask id="a"><rect width="9" height="9" mask="url(#a)"/></mask><rect width="9" height="9" mask="url(#a)"/>',
  'gradients of each other':
    '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/><rect width="9" height="9" fill="url(#a)"/>',
  dust: '<path d="M0 0h1000000" stroke="red" stroke-dasharray="0.00001 0.00001"/>',
  'comments without end': `<rect width="1" height="1" style="${'/*'.repeat(50_000)}"/>`,
};
