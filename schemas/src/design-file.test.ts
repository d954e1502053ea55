import {DESIGN_LIMITS, designFault} from './design-file';

const canvas = (...objects: unknown[]) => ({
  frontData: {version: '7.4.0', objects: [{id: 'workspace', type: 'rect'}, ...objects]},
  backData: null,
});

function nested(depth: number, make: (inner: unknown) => unknown, value: unknown = 1): unknown {
  let result = value;
  for (let level = 0; level < depth; level += 1) result = make(result);
  return result;
}

const image = (src: unknown) => ({type: 'image', src});

describe('a design that may be stored', () => {
  it.each([
    ['nothing yet', {}],
    ['a canvas for each side', canvas({type: 'text', text: 'Hello'})],
    ['a side as text', {frontData: JSON.stringify(canvas().frontData), backData: ''}],
    ['a picture of this site', canvas(image('/files/a.png?x=1'))],
    ['a picture inside the file', canvas(image('data:image/png;base64,iVBORw0KGgo='))],
    ['groups in groups', canvas(nested(10, inner => ({type: 'group', objects: [inner]}), {type: 'text', text: 'x'}))],
  ])('is %s', (_, design) => {
    expect(designFault(design)).toBeUndefined();
  });
});

describe('a design that may not be stored', () => {
  it.each([
    'https://elsewhere.test/x.png',
    '//elsewhere.test/x.png',
    '\\\\elsewhere.test\\x.png',
    ' https://own.invalid/x.png',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html,<b>',
    'blob:https://own.invalid/1',
  ])('loads something from %s', src => {
    const places: readonly unknown[] = [
      image(src),
      {type: 'group', objects: [image(src)]},
      {type: 'text', fill: {type: 'pattern', source: src}},
      {type: 'rect', clipPath: image(src)},
      {type: 'image', src: '/files/a.png', filters: [{type: 'BlendImage', image: image(src)}]},
      {type: 'image', src: '/files/a.png', picPath: src},
    ];
    for (const place of places) expect([place, designFault(canvas(place))]).toEqual([place, 'address']);
    expect(designFault({frontData: {objects: [], backgroundImage: image(src)}})).toBe('address');
    expect(designFault({frontData: JSON.stringify({objects: [image(src)]})})).toBe('address');
  });

  it.each([
    ['address', canvas({type: 'rect', fill: 'url(https://elsewhere.test/#a)'})],
    ['too-many', canvas(...Array.from({length: DESIGN_LIMITS.objects}, () => ({type: 'rect'})))],
    ['too-many', canvas({type: 'group', objects: Array.from({length: DESIGN_LIMITS.objects}, () => ({type: 'rect'}))})],
    ['too-deep', canvas(nested(20, inner => ({type: 'group', objects: [inner]}), {type: 'rect'}))],
    ['too-nested', canvas({type: 'rect', fill: nested(200, inner => [inner])})],
    ['too-nested', canvas({type: 'rect', fill: nested(200_000, inner => ({colorStops: [{color: inner}]}))})],
    ['too-nested', {frontData: `{"objects":${'['.repeat(5000)}${']'.repeat(5000)}}`}],
    ['number', canvas({type: 'rect', left: Number.POSITIVE_INFINITY})],
    ['number', {frontData: '{"objects":[{"left":1e999}]}'}],
    ['text', canvas({type: 'text', text: 'x'.repeat(DESIGN_LIMITS.text + 1)})],
    ['path', canvas({type: 'path', path: 'L 1 1 '.repeat(100_000)})],
    ['path', canvas({type: 'path', path: Array.from({length: 30_000}, () => ['L', 1.23456789, 2.3456789])})],
    ['name', {frontData: '{"objects":[{"__proto__":{"polluted":1}}]}'}],
    [
      'too-large',
      canvas({
        type: 'rect',
        ...Object.fromEntries(Array.from({length: DESIGN_LIMITS.values}, (_, at) => [`name${at}`, 1])),
      }),
    ],
    ['too-large', {frontData: `{"objects":[${'1,'.repeat(DESIGN_LIMITS.values)}1]}`}],
    ['too-large', {frontData: {objects: []}, note: 'x'.repeat(DESIGN_LIMITS.characters)}],
  ])('has the fault %s', (fault, design) => {
    expect(designFault(design)).toBe(fault);
  });
});
