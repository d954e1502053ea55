import fc from 'fast-check';
import {countingIds} from './ids';
import {DesignError} from './parse';
import {contentOf, findObject, objectsOf, workspaceOf} from './side';
import {readDesign, writeDesign} from '../objects/formats';
import {ORIGIN} from '../testing/designs';

const options = {origin: ORIGIN, workspace: {width: 650, height: 650}};
const read = (value: unknown) => readDesign(value, {...options, newId: countingIds('made')});

const workspace = {
  type: 'rect',
  id: 'workspace',
  originX: 'center',
  originY: 'center',
  left: 325,
  top: 325,
  width: 650,
  height: 650,
  fill: '#ffffff',
};
const canvas = (...objects: object[]) => ({version: '7.4.0', objects: [workspace, ...objects]});
const placed = {originX: 'center', originY: 'center', left: 100, top: 80, width: 120, height: 45};
const text = {...placed, type: 'i-text', id: 'title', text: 'Hello', fontSize: 40};

/** An object of every kind, with every property the documents name. */
const EVERYTHING = canvas(
  {
    ...text,
    artId: 12,
    selectable: false,
    hasControls: false,
    evented: false,
    fill: '#ff0000',
    stroke: '#00ff00',
    strokeWidth: 2,
    charSpacing: 120,
    lineHeight: 1.4,
    fontWeight: 'bold',
    fontStyle: 'italic',
    fontFamily: 'Oswald',
    underline: true,
    linethrough: true,
    textAlign: 'right',
    angle: 30,
    scaleX: 2,
    scaleY: 2,
  },
  {...text, id: 'box', type: 'textbox'},
  {...text, id: 'old', type: 'text'},
  {...text, id: 'curve', type: 'curved-text', radian: 400, flipped: true},
  {
    ...placed,
    id: 'pic',
    type: 'image',
    src: '/files/a.png',
    picPath: '/files/a.png',
    IsMain: true,
    singleColor: true,
    singleColorList: ['#ff0000'],
    isBase: true,
    paltingShade: '#da9f19',
    paltingSubShade: '#fcdc7d',
  },
  {
    ...placed,
    id: 'line',
    type: 'path',
    path: 'M 0 0 L 10 10',
    fill: null,
    stroke: '#000000',
    strokeWidth: 3,
    strokeLineCap: 'round',
    strokeLineJoin: 'round',
    fillRule: 'evenodd',
  },
  {...placed, id: 'group', type: 'group', objects: [{...text, id: 'inner', left: 5, top: 5}]},
  {
    type: 'ellipse',
    id: 'stickerShape',
    originX: 'center',
    originY: 'center',
    left: 300,
    top: 300,
    width: 540,
    height: 400,
    shape: 3,
    fill: '#ffffff',
    stroke: '#cccccc',
    strokeWidth: 1,
  },
);

describe('a design file', () => {
  it('[ED-227] has frontData and backData, each a canvas with objects', () => {
    const {design} = read({frontData: canvas(text), backData: canvas({...text, id: 'behind', text: 'Back'})});
    expect(findObject(design.front, 'title')).toMatchObject({kind: 'text', text: 'Hello', left: 100, top: 80});
    expect(design.back && findObject(design.back, 'behind')).toMatchObject({text: 'Back'});
    const file = writeDesign(design);
    expect(file.frontData.objects).toHaveLength(2);
    expect(file.backData?.objects).toHaveLength(2);
  });

  it.each([
    ['JSON text', JSON.stringify({frontData: canvas(text), backData: null})],
    ['text within text', JSON.stringify(JSON.stringify({frontData: canvas(text)}))],
    ['sides as text', {frontData: JSON.stringify(canvas(text)), backData: ''}],
    ['a single canvas', canvas(text)],
  ])('may come as %s', (_, value) => {
    const {design} = read(value);
    expect(findObject(design.front, 'title')).toBeDefined();
    expect(design.back).toBeNull();
  });

  it('[ED-228] [ED-230] [ED-231] [ED-232] [ED-235] keeps every documented property through load and save', () => {
    const saved = writeDesign(read({frontData: EVERYTHING, backData: null}).design);
    expect(saved.frontData.objects).toMatchObject(
      EVERYTHING.objects.map(object =>
        object === workspace ? {type: 'rect', id: 'workspace', width: 650, fill: '#ffffff'} : object,
      ),
    );
    expect(writeDesign(read(saved).design)).toEqual(saved);
  });

  it('[ED-192] keeps a sticker outline apart from what the visitor made', () => {
    const {front} = read({frontData: EVERYTHING}).design;
    expect(front.objects.stickerShape).toMatchObject({kind: 'sticker-shape', shape: 3, selectable: false});
    expect(contentOf(front).map(object => object.id)).not.toContain('stickerShape');
  });

  it('gets a drawing area when it has none', () => {
    const {design, problems} = read({frontData: {version: '7.4.0', objects: [text]}});
    expect(workspaceOf(design.front)).toMatchObject({width: 650, height: 650});
    expect(problems).toEqual([{code: 'no-workspace', detail: ''}]);
  });
});

