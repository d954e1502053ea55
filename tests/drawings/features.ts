/**
 * A drawing for each thing that SVG 1.1 says of pictures that stand still, and for what drawing programs make of it.
 */

export interface Feature {
  readonly name: string;
  readonly svg: string;
  /** What the server says is otherwise; what it does not say looks as browsers draw the file. */
  readonly told?: readonly string[];
  /** Each computer draws the file in its own way: letters with its fonts, a choice by its language. */
  readonly byComputer?: true;
}

const svg = (body: string, attributes = 'viewBox="0 0 100 100"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${body}</svg>`;

const feature = (name: string, body: string, attributes?: string): Feature => ({name, svg: svg(body, attributes)});
const told = (name: string, codes: readonly string[], body: string): Feature => ({name, svg: svg(body), told: codes});

const byComputer = (name: string, body: string): Feature => ({name, svg: svg(body), byComputer: true});

/** Four pixels: red, green, blue and half-clear black. */
const PIXELS =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAA' +
  'GElEQVQImWM4wcDwn2EBw38GBoYTIKIBADbtBa6WlPt5AAAAAElFTkSuQmCC';
const inner = Buffer.from(svg('<circle cx="50" cy="50" r="40" fill="#3366cc"/>')).toString('base64');

const GRADIENT =
  '<linearGradient id="g"><stop stop-color="#cc0000"/><stop offset="1" stop-color="#0000cc"/></linearGradient>';
const RADIAL =
  '<radialGradient id="g" cx=".4" cy=".4" r=".6" fx=".2" fy=".3"><stop stop-color="#ffee00"/><stop offset="1" ' +
  'stop-color="#cc0000"/></radialGradient>';

export const FEATURES: readonly Feature[] = [
  feature(
    'rectangles, round and plain',
    '<rect x="5" y="5" width="40" height="30" fill="#c00"/><rect x="50" y="5" width="45" height="30" rx="10" ' +
      'fill="#0c0"/><rect x="5" y="50" width="80" height="40" rx="30" ry="8" fill="#00c"/>',
  ),
  feature(
    'circles and ellipses',
    '<circle cx="30" cy="50" r="25" fill="#c60"/><ellipse cx="70" cy="50" rx="15" ry="40" fill="#06c"/>',
  ),
  feature(
    'lines and corners',
    '<line x1="5" y1="5" x2="95" y2="30" stroke="#c00" stroke-width="4"/><polyline points="5,50 30,90 60,50 ' +
      '90,90" fill="none" stroke="#090" stroke-width="5"/><polygon points="60,20 90,20 75,45" fill="#00c"/>',
  ),
  feature(
    'path commands, absolute',
    '<path d="M10 10H60V40L30 60C20 70 10 60 10 50S30 20 40 40Q50 60 60 50T90 60A20 10 30 1 0 80 90Z" fill="#963"/>',
  ),
  feature(
    'path commands, relative',
    '<path d="m10 10h50v30l-30 20c-10 10-20 0-20-10s20-30 30-10q10 20 20 10t30 10a20 10 30 1 0-10 30z" fill="#369"/>',
  ),
  feature(
    'fill rules',
    '<path d="M5 5H45V45H5ZM15 15H35V35H15Z" fill="#c00"/><path d="M55 5H95V45H55ZM65 15H85V35H65Z" ' +
      'fill-rule="evenodd" fill="#00c"/>',
  ),
  feature(
    'caps',
    ['butt', 'round', 'square']
      .map(
        (cap, index) => `<path d="M20 ${20 + index * 30}H80" stroke="#333" stroke-width="16" stroke-linecap="${cap}"/>`,
      )
      .join(''),
  ),
  feature(
    'joins',
    ['miter', 'round', 'bevel']
      .map(
        (join, index) =>
          `<path d="M${10 + index * 30} 80L${20 + index * 30} 20L${30 + index * 30} 80" fill="none" ` +
          `stroke="#c33" stroke-width="8" stroke-linejoin="${join}"/>`,
      )
      .join(''),
  ),
  feature(
    'mitre limits',
    '<path d="M10 90L20 10L30 90" fill="none" stroke="#c33" stroke-width="8"/><path d="M60 90L70 40L80 90" ' +
      'fill="none" stroke="#33c" stroke-width="8" stroke-miterlimit="12"/>',
  ),
  feature(
    'dashes',
    '<path d="M5 20H95" stroke="#000" stroke-width="6" stroke-dasharray="10 5"/><path d="M5 50H95" ' +
      'stroke="#00c" stroke-width="6" stroke-dasharray="12" stroke-dashoffset="6"/><path d="M5 80H92" ' +
      'stroke="#c00" stroke-width="6" stroke-dasharray="1 9" stroke-linecap="round"/>',
  ),
  feature(
    'opacity of a group',
    '<g opacity=".5"><circle cx="40" cy="50" r="30" fill="#c00"/><circle cx="60" cy="50" r="30" fill="#00c"/></g>',
  ),
  feature(
    'opacity of fill and stroke',
    '<rect x="20" y="20" width="60" height="60" fill="#0a0" fill-opacity=".4" stroke="#c00" stroke-width="20" ' +
      'stroke-opacity=".5"/>',
  ),
  feature(
    'inherited paint',
    '<g fill="#c06" stroke="#06c" stroke-width="6"><rect x="10" y="10" width="30" height="30"/><g ' +
      'fill="none"><rect x="55" y="10" width="30" height="30"/></g><rect x="10" y="60" width="30" height="30" ' +
      'fill="inherit"/></g>',
  ),
  feature(
    'the current colour',
    '<g color="#c60"><rect x="10" y="10" width="40" height="80" fill="currentColor"/><path d="M70 10V90" ' +
      'stroke="currentColor" stroke-width="10"/></g>',
  ),
  feature(
    'names of colours',
    '<rect width="50" height="50" fill="rebeccapurple"/><rect x="50" width="50" height="50" ' +
      'fill="hsl(120,60%,40%)"/><rect y="50" width="50" height="50" fill="rgb(80%,20%,10%)"/><rect x="50" y="50" ' +
      'width="50" height="50" fill="#f808"/>',
  ),
  feature(
    'transforms',
    '<rect width="30" height="20" fill="#c00" transform="translate(10 10)"/><rect width="30" height="20" ' +
      'fill="#0a0" transform="translate(60 20) rotate(30)"/><rect width="30" height="20" fill="#00c" ' +
      'transform="matrix(1 .3 -.2 1 20 60)"/><rect width="20" height="20" fill="#c0c" transform="translate(60 ' +
      '60) skewX(20) scale(1.5 1)"/>',
  ),
  feature(
    'an origin of a transform',
    '<rect x="30" y="30" width="40" height="40" fill="#c60" transform="rotate(45)" transform-origin="50 50"/>',
  ),
  feature(
    'a transform in a style',
    '<rect x="30" y="10" width="40" height="40" fill="#06c" style="transform: rotate(30deg) translate(20px, ' +
      '5px); transform-origin: center"/>',
  ),
  feature(
    'turning around a point',
    '<rect x="30" y="30" width="40" height="20" fill="#090" transform="rotate(60 50 50)"/>',
  ),
  feature(
    'a view box that is moved',
    '<rect x="110" y="210" width="80" height="30" fill="#c00"/><circle cx="150" cy="270" r="20" fill="#00c"/>',
    'viewBox="100 200 100 100"',
  ),
  feature(
    'a view box in the middle',
    '<rect width="100" height="50" fill="#c60"/>',
    'width="200" height="200" viewBox="0 0 100 50"',
  ),
  feature(
    'a view box that is stretched',
    '<circle cx="50" cy="25" r="20" fill="#c60"/>',
    'width="200" height="200" viewBox="0 0 100 50" preserveAspectRatio="none"',
  ),
  feature(
    'a view box that is cut',
    '<rect width="100" height="50" fill="#6c0"/><circle cx="10" cy="25" r="20" fill="#c06"/>',
    'width="200" height="200" viewBox="0 0 100 50" preserveAspectRatio="xMinYMin slice"',
  ),
  feature(
    'what lies outside',
    '<circle cx="0" cy="0" r="60" fill="#c00"/><rect x="80" y="80" width="60" height="60" fill="#00c"/><path ' +
      'd="M-50 50H150" stroke="#090" stroke-width="6"/>',
  ),
  feature(
    'units of length',
    '<rect x="1mm" y="1mm" width="1cm" height=".2in" fill="#c00"/><rect x="10pt" y="50%" width="50%" ' +
      'height="2pc" fill="#00c"/>',
  ),
  feature(
    'shapes used again',
    '<defs><g id="a"><rect width="20" height="20"/></g></defs><use href="#a" x="10" y="10" fill="#c00"/><use ' +
      'xlink:href="#a" x="40" y="40" fill="#0a0" transform="rotate(10)"/><use href="#a" x="70" y="70" ' +
      'fill="#00c" opacity=".5"/>',
  ),
  feature(
    'symbols',
    '<symbol id="s" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/><rect x="8" width="9" ' +
      'height="2"/></symbol><use href="#s" x="5" y="5" width="40" height="40" fill="#c00"/><use href="#s" x="50" ' +
      'y="50" width="40" height="20" fill="#00c"/>',
  ),
  feature(
    'opacity of symbols',
    '<symbol id="s" viewBox="0 0 10 10" opacity=".5"><circle cx="4" cy="5" r="4"/><circle cx="6" cy="5" r="4" ' +
      'fill="#00c"/></symbol><use href="#s" x="10" y="10" width="80" height="80" fill="#c00"/>',
  ),
  feature(
    'drawings in drawings',
    '<svg x="10" y="10" width="40" height="40" viewBox="0 0 10 10"><circle cx="5" cy="5" r="7" ' +
      'fill="#c00"/></svg><svg x="60" y="60" width="30" height="30" overflow="visible"><rect x="-5" y="-5" ' +
      'width="20" height="20" fill="#00c"/></svg>',
  ),
  feature(
    'a drawing that is used',
    '<defs><svg id="s" width="50" height="50" viewBox="0 0 10 10"><rect x="1" y="1" width="8" height="8" ' +
      'fill="#c60"/></svg></defs><use href="#s" x="20" y="30"/>',
  ),
  byComputer(
    'a choice by language',
    '<switch><rect systemLanguage="xx" width="100" height="100" fill="#c00"/><rect systemLanguage="en" x="20" ' +
      'y="20" width="60" height="60" fill="#0a0"/><rect width="100" height="100" fill="#00c"/></switch>',
  ),
  feature(
    'a choice for other programs',
    '<switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/" width="1" ' +
      'height="1"/><g><circle cx="50" cy="50" r="40" fill="#936"/></g></switch>',
  ),
  feature('links', '<a href="https://elsewhere.test/"><rect x="20" y="20" width="60" height="60" fill="#396"/></a>'),
  feature(
    'what is hidden',
    '<rect width="40" height="40" fill="#c00"/><rect x="50" width="40" height="40" fill="#0c0" ' +
      'display="none"/><g visibility="hidden"><rect y="50" width="40" height="40"/><rect x="50" y="50" ' +
      'width="40" height="40" visibility="visible" fill="#00c"/></g>',
  ),
  feature('linear gradients', `${GRADIENT}<rect x="10" y="10" width="80" height="80" fill="url(#g)"/>`),
  feature(
    'gradients across the drawing',
    '<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="100"><stop ' +
      'stop-color="#fc0"/><stop offset="1" stop-color="#c0f"/></linearGradient><rect x="10" y="10" width="30" ' +
      'height="30" fill="url(#g)"/><rect x="60" y="60" width="30" height="30" fill="url(#g)"/>',
  ),
  feature(
    'gradients that repeat',
    '<linearGradient id="g" x2=".2" spreadMethod="repeat"><stop stop-color="#c00"/><stop offset="1" ' +
      'stop-color="#fff"/></linearGradient><linearGradient id="h" x2=".2" spreadMethod="reflect" ' +
      'href="#g"/><rect width="100" height="45" fill="url(#g)"/><rect y="55" width="100" height="45" ' +
      'fill="url(#h)"/>',
  ),
  feature(
    'gradients that are turned',
    '<linearGradient id="g" gradientTransform="rotate(45)"><stop stop-color="#0a0"/><stop offset=".5" ' +
      'stop-color="#fff"/><stop offset="1" stop-color="#00a"/></linearGradient><circle cx="50" cy="50" r="45" ' +
      'fill="url(#g)"/>',
  ),
  feature('radial gradients', `${RADIAL}<circle cx="50" cy="50" r="45" fill="url(#g)"/>`),
  feature(
    'gradients that shine through',
    '<linearGradient id="g"><stop stop-color="#c00"/><stop offset="1" stop-color="#c00" ' +
      'stop-opacity="0"/></linearGradient><rect y="40" width="100" height="20" fill="#00c"/><rect width="100" ' +
      'height="100" fill="url(#g)"/>',
  ),
  feature(
    'gradients along a stroke',
    `${GRADIENT}<path d="M10 50Q50 -20 90 50T50 90" fill="none" stroke="url(#g)" stroke-width="10"/>`,
  ),
  feature(
    'patterns',
    '<pattern id="p" width="20" height="20" patternUnits="userSpaceOnUse"><circle cx="10" cy="10" r="6" ' +
      'fill="#c60"/></pattern><rect x="5" y="5" width="90" height="90" fill="url(#p)" stroke="#333"/>',
  ),
  feature(
    'patterns of a box',
    '<pattern id="p" width=".25" height=".25" patternTransform="rotate(15)" viewBox="0 0 10 10"><rect ' +
      'width="5" height="5" fill="#06c"/></pattern><rect x="10" y="10" width="80" height="80" fill="url(#p)"/>',
  ),
  feature(
    'clip paths',
    '<clipPath id="c"><circle cx="50" cy="50" r="35"/></clipPath><rect width="100" height="60" fill="#c06" ' +
      'clip-path="url(#c)"/>',
  ),
  feature(
    'clip paths that are moved',
    '<clipPath id="c" transform="rotate(20 50 50)"><rect x="20" y="20" width="60" height="30" ' +
      'transform="skewX(10)"/></clipPath><g clip-path="url(#c)"><rect width="100" height="100" fill="#09c"/></g>',
  ),
  feature(
    'clip paths of several shapes',
    '<clipPath id="c"><rect x="10" y="10" width="50" height="50"/><circle cx="60" cy="60" ' +
      'r="30"/></clipPath><rect width="100" height="100" fill="#690" clip-path="url(#c)"/>',
  ),
  feature(
    'clip paths of a box',
    '<clipPath id="c" clipPathUnits="objectBoundingBox"><path d="M.5 0L1 1H0Z"/></clipPath><rect x="10" y="20" ' +
      'width="80" height="60" fill="#c60" clip-path="url(#c)"/>',
  ),
  feature(
    'clip paths with a hole',
    '<clipPath id="c"><path d="M10 10H90V90H10ZM30 30H70V70H30Z" clip-rule="evenodd"/></clipPath><rect ' +
      'width="100" height="100" fill="#639" clip-path="url(#c)"/>',
  ),
  feature(
    'clip paths that are clipped',
    '<clipPath id="d"><rect y="40" width="100" height="40"/></clipPath><clipPath id="c" ' +
      'clip-path="url(#d)"><circle cx="50" cy="50" r="40"/></clipPath><rect width="100" height="100" fill="#c33" ' +
      'clip-path="url(#c)"/>',
  ),
  feature(
    'masks',
    '<linearGradient id="w"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>' +
      '<mask id="m"><rect width="100" height="100" fill="url(#w)"/></mask><rect x="5" y="20" width="90" ' +
      'height="60" fill="#c00" mask="url(#m)"/>',
  ),
  feature(
    'masks of a box',
    '<mask id="m" maskContentUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5" ' +
      'fill="#fff"/></mask><rect x="5" y="20" width="90" height="60" fill="#090" mask="url(#m)"/>',
  ),
  feature(
    'masks that say opacity',
    '<filter id="f" x="0" y="0" width="1" height="1"><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 ' +
      '0 1 0"/></filter><mask id="m"><g filter="url(#f)"><path d="M0 0H100V100H0Z" ' +
      'fill-opacity=".4"/></g></mask><g mask="url(#m)"><rect x="10" y="10" width="50" height="50" ' +
      'fill="#c00"/><rect x="40" y="40" width="50" height="50" fill="#00c"/></g>',
  ),
  feature(
    'markers',
    '<marker id="m" markerWidth="4" markerHeight="4" refX="2" refY="2" orient="auto" viewBox="0 0 4 4"><path ' +
      'd="M0 0L4 2L0 4Z" fill="#c00"/></marker><path d="M10 80L50 20L90 80" fill="none" stroke="#333" ' +
      'stroke-width="4" marker-start="url(#m)" marker-mid="url(#m)" marker-end="url(#m)"/>',
  ),
  feature(
    'order of paint',
    '<path d="M20 80L50 20L80 80Z" fill="#fc0" stroke="#c00" stroke-width="16" paint-order="stroke"/>',
  ),
  feature(
    'blend modes',
    '<rect x="10" y="10" width="55" height="55" fill="#fc0"/><rect x="35" y="35" width="55" height="55" ' +
      'fill="#0cf" style="mix-blend-mode:multiply"/>',
  ),
  feature(
    'drop shadows',
    '<filter id="f"><feDropShadow dx="4" dy="4" stdDeviation="3" flood-color="#000" ' +
      'flood-opacity=".6"/></filter><rect x="20" y="20" width="50" height="50" fill="#c60" filter="url(#f)"/>',
  ),
  feature(
    'shadows in steps',
    '<filter id="f" x="-20%" y="-20%" width="150%" height="150%"><feGaussianBlur in="SourceAlpha" ' +
      'stdDeviation="3"/><feOffset dx="5" dy="5" result="b"/><feMerge><feMergeNode in="b"/><feMergeNode ' +
      'in="SourceGraphic"/></feMerge></filter><circle cx="45" cy="45" r="30" fill="#06c" filter="url(#f)"/>',
  ),
  feature(
    'blurs',
    '<filter id="f"><feGaussianBlur stdDeviation="4"/></filter><circle cx="50" cy="50" r="30" fill="#c06" ' +
      'filter="url(#f)"/>',
  ),
  feature(
    'colour matrices',
    '<filter id="f" color-interpolation-filters="sRGB"><feColorMatrix values="0 0 1 0 0 0 1 0 0 0 1 0 0 0 0 0 ' +
      '0 0 1 0"/></filter><rect x="10" y="10" width="80" height="80" fill="#c60" filter="url(#f)"/>',
  ),
  feature(
    'floods and composites',
    '<filter id="f"><feFlood flood-color="#093"/><feComposite operator="in" in2="SourceAlpha"/></filter><path ' +
      'd="M50 10L90 90H10Z" fill="#c00" filter="url(#f)"/>',
  ),
  feature(
    'filters by name',
    '<rect x="20" y="20" width="60" height="60" fill="#c60" style="filter:drop-shadow(3px 3px 2px #000)"/>',
  ),
  feature('pictures', `<image x="10" y="10" width="80" height="80" href="data:image/png;base64,${PIXELS}"/>`),
  feature(
    'pictures that are called otherwise',
    `<image x="10" y="10" width="80" height="80" href="data:image/jpg;base64,${PIXELS}"/>`,
  ),
  feature(
    'pictures whose pixels are seen',
    '<style>.p{image-rendering:pixelated}</style><image class="p" x="5" y="5" width="60" height="60" ' +
      `href="data:image/png;base64,${PIXELS}"/><image x="70" y="70" width="25" height="25" ` +
      `style="image-rendering:crisp-edges" href="data:image/png;base64,${PIXELS}"/>`,
  ),
  feature(
    'drawings as pictures',
    `<image x="10" y="10" width="80" height="80" href="data:image/svg+xml;base64,${inner}"/>`,
  ),
  feature(
    'classes',
    '<style>.a{fill:#c00} .b .a{fill:#0a0} rect.c{fill:#00c;stroke:#333;stroke-width:4} ' +
      '#d{opacity:.5}</style><rect class="a" width="40" height="40"/><g class="b"><rect class="a" x="50" ' +
      'width="40" height="40"/></g><rect class="a c" y="50" width="40" height="40"/><rect id="d" x="50" y="50" ' +
      'width="40" height="40"/>',
  ),
  feature(
    'classes of drawing programs',
    '<defs><style type="text/css"><![CDATA[ .fil0 {fill:#E31E24;fill-rule:nonzero} .str0 ' +
      '{stroke:#373435;stroke-width:3;stroke-miterlimit:22.9256} ]]></style></defs><g id="Ebene_x0020_1"><path ' +
      'class="fil0 str0" d="M10 10h80v80h-80z"/></g>',
  ),
  feature(
    'style sheets for the dark',
    '<style>path{fill:#06c} @media (prefers-color-scheme: dark){path{fill:#fff}}</style><path d="M10 10h80v80H10z"/>',
  ),
  feature(
    'values by name',
    '<style>:root{--brand:#c06} .a{fill:var(--brand)}</style><rect class="a" width="50" height="100"/><rect ' +
      'x="50" width="50" height="100" fill="var(--none, #06c)"/>',
  ),
  feature(
    'rules before attributes',
    '<style>rect{fill:#0a0}</style><rect width="50" height="100" fill="#c00"/><rect x="50" width="50" ' +
      'height="100" style="fill:#00c"/>',
  ),
  feature(
    'names of layers',
    '<g id="&lt;Group&gt;" data-name="&lt;Group&gt;">\u00A0<rect x="20" y="20" width="60" height="60" ' +
      'fill="#c60"/>\u00A0</g>',
  ),
  {
    name: 'names for addresses',
    svg:
      '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" ' +
      '"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY ' +
      'st "fill:#c06">]><svg xmlns="&ns_svg;" viewBox="0 0 100 100"><rect x="20" y="20" width="60" height="60" ' +
      'style="&st;"/></svg>',
  },
  {
    name: 'a prefix',
    svg:
      '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><s:rect x="20" y="20" width="60" ' +
      'height="60" fill="#39c"/></s:svg>',
  },
  feature(
    'scripts and handlers',
    '<script>hacked()</script><rect x="20" y="20" width="60" height="60" fill="#093" onclick="hacked()"/>',
  ),
  feature(
    'modern colours',
    '<rect width="50" height="100" fill="rgb(200 100 0 / .8)"/><rect x="50" width="50" height="100" ' +
      'fill="oklch(0.6 0.15 250)"/>',
  ),
  byComputer(
    'letters',
    '<text x="5" y="40" font-family="Arial" font-size="30" fill="#c00">Wörds</text><text x="5" y="80" ' +
      'font-family="Times New Roman" font-weight="bold" font-style="italic" font-size="30" stroke="#00c">&amp; ' +
      'more</text>',
  ),
  byComputer(
    'letters in parts',
    '<text x="50" y="40" text-anchor="middle" font-family="Roboto" font-size="20">One<tspan fill="#c00" dx="4" ' +
      'dy="10" font-weight="bold">two</tspan></text><text x="5" y="80" letter-spacing="6" font-size="16" ' +
      'text-decoration="underline" font-family="Lato">wide</text>',
  ),
  byComputer(
    'letters of a font said at once',
    '<style>.t{font:bold 24px/1.2 Lobster, cursive}</style><text class="t" x="5" y="40">Wörds</text><text ' +
      'x="5" y="80" style="font: italic 600 20px Roboto">more</text>',
  ),
  byComputer(
    'letters along a path',
    '<path id="p" d="M10 70Q50 0 90 70" fill="none"/><text font-family="Arial" font-size="16"><textPath ' +
      'href="#p">around the bend</textPath></text>',
  ),
  byComputer(
    'Chinese letters',
    '<text x="5" y="60" font-family="Microsoft YaHei, sans-serif" font-size="30" fill="#06c">定制徽章</text>',
  ),
  told(
    'linked pictures',
    ['picture'],
    '<rect width="100" height="100" fill="#eee"/><image href="https://elsewhere.test/a.png" width="50" height="50"/>',
  ),
  told(
    'parts of web pages',
    ['page'],
    '<rect width="100" height="100" fill="#eee"/><foreignObject width="50" height="50"><div ' +
      'xmlns="http://www.w3.org/1999/xhtml">Words</div></foreignObject>',
  ),
  told(
    'what moves',
    ['motion'],
    '<rect width="50" height="50" fill="#c00"><animate attributeName="x" from="0" to="50" dur="1s"/></rect>',
  ),
  told(
    'strokes that do not scale',
    ['style'],
    '<path d="M1 5H9" stroke="#c00" stroke-width="10" transform="scale(10)" vector-effect="non-scaling-stroke"/>',
  ),
  told(
    'transforms of rules',
    ['style'],
    '<style>rect{transform:rotate(10deg)}</style><rect x="30" y="30" width="40" height="40"/>',
  ),
  told('unknown fonts', ['font'], '<text x="5" y="60" font-size="30" font-family="Nobody Knows">Words</text>'),
  told('unknown letters', ['sign'], '<text x="5" y="60" font-size="30" font-family="Arial">A\u{10FFFD}</text>'),
];