describe('an older file', () => {
  const corner = {
    type: 'rect',
    id: 'box',
    left: 100,
    top: 50,
    width: 200,
    height: 100,
    fill: '#123456',
    strokeWidth: 0,
  };

  it.each([['5.3.0'], ['6.7.1'], [undefined]])(
    'of version %s places objects by their left upper corner when it does not say otherwise',
    version => {
      const {design} = read({version, objects: [workspace, corner]});
      expect(findObject(design.front, 'box')).toMatchObject({
        kind: 'path',
        left: 200,
        top: 100,
        width: 200,
        height: 100,
      });
    },
  );

  it('of version 7 places them by their centre', () => {
    expect(findObject(read({version: '7.0.0', objects: [workspace, corner]}).design.front, 'box')).toMatchObject({
      left: 100,
      top: 50,
    });
  });

  it('counts the stroke of the usual width that was left out', () => {
    const {strokeWidth: _, ...usual} = corner;
    expect(findObject(read({version: '5.2.0', objects: [workspace, usual]}).design.front, 'box')).toMatchObject({
      left: 200.5,
      top: 100.5,
    });
  });

  it('turns around its own corner, not around its middle', () => {
    const turned = findObject(
      read({version: '5.3.0', objects: [workspace, {...corner, angle: 90}]}).design.front,
      'box',
    );
    expect(turned?.left).toBeCloseTo(50);
    expect(turned?.top).toBeCloseTo(150);
  });

  it.each([
    ['Textbox', 'text'],
    ['IText', 'text'],
    ['FabricImage', 'image'],
    ['CurvedText', 'curved-text'],
    ['Circle', 'path'],
    ['Ellipse', 'path'],
    ['Triangle', 'path'],
    ['Polygon', 'path'],
    ['Line', 'path'],
    ['Group', 'group'],
  ])('knows %s', (type, kind) => {
    const object = {
      type,
      id: 'it',
      left: 10,
      top: 10,
      width: 40,
      height: 20,
      radius: 20,
      rx: 20,
      ry: 10,
      text: 'x',
      src: '/files/x.png',
      x1: 0,
      y1: 0,
      x2: 40,
      y2: 20,
      points: [
        {x: 0, y: 0},
        {x: 40, y: 0},
        {x: 40, y: 20},
      ],
      objects: [text],
    };
    expect(findObject(read({version: '6.0.0', objects: [workspace, object]}).design.front, 'it')?.kind).toBe(kind);
  });

  it('reports unknown classes and opens with the rest', () => {
    const {design, problems} = read({version: '5.3.0', objects: [workspace, {type: 'f-image', id: 'alien'}, text]});
    expect(problems).toEqual([{code: 'unknown-type', detail: 'f-image'}]);
    expect(findObject(design.front, 'title')).toBeDefined();
  });

  it('takes negative scales as mirroring and the first colour of a gradient', () => {
    const {front} = read({
      version: '5.3.0',
      objects: [workspace, {...text, scaleX: -2, fill: {type: 'linear', colorStops: [{offset: 0, color: '#abcdef'}]}}],
    }).design;
    expect(findObject(front, 'title')).toMatchObject({scaleX: 2, flipX: true, fill: '#abcdef'});
  });
});

describe('a hostile file', () => {
  it.each(['not json', '[]', '7', 'null', '{}', '{"frontData": 3}'])('that is no design is refused: %s', value => {
    expect(() => read(value)).toThrow(DesignError);
  });

  it.each([
    'https://elsewhere.test/x.png',
    '//elsewhere.test/x.png',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html,<b>',
    'blob:https://emblem.test/1',
    '',
    'http://user:pass@emblem.test/x.png',
  ])('cannot make the browser load %s', src => {
    const {design, problems} = read({frontData: canvas({...text, type: 'image', id: 'pic', src})});
    expect(findObject(design.front, 'pic')).toBeUndefined();
    expect(problems).toEqual([{code: 'address', detail: src}]);
  });

  it('may show pictures of the same origin and raster pictures inside itself', () => {
    const inline = 'data:image/png;base64,iVBORw0KGgo=';
    const {front} = read({
      frontData: canvas(
        {...text, type: 'image', id: 'a', src: `${ORIGIN}/files/a.png?x=1`},
        {...text, type: 'image', id: 'b', src: inline},
      ),
    }).design;
    expect(findObject(front, 'a')).toMatchObject({src: '/files/a.png?x=1'});
    expect(findObject(front, 'b')).toMatchObject({src: inline});
  });

  it.each(['__proto__', 'constructor', 'toString', '', 'a b', 'x'.repeat(65)])('cannot name an object %s', id => {
    const {front} = read({frontData: {version: '7.4.0', objects: [workspace, {...text, id}]}}).design;
    expect(contentOf(front).map(object => object.id)).toEqual(['made1']);
  });

  it('gets new ids for objects that share one, and for groups that contain a drawing area', () => {
    const {front} = read({
      frontData: canvas(text, text, {...text, id: 'g', type: 'group', objects: [{...text, id: 'workspace'}]}),
    }).design;
    expect(objectsOf(front).map(object => object.id)).toEqual(['workspace', 'title', 'made1', 'g']);
    expect(findObject(front, 'made2')).toMatchObject({kind: 'text'});
  });

  it('is cut off at a depth and a number of objects', () => {
    let nested: object = {...text};
    for (let depth = 0; depth < 40; depth += 1) nested = {...text, id: `g${depth}`, type: 'group', objects: [nested]};
    expect(read({frontData: canvas(nested)}).problems).toContainEqual(expect.objectContaining({code: 'too-deep'}));
    const {design, problems} = read({frontData: canvas(...Array.from({length: 2500}, () => text))});
    expect(objectsOf(design.front)).toHaveLength(2000);
    expect(problems).toEqual([{code: 'too-many', detail: '2000'}]);
  });

  it('never breaks the reader, whatever it holds', () => {
    const value = fc.oneof(fc.double(), fc.string(), fc.boolean(), fc.constant(null), fc.jsonValue());
    const names = [
      'type',
      'id',
      'left',
      'width',
      'scaleX',
      'angle',
      'skewX',
      'text',
      'fontSize',
      'fill',
      'stroke',
      'path',
      'points',
      'objects',
      'src',
      'radian',
      'shape',
      'radius',
      'originX',
    ];
    const object = fc
      .dictionary(fc.constantFrom(...names), value)
      .chain(rest =>
        fc
          .constantFrom('i-text', 'path', 'image', 'group', 'rect', 'polygon', 'curved-text', 'circle', 'x')
          .map(type => ({...rest, type})),
      );
    fc.assert(
      fc.property(fc.array(object, {maxLength: 5}), fc.option(fc.string()), (objects, version) => {
        const {design} = read({version, objects});
        const saved = JSON.stringify(writeDesign(design));
        expect(saved).not.toMatch(
          /:null,"(left|top|width|height|scaleX|scaleY|angle)"|"(left|top|width|height|scaleX|scaleY|angle)":null/,
        );
        expect(JSON.stringify(writeDesign(read(saved).design))).toBe(saved);
      }),
      {numRuns: 300},
    );
  });
});
